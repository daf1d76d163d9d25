/// A type of attributes' values, which stores a number in its own way.
protocol CheckedValue: Equatable, Sendable {
  init(_ number: Int, in ledger: Ledger)
  var number: Int { get }
}

extension Int: CheckedValue {
  init(_ number: Int, in ledger: Ledger) { self = number }
  var number: Int { self }
}

extension UInt8: CheckedValue {
  init(_ number: Int, in ledger: Ledger) { self = UInt8(number) }
  var number: Int { Int(self) }
}

/// A number with an object that lives as long as the value.
struct CountedValue: CheckedValue {
  let number: Int
  private let token: Token

  init(_ number: Int, in ledger: Ledger) {
    self.number = number
    token = Token(.value, in: ledger)
  }

  static func == (first: CountedValue, second: CountedValue) -> Bool { first.number == second.number }
}

/// A value that is too large for the slots of a slab.
struct WideValue: CheckedValue {
  private let before: InlineArray<20, Int>
  private let counted: CountedValue
  private let after: InlineArray<20, Int>

  init(_ number: Int, in ledger: Ledger) {
    before = .init(repeating: number)
    counted = CountedValue(number, in: ledger)
    after = .init(repeating: number)
  }

  /// The number, or -1 if the value is corrupt.
  var number: Int { before[0] == counted.number && after[19] == counted.number ? counted.number : -1 }

  static func == (first: WideValue, second: WideValue) -> Bool { first.counted == second.counted }
}
