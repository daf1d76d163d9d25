/// Makes a weak attribute of another one, puts it in a register, and reads it.
///
/// The search for a source begins at a register. The source is the first attribute that isn't weak and isn't in the root; if there is none,
/// the first one that isn't weak.
package struct MakeWeak: Instruction {
  var register: Int
  var source: Int
  var place: Int?

  package init(_ register: Int, _ source: Int, in place: Int? = nil) {
    self.register = register
    self.source = source
    self.place = place
  }

  package init(from bytes: inout ByteSource) {
    self.init(bytes.ruleRegister(), bytes.register(), in: bytes.place())
  }

  package func perform(on machine: inout some Machine) {
    let registers = machine.registers.attributes.keys.sorted()
    let attributes = (registers.filter { $0 >= source } + registers.filter { $0 < source })
      .compactMap { machine.attribute(in: $0) }.filter { !machine.isWeak($0) }
    let mortal = attributes.first { machine.subgraph(of: $0) != 0 }
    guard let attribute = mortal ?? attributes.first else { return }
    let weak = machine.makeWeak(attribute, in: machine.place(place))
    machine.registers.attributes[register] = weak
    machine.ask(weak)
  }

  package mutating func rename(_ names: Renaming) {
    names.rename(&register)
    names.rename(&source)
    names.rename(place: &place)
  }

  package var simpler: [any Instruction] {
    let rule: any Instruction = MakeRule(register, Formula(.sum), of: [source])
    return place == nil ? [rule] : [rule, MakeWeak(register, source)]
  }

  package var description: String { "MakeWeak(\(register), \(source)\(place.map { ", in: \($0)" } ?? ""))" }
}
