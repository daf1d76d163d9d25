public import Foundation

/// The meaning of a part of a line, such as emphasis, which Markdown sets.
///
/// A `Text` shows emphasis, code and strikethrough.
///
/// Source: documented, developer.apple.com/documentation/foundation/inlinepresentationintent.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The meanings as bits.
  public let rawValue: UInt
  /// Creates meanings from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Emphasis, shown in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strong emphasis, shown in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code, shown with characters of one width.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Removed text, shown with a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// A line break of the source that isn't one of the text.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// A line break.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  /// HTML within a line.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
  /// HTML of whole lines.
  public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

extension AttributeScopes {
  /// The attributes of Foundation that Linux lacks.
  public struct _AddedFoundationAttributes: AttributeScope {
    /// The meaning of a part of a line.
    public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
  }
}

extension AttributeScopes.FoundationAttributes {
  /// The key of the meaning of a part of a line.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    /// The type of the attribute.
    public typealias Value = InlinePresentationIntent
    /// The attribute's name.
    public static let name = "NSInlinePresentationIntent"
  }
}

extension AttributeDynamicLookup {
  /// The key of an attribute that Linux's Foundation lacks.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes._AddedFoundationAttributes, T>
  ) -> T {
    self[T.self]
  }
}
