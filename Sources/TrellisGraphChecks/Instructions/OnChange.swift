/// Watches an attribute for a limited number of values.
///
/// Does nothing if the register holds no attribute.
package struct OnChange: Instruction {
  var register: Int
  var calls: Int

  package init(_ register: Int, calls: Int = 1) {
    self.register = register
    self.calls = calls
  }

  package init(from bytes: inout ByteSource) {
    self.init(bytes.register(), calls: 1 + bytes.number(below: 6))
  }

  package func perform(on machine: inout some Machine) {
    if let attribute = machine.attribute(in: register) { machine.onChange(of: attribute, calls: calls) }
  }

  package mutating func rename(_ names: Renaming) {
    names.rename(&register)
  }

  package var simpler: [any Instruction] { calls > 1 ? [OnChange(register, calls: calls - 1)] : [] }
  package var description: String { "OnChange(\(register), calls: \(calls))" }
}
