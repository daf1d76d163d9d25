/// Makes a projection of an attribute, and puts it in a register.
///
/// Does nothing if there is no source.
package struct MakeProjection: Instruction {
  var register: Int
  var source: Int
  var field: Field

  package init(_ register: Int, of source: Int, _ field: Field) {
    self.register = register
    self.source = source
    self.field = field
  }

  package init(from bytes: inout ByteSource) {
    self.init(bytes.ruleRegister(), of: bytes.register(), Field(from: &bytes))
  }

  package func perform(on machine: inout some Machine) {
    guard let attribute = machine.attribute(in: source) else { return }
    let projection = machine.makeProjection(of: attribute, field)
    machine.registers.attributes[register] = projection
  }

  package mutating func rename(_ names: Renaming) {
    names.rename(&register)
    names.rename(&source)
  }

  package var simpler: [any Instruction] { [MakeRule(register, Formula(.sum), of: [source])] }
  package var description: String { "MakeProjection(\(register), of: \(source), \(field))" }
}
