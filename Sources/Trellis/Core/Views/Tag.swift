nonisolated struct TagModifier: ViewModifier {
  typealias Body = Never

  let tag: ViewTag
}

/// A value that identifies a view in a container.
nonisolated struct ViewTag: Hashable {
  private let value: AnyHashable
  /// The value as an optional, if optionals match too.
  private let optional: AnyHashable?
  /// The type of the value.
  private let type: ObjectIdentifier
  /// The optional of the value's type, if optionals match too.
  private let optionalType: ObjectIdentifier?

  init<V: Hashable>(_ value: V, includeOptional: Bool) {
    self.value = AnyHashable(value)
    type = ObjectIdentifier(V.self)
    optionalType = includeOptional ? ObjectIdentifier(V?.self) : nil
    optional = includeOptional ? AnyHashable(V?.some(value)) : nil
  }

  /// Returns the value, if it is of a type.
  func value<V: Hashable>(as type: V.Type) -> V? { value.base as? V }

  /// Returns the value for a selection of a type, which must be the value's type, or its optional if optionals match too.
  func selection<V: Hashable>(of type: V.Type) -> V? {
    let wanted = ObjectIdentifier(type)
    return wanted == self.type || wanted == optionalType ? value.base as? V : nil
  }

  /// Returns whether a value equals this one and has a matching type.
  func matches(_ other: AnyHashable) -> Bool { value == other || optional == other }
}

extension View {
  /// Sets a value that identifies the view in a container, as in ``GraphicsContext/resolveSymbol(id:)``.
  ///
  /// A lookup value must have the tag's type; with `includeOptional`, an optional of that type matches too.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    ModifiedContent(
      content: self, modifier: TagModifier(tag: ViewTag(tag, includeOptional: includeOptional)))
  }
}
