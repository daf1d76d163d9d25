/// Makes attributes that read one another in rings, depending on their gates, and puts them in registers.
///
/// A member whose gate's register holds no attribute isn't made.
package struct MakeRing: Instruction {
  var members: [Int]
  var gates: [Int]
  var shape: Shape
  var place: Int?
  /// Whether the members' values depend on the order of updates.
  var isCounting: Bool

  package init(
    _ members: [Int], gates: [Int], _ shape: Shape = .word, isCounting: Bool = false, in place: Int? = nil
  ) {
    self.members = members
    self.gates = gates
    self.shape = shape
    self.place = place
    self.isCounting = isCounting
  }

  package init(from bytes: inout ByteSource) {
    let count = 1 + bytes.number(below: 4)
    members = (0..<count).map { _ in bytes.ruleRegister() }
    // Gates are mostly inputs, so that setting these closes and breaks rings.
    gates = (0..<count).map { _ in bytes.byte() < 192 ? bytes.inputRegister() : bytes.register() }
    shape = bytes.choice(of: Shape.self)
    place = bytes.place()
    isCounting = bytes.byte() < 96
  }

  package func perform(on machine: inout some Machine) {
    let made = zip(members, gates).compactMap { member, gate in
      machine.attribute(in: gate).map { (register: member, gate: $0) }
    }
    let numbers = machine.nextAttribute..<machine.nextAttribute + made.count
    for (index, member) in made.enumerated() {
      let rule = Rule(
        body: RingMember(index: index, isCounting: isCounting), sources: [member.gate] + numbers, shape: shape
      )
      let attribute = machine.makeRule(rule, in: machine.place(place))
      machine.registers.attributes[member.register] = attribute
    }
  }

  package mutating func rename(_ names: Renaming) {
    for index in members.indices {
      names.rename(&members[index])
      names.rename(&gates[index])
    }
    names.rename(place: &place)
  }

  package var simpler: [any Instruction] {
    var all: [any Instruction] = [MakeRule(members[0], Formula(.sum), of: [gates[0]])]
    if place != nil { all.append(MakeRing(members, gates: gates, shape, isCounting: isCounting)) }
    if shape != .word {
      all.append(MakeRing(members, gates: gates, .word, isCounting: isCounting, in: place))
    }
    if isCounting { all.append(MakeRing(members, gates: gates, shape, in: place)) }
    for index in members.indices where members.count > 1 {
      var fewer = self
      fewer.members.remove(at: index)
      fewer.gates.remove(at: index)
      all.append(fewer)
    }
    return all
  }

  package var description: String {
    "MakeRing(\(members), gates: \(gates)\(shape.operand)\(isCounting ? ", isCounting: true" : "")\(place.map { ", in: \($0)" } ?? ""))"
  }
}
