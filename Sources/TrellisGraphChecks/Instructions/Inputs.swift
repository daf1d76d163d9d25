/// Makes an input and puts it in a register.
package struct MakeInput: Instruction {
  var register: Int
  var value: Int
  var shape: Shape
  var place: Int?

  package init(_ register: Int, _ value: Int, _ shape: Shape = .word, in place: Int? = nil) {
    self.register = register
    self.value = value
    self.shape = shape
    self.place = place
  }

  package init(from bytes: inout ByteSource) {
    self.init(bytes.inputRegister(), bytes.value(), bytes.choice(of: Shape.self), in: bytes.place())
  }

  package func perform(on machine: inout some Machine) {
    let input = machine.makeInput(value, as: shape, in: machine.place(place))
    machine.registers.attributes[register] = input
  }

  package var simpler: [any Instruction] {
    var all: [any Instruction] = []
    if place != nil { all.append(MakeInput(register, value, shape)) }
    if shape != .word { all.append(MakeInput(register, value, .word, in: place)) }
    if value > 0 { all.append(MakeInput(register, value / 2, shape, in: place)) }
    return all
  }

  package var description: String {
    "MakeInput(\(register), \(value)\(shape.operand)\(place.map { ", in: \($0)" } ?? ""))"
  }
}

/// Sets an input; where the register holds none, nothing.
package struct SetInput: Instruction {
  var register: Int
  var value: Int

  package init(_ register: Int, _ value: Int) {
    self.register = register
    self.value = value
  }

  package init(from bytes: inout ByteSource) {
    self.init(bytes.inputRegister(), bytes.value())
  }

  package func perform(on machine: inout some Machine) {
    guard let input = machine.attribute(in: register), machine.isInput(input) else { return }
    machine.set(input, to: value)
  }

  package var simpler: [any Instruction] {
    value > 0 ? [SetInput(register, value / 2), SetInput(register, value - 1)] : []
  }

  package var description: String { "SetInput(\(register), \(value))" }
}

extension Shape {
  /// The shape as an operand of an instruction's source.
  var operand: String { self == .word ? "" : ", .\(rawValue)" }
}
