public import Trellis

/// Rows below each other, which scroll, and of which some can be selected.
///
/// Each view in it is a row, sections have headers and footers. A row is made when it is seen: a list of very many rows opens as fast as
/// one of few. A row is selected by its tag, or where it has none by its id in its `ForEach`, which has to be of the selection's type;
/// other rows can't be. What was selected and is gone stays in the binding, and shows again when it comes back.
///
/// While the list has the focus, arrows select the next row, those with Shift and a selection of many as far as there; Home, End, Ctrl
/// and A do what they are for; letters lead to the next row whose text begins with them, of the thousand that follow, around the end (see
/// ``View/typeSelectEquivalent(_:)-(Text?)``); the return key does what a press on the row does, the delete key deletes the rows that are selected,
/// and Alt with the arrows that point up and down moves the row that was selected last among the others of its `ForEach`.
///
/// Source: documented, developer.apple.com/documentation/swiftui/list; what becomes of the selection: recorded on macOS; keys: as
/// desktops have them.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
  let selection: ListSelection<SelectionValue>?
  let content: Content

  init(_ selection: ListSelection<SelectionValue>?, _ content: Content) {
    (self.selection, self.content) = (selection, content)
  }

  /// The rows, in the style in force.
  @MainActor public var body: some View { ListBox(selection: selection, content: content) }
}

extension List {
  /// Creates a list of any views, of which many may be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { .many($0) }, content())
  }

  /// Creates a list of any views, of which one may be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { .one($0) }, content())
  }

  /// Creates a list of any views, of which one is selected.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(.required(selection), content())
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of any views.
  public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }
}
