public import Foundation

extension PredicateExpressions {
  /// The expression of `localizedStandardContains` in a predicate: a search as users expect it, without case and diacritics.
  public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The type of the result.
    public typealias Output = Bool

    /// The expression of the string that is searched.
    public let root: Root
    /// The expression of the string that is looked for.
    public let other: Other

    /// Creates an expression.
    public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }

    /// Returns whether one string contains the other.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try root.evaluate(bindings).localizedStandardContains(try other.evaluate(bindings))
    }
  }

  /// Returns the expression of `localizedStandardContains`, for `#Predicate`.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {
  /// Writes both expressions.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(root)
    try container.encode(other)
  }

  /// Reads both expressions.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    root = try container.decode(Root.self)
    other = try container.decode(Other.self)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: CustomStringConvertible {
  /// A text for debugging.
  public var description: String { "StringLocalizedStandardContains(root: \(root), other: \(other))" }
}
