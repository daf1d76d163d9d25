import TrellisGraph

nonisolated struct TagModifier: ViewModifier {
  typealias Body = Never

  let tag: ViewTag
}

/// A value by which a container finds a view.
nonisolated struct ViewTag: Hashable {
  private let value: AnyHashable
  /// The same as an optional one, where that counts too.
  private let optional: AnyHashable?

  init<V: Hashable>(_ value: V, includeOptional: Bool) {
    self.value = AnyHashable(value)
    optional = includeOptional ? AnyHashable(V?.some(value)) : nil
  }

  /// The value, where it is of a type.
  func value<V: Hashable>(as type: V.Type) -> V? { value.base as? V }

  /// Whether a value is this one, and of its type.
  func matches(_ other: AnyHashable) -> Bool { value == other || optional == other }
}

extension View {
  /// Gives the view a value by which a container finds it, as ``GraphicsContext/resolveSymbol(id:)`` does.
  ///
  /// What is looked for has to be of the value's type; with `includeOptional` it may be an optional of it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:).
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    ModifiedContent(
      content: self, modifier: TagModifier(tag: ViewTag(tag, includeOptional: includeOptional)))
  }
}
