/// Sends values to an input.
///
/// Does nothing if the register holds no input.
package struct Send: Instruction {
  var register: Int
  var values: [Int]

  package init(_ register: Int, _ values: Int...) {
    self.register = register
    self.values = values
  }

  package init(from bytes: inout ByteSource) {
    register = bytes.inputRegister()
    values = (0..<(bytes.byte() < 192 ? 1 : 2)).map { _ in bytes.value() }
  }

  package func perform(on machine: inout some Machine) {
    guard let input = machine.attribute(in: register), machine.isInput(input) else { return }
    for value in values { machine.send(value, to: input) }
  }

  package mutating func rename(_ names: Renaming) {
    names.rename(&register)
  }

  package var simpler: [any Instruction] {
    var all: [Send] = []
    for index in values.indices {
      var copy = self
      if values.count > 1 {
        copy.values.remove(at: index)
        all.append(copy)
      }
      copy = self
      copy.values[index] /= 2
      if values[index] > 0 { all.append(copy) }
    }
    return all
  }

  package var description: String { "Send(\(register), \(values.map { "\($0)" }.joined(separator: ", ")))" }
}

/// Flushes pending writes.
package struct FlushPendingWrites: Instruction {
  package init() {}

  package init(from bytes: inout ByteSource) {}

  package func perform(on machine: inout some Machine) { machine.flushPendingWrites() }

  package mutating func rename(_ names: Renaming) {}

  package var simpler: [any Instruction] { [] }
  package var description: String { "FlushPendingWrites()" }
}
