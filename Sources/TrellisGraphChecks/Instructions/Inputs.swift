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
    self.init(bytes.newInputRegister(), bytes.value(), bytes.choice(of: Shape.self), in: bytes.place())
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

  package var variants: [any Instruction] {
    simpler + (0..<4).map { MakeInput(register, $0, shape, in: place) }
  }

  package mutating func rename(_ names: Renaming) {
    names.rename(&register)
    names.rename(place: &place)
  }

  package var description: String {
    "MakeInput(\(register), \(value)\(shape.operand)\(place.map { ", in: \($0)" } ?? ""))"
  }
}

/// Sets an input to some values in succession.
///
/// Does nothing if the register holds no input.
package struct SetInput: Instruction {
  var register: Int
  var values: [Int]

  package init(_ register: Int, _ values: Int...) {
    self.register = register
    self.values = values
  }

  package init(from bytes: inout ByteSource) {
    register = bytes.inputRegister()
    // A second value often sets the input back.
    let count = bytes.byte() < 160 ? 1 : 2
    values = (0..<count).map { _ in bytes.value() }
  }

  package func perform(on machine: inout some Machine) {
    guard let input = machine.attribute(in: register), machine.isInput(input) else { return }
    // A transaction callback may have removed the input.
    for value in values where machine.exists(input) { machine.set(input, to: value) }
  }

  package var simpler: [any Instruction] {
    var all: [SetInput] = []
    for index in values.indices {
      var copy = self
      if values.count > 1 {
        copy.values.remove(at: index)
        all.append(copy)
      }
      for value in [values[index] / 2, values[index] - 1] where value >= 0 && value < values[index] {
        copy = self
        copy.values[index] = value
        all.append(copy)
      }
    }
    return all
  }

  package var variants: [any Instruction] {
    simpler + (0..<4).map { SetInput(register, $0) } + (0..<4).map { SetInput($0, values[0]) }
  }

  package mutating func rename(_ names: Renaming) {
    names.rename(&register)
  }

  package var description: String {
    "SetInput(\(register), \(values.map { "\($0)" }.joined(separator: ", ")))"
  }
}

extension Shape {
  /// The shape as an operand in an instruction's source.
  var operand: String { self == .word ? "" : ", .\(rawValue)" }
}
