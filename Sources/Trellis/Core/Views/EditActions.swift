/// The edit actions that a list offers for its rows, if the data behind the binding supports them.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: Int

  /// Creates a set from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// Moving rows.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Deleting rows.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// Moving and deleting rows.
  public static var all: EditActions<Data> { [.move, .delete] }
}

/// The view of an element of an editable collection, which `ForEach` creates for ``EditActions``.
public nonisolated struct EditableCollectionContent<Content: View, Data>: View {
  let content: Content

  /// The view of the element.
  @MainActor public var body: some View { content }
}

extension ForEach where Content: View {
  /// Creates a view for each identifiable element of the collection behind a binding, with edit actions that a list performs
  /// itself.
  public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == ElementBindings<C>, C.Element: Identifiable, ID == C.Element.ID,
    Content == EditableCollectionContent<R, C>
  {
    self.init(
      data: ElementBindings(base: data), id: ElementIdentity(of: C.Element.self) { $0.id },
      edits: RowsEditing(data, editActions)
    ) {
      EditableCollectionContent(content: content($0))
    }
  }

  /// Creates a view for each element of the collection behind a binding, with edit actions that a list performs itself.
  public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  ) where Data == ElementBindings<C>, Content == EditableCollectionContent<R, C> {
    self.init(
      data: ElementBindings(base: data), id: ElementIdentity(id), edits: RowsEditing(data, editActions)
    ) {
      EditableCollectionContent(content: content($0))
    }
  }
}
