public import Trellis

/// A scrolling column of rows, some of which can be selected.
///
/// Each view in the content is a row; sections have headers and footers. A row is built when it becomes visible, so that a list
/// opens equally fast with few and with very many rows.
///
/// The selection contains a row's tag, or, for a row without a tag, its id in its `ForEach`. Rows whose tag or id isn't of the
/// selection's type can't be selected. The value of a removed row stays in the binding; if the row comes back, it is selected
/// again.
///
/// Keys work while the list has the focus:
///
/// - An arrow key selects the next row. With Shift and multiple selection, arrow keys extend the selection.
/// - Home, End and Ctrl+A have their usual meaning.
/// - Letters select the next row whose text begins with them, among the next thousand rows, wrapping around at the end. See
///   ``View/typeSelectEquivalent(_:)-(Text?)``.
/// - Return does the same as a press on the row, and Delete deletes the selected rows.
/// - Alt with the up or down arrow moves the row selected last among the others of its `ForEach`.
///
/// Source: documented, developer.apple.com/documentation/swiftui/list; the selection of removed rows: recorded on macOS; keys: as
/// on desktops.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
  let selection: ListSelection<SelectionValue>?
  let content: Content

  init(_ selection: ListSelection<SelectionValue>?, _ content: Content) {
    (self.selection, self.content) = (selection, content)
  }

  /// The rows, in the current style.
  @MainActor public var body: some View { ListBox(selection: selection, content: content) }
}

extension List {
  /// Creates a list of any views, with multiple selection.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { .many($0) }, content())
  }

  /// Creates a list of any views, with single selection.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { .one($0) }, content())
  }

  /// Creates a list of any views, with a single selection that is never empty.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(.required(selection), content())
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of any views.
  public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }
}
