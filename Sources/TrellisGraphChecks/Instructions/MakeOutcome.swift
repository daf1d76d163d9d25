/// Makes a rule with an outcome, and puts a rule that reads both in a register.
///
/// Does nothing if there is no source.
package struct MakeOutcome: Instruction {
  var register: Int
  var source: Int
  var place: Int?

  package init(_ register: Int, of source: Int, in place: Int? = nil) {
    self.register = register
    self.source = source
    self.place = place
  }

  package init(from bytes: inout ByteSource) {
    self.init(bytes.ruleRegister(), of: bytes.register(), in: bytes.place())
  }

  package func perform(on machine: inout some Machine) {
    guard let attribute = machine.attribute(in: source) else { return }
    let reader = machine.makeOutcome(of: attribute, in: machine.place(place))
    machine.registers.attributes[register] = reader
  }

  package mutating func rename(_ names: Renaming) {
    names.rename(&register)
    names.rename(&source)
    names.rename(place: &place)
  }

  package var simpler: [any Instruction] {
    var all: [any Instruction] = [MakeRule(register, Formula(.sum), of: [source])]
    if place != nil { all.append(MakeOutcome(register, of: source)) }
    return all
  }

  package var description: String {
    "MakeOutcome(\(register), of: \(source)\(place.map { ", in: \($0)" } ?? ""))"
  }
}
