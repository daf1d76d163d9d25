/// The purpose of an attribute for its owner, for counting and display.
///
/// The engine uses `input`, `rule` and the other kinds below; a product built on it adds its own (`body`, `cell`). The
/// engine treats all kinds alike.
public struct AttributeKind: Hashable, Sendable, Codable, ExpressibleByStringLiteral, CustomStringConvertible
{
  /// The kind's word.
  public let description: String

  /// Creates a kind from its word.
  public init(_ description: String) {
    self.description = description
  }

  /// Creates a kind from a literal.
  public init(stringLiteral value: String) {
    description = value
  }

  /// Decodes a kind from its word.
  public init(from decoder: any Decoder) throws {
    description = try decoder.singleValueContainer().decode(String.self)
  }

  /// Encodes the word.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// The kind of an input, which is set from outside.
  public static let input: AttributeKind = "input"
  /// The kind of a rule, which is computed from other attributes.
  public static let rule: AttributeKind = "rule"
  /// The kind of a rule with state of its own.
  public static let statefulRule: AttributeKind = "stateful rule"
  /// The kind of a part of another attribute's value.
  public static let projection: AttributeKind = "projection"
  /// The kind of an attribute that has the value of another, its target.
  public static let indirect: AttributeKind = "indirect"
  /// The kind of an input that holds the target of an indirect attribute.
  public static let indirectSource: AttributeKind = "indirect source"
  /// The kind of an attribute that becomes nil when another one is removed.
  public static let weak: AttributeKind = "weak"
  /// The kind of a value that never changes.
  public static let constant: AttributeKind = "constant"
}

/// A table of values that many nodes share: each is stored once, under a 32-bit number.
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
