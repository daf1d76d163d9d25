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
  /// The type that it was given as.
  private let type: ObjectIdentifier
  /// The optional of that, where that counts too.
  private let optionalType: ObjectIdentifier?

  init<V: Hashable>(_ value: V, includeOptional: Bool) {
    self.value = AnyHashable(value)
    type = ObjectIdentifier(V.self)
    optionalType = includeOptional ? ObjectIdentifier(V?.self) : nil
    optional = includeOptional ? AnyHashable(V?.some(value)) : nil
  }

  /// The value, where it is of a type.
  func value<V: Hashable>(as type: V.Type) -> V? { value.base as? V }

  /// The value for a selection of a type, which has to be the one that it was given as, or the optional of that where that counts.
  func selection<V: Hashable>(of type: V.Type) -> V? {
    let wanted = ObjectIdentifier(type)
    return wanted == self.type || wanted == optionalType ? value.base as? V : nil
  }

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

/// Has rows below be found by their ids where they have no tag.
private nonisolated struct RowTagsModifier: PrimitiveModifier {
  typealias Body = Never

  static var isForLists: Bool { true }

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    var inputs = inputs
    inputs[RowTagsKey.self] = true
    return content(inputs)
  }
}

extension View {
  /// Has the rows of each `ForEach` in the view be found by their ids where they have no tag.
  package nonisolated func rowsTaggedByID() -> some View { modifier(RowTagsModifier()) }
}
