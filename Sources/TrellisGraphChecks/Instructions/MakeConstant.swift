/// Makes a constant in the root, and puts it in a register.
///
/// Readers of a constant don't depend on it, so it must not be removed before them.
package struct MakeConstant: Instruction {
  var register: Int
  var value: Int
  var shape: Shape

  package init(_ register: Int, _ value: Int, _ shape: Shape = .word) {
    self.register = register
    self.value = value
    self.shape = shape
  }

  package init(from bytes: inout ByteSource) {
    self.init(bytes.register(), bytes.value(), bytes.choice(of: Shape.self))
  }

  package func perform(on machine: inout some Machine) {
    let constant = machine.makeConstant(value, as: shape)
    machine.registers.attributes[register] = constant
  }

  package mutating func rename(_ names: Renaming) {
    names.rename(&register)
  }

  package var simpler: [any Instruction] {
    var all: [any Instruction] = [MakeInput(register, value, shape)]
    if shape != .word { all.append(MakeConstant(register, value)) }
    if value > 0 { all.append(MakeConstant(register, value / 2, shape)) }
    return all
  }

  package var description: String { "MakeConstant(\(register), \(value)\(shape.operand))" }
}
