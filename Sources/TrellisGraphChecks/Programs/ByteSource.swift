/// The bytes that instructions are decoded from.
///
/// Beyond the end there are zeros, so every byte string is a program.
///
/// Registers of attributes are of two kinds, so that most instructions find what they need: the first quarter is for inputs, the
/// rest for rules. A rule may read both.
package struct ByteSource {
  /// The number of registers for attributes.
  package let registerCount: Int
  /// The register that the next instruction must fill; nil for any.
  var nextRegister: Int?
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  package init(_ bytes: ArraySlice<UInt8>, registerCount: Int) {
    self.bytes = bytes
    self.registerCount = registerCount
    position = bytes.startIndex
  }

  package var isEmpty: Bool { position >= bytes.endIndex }

  /// Returns the next byte.
  package mutating func byte() -> Int {
    if isEmpty { return 0 }
    defer { position += 1 }
    return Int(bytes[position])
  }

  /// Returns a number below a bound, which is 256 at most.
  package mutating func number(below bound: Int) -> Int { byte() % bound }

  /// Returns one of the cases of a type.
  package mutating func choice<Choice: CaseIterable>(of type: Choice.Type) -> Choice {
    let all = Array(Choice.allCases)
    return all[number(below: all.count)]
  }

  /// The number of registers for inputs.
  var inputCount: Int { registerCount / 4 }

  /// Returns a register to read that isn't empty.
  package mutating func register() -> Int { number(below: max(1, nextRegister ?? registerCount)) }
  package mutating func inputRegister() -> Int { number(below: inputCount) }
  package mutating func ruleRegister() -> Int { inputCount + number(below: registerCount - inputCount) }
  /// Returns a register for a new input.
  package mutating func newInputRegister() -> Int { nextRegister ?? inputRegister() }
  /// Returns a register for a new rule.
  package mutating func newRuleRegister() -> Int { nextRegister ?? ruleRegister() }

  /// Returns a register of a subgraph.
  package mutating func subgraphRegister() -> Int { number(below: 4) }

  /// Returns a register of a subgraph, or nil for the root.
  package mutating func place() -> Int? {
    let number = number(below: 8)
    return number < 4 ? nil : number - 4
  }

  /// Returns a value to set: mostly one of a few, so that inputs are often set back.
  package mutating func value() -> Int {
    let byte = byte()
    return byte < 192 ? byte % 4 : byte % 16
  }
}
