import TrellisGraph

/// A value that a part of a text has for the text's renderer.
///
/// Source: documented, developer.apple.com/documentation/swiftui/textattribute.
public nonisolated protocol TextAttribute {}

/// The values that a part of a text has for its renderer, by type.
nonisolated final class TextAttributes: Hashable, @unchecked Sendable {
  // Unchecked, because attributes needn't be `Sendable`: the values are set once, and read by renderers on the main actor.
  private let values: [ObjectIdentifier: any TextAttribute]

  private init(_ values: [ObjectIdentifier: any TextAttribute]) { self.values = values }

  /// Returns attributes with another value, unless `known` has one of its type.
  static func adding<T: TextAttribute>(_ value: T, to known: TextAttributes?) -> TextAttributes {
    var values = known?.values ?? [:]
    let key = ObjectIdentifier(T.self)
    values[key] = values[key] ?? value
    return TextAttributes(values)
  }

  subscript<T: TextAttribute>(type: T.Type) -> T? { values[ObjectIdentifier(type)] as? T }

  static func == (first: TextAttributes, second: TextAttributes) -> Bool {
    first === second
      || first.values.count == second.values.count
        && first.values.allSatisfy { key, value in
          second.values[key].map { ValueComparison.areEqual(value, $0) } ?? false
        }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(values.count) }
}

extension Text {
  /// Returns the text with a value for a ``TextRenderer``.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    styled { $0.attributes = .adding(value, to: $0.attributes) }
  }
}
