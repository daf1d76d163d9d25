/// Bytes that instructions are decoded from; past the end there are zeros, so that every byte string is a program.
///
/// Attributes have registers of two sorts, so that most instructions find what they need: the first quarter is for
/// inputs, the rest for rules. A rule may read both.
package struct ByteSource {
  /// How many registers of attributes there are.
  package let registerCount: Int
  /// The register that the next instruction has to put something in; nil for any.
  var nextRegister: Int?
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  package init(_ bytes: ArraySlice<UInt8>, registerCount: Int) {
    self.bytes = bytes
    self.registerCount = registerCount
    position = bytes.startIndex
  }

  package var isEmpty: Bool { position >= bytes.endIndex }

  /// The next byte.
  package mutating func byte() -> Int {
    if isEmpty { return 0 }
    defer { position += 1 }
    return Int(bytes[position])
  }

  /// A number below a bound, which is 256 at most.
  package mutating func number(below bound: Int) -> Int { byte() % bound }

  /// One of all cases of a type.
  package mutating func choice<Choice: CaseIterable>(of type: Choice.Type) -> Choice {
    let all = Array(Choice.allCases)
    return all[number(below: all.count)]
  }

  /// How many of the registers are for inputs.
  var inputCount: Int { registerCount / 4 }

  /// A register to read, one that isn't empty.
  package mutating func register() -> Int { number(below: max(1, nextRegister ?? registerCount)) }
  package mutating func inputRegister() -> Int { number(below: inputCount) }
  package mutating func ruleRegister() -> Int { inputCount + number(below: registerCount - inputCount) }
  /// A register for an input that is made.
  package mutating func newInputRegister() -> Int { nextRegister ?? inputRegister() }
  /// A register for a rule that is made.
  package mutating func newRuleRegister() -> Int { nextRegister ?? ruleRegister() }

  /// A subgraph's register.
  package mutating func subgraphRegister() -> Int { number(below: 4) }

  /// A subgraph's register, or nil for the root.
  package mutating func place() -> Int? {
    let number = number(below: 8)
    return number < 4 ? nil : number - 4
  }

  /// A value to set: mostly one of a few, so that inputs are often set back.
  package mutating func value() -> Int {
    let byte = byte()
    return byte < 192 ? byte % 4 : byte % 16
  }
}
