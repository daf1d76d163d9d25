/// What an attribute is to its owner: `input` and `rule` for the engine itself, and whatever words a product built on
/// it uses (`body`, `cell`), to be counted and shown.
///
/// The engine treats all kinds alike.
public struct AttributeKind: Hashable, Sendable, Codable, ExpressibleByStringLiteral, CustomStringConvertible
{
  /// The word.
  public let description: String

  /// Creates a kind from its word.
  public init(_ description: String) {
    self.description = description
  }

  /// Creates a kind from a literal.
  public init(stringLiteral value: String) {
    description = value
  }

  /// Reads a kind that was written as its word.
  public init(from decoder: any Decoder) throws {
    description = try decoder.singleValueContainer().decode(String.self)
  }

  /// Writes the word.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// A value that is set from outside.
  public static let input: AttributeKind = "input"
  /// A value that is computed from others.
  public static let rule: AttributeKind = "rule"
  /// A rule that keeps a state of its own.
  public static let statefulRule: AttributeKind = "stateful rule"
  /// A part of another attribute's value.
  public static let projection: AttributeKind = "projection"
  /// An attribute that stands for another.
  public static let indirect: AttributeKind = "indirect"
  /// Which attribute an indirect one stands for.
  public static let indirectSource: AttributeKind = "indirect source"
  /// An attribute that becomes nil when another is removed.
  public static let weak: AttributeKind = "weak"
  /// A value that never changes.
  public static let constant: AttributeKind = "constant"
}

/// Values that many nodes share, each stored once and named by a 32-bit number.
struct SymbolTable<Symbol: Hashable> {
  private var symbols: [Symbol]
  private var numbers: [Symbol: UInt32]

  /// Creates a table in which `first` has the number 0.
  init(first: Symbol) {
    symbols = [first]
    numbers = [first: 0]
  }

  subscript(number: UInt32) -> Symbol { symbols[Int(number)] }

  mutating func number(of symbol: Symbol) -> UInt32 {
    if let number = numbers[symbol] { return number }
    let number = UInt32(symbols.count)
    symbols.append(symbol)
    numbers[symbol] = number
    return number
  }
}
