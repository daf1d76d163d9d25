/// What may be done with the rows of a list, of those that the data behind a binding can do.
///
/// Source: documented, developer.apple.com/documentation/swiftui/editactions.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// Rows may be moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Rows may be deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// Rows may be moved and deleted.
  public static var all: EditActions<Data> { [.move, .delete] }
}

/// What a row of a collection is edited by: the view of an element, which `ForEach` makes for ``EditActions``.
///
/// Source: documented, developer.apple.com/documentation/swiftui/editablecollectioncontent.
public nonisolated struct EditableCollectionContent<Content: View, Data>: View {
  let content: Content

  /// The view of the element.
  @MainActor public var body: some View { content }
}

extension ForEach where Content: View {
  /// Creates a view for each identifiable element of the collection behind a binding, which a list deletes and moves itself.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/foreach/init(_:editactions:content:).
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

  /// Creates a view for each element of the collection behind a binding, which a list deletes and moves itself.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/foreach/init(_:id:editactions:content:).
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
