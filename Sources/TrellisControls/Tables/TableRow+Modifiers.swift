import Foundation
public import Trellis

/// Rows with a modifier on each of their views, used only by tables.
public nonisolated struct _ModifiedTableRows<Content: TableRowContent, Modified: View>: TableRowContent {
  /// The type of a row's value.
  public typealias TableRowValue = Content.TableRowValue
  let content: Content
  let modify: @MainActor (Content._RowViews) -> Modified

  /// Returns the modified views.
  @MainActor public func _rowViews(
    _ line: @escaping @MainActor (TableRowValue) -> _TableLine<TableRowValue>
  ) -> Modified {
    modify(content._rowViews(line))
  }
}

extension TableRowContent {
  /// Makes the rows draggable, with a value for the views where they are dropped.
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping @Sendable () -> T
  ) -> some TableRowContent<TableRowValue> {
    _ModifiedTableRows(content: self) { $0.draggable(payload()) }
  }

  /// Makes the rows draggable, with an item provider for the views where they are dropped; nil drags nothing.
  public nonisolated func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> some TableRowContent<TableRowValue> {
    nonisolated(unsafe) let action = action  // the closure runs on the main actor
    return _ModifiedTableRows(content: self) { $0.itemProvider(action) }
  }

  /// Adds a context menu to the rows.
  public nonisolated func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent<TableRowValue> {
    nonisolated(unsafe) let items = menuItems()  // read on the main actor
    return _ModifiedTableRows(content: self) { $0.contextMenu { items } }
  }

  /// Adds a context menu to the rows, and ignores the preview.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> {
    contextMenu(menuItems: menuItems)
  }

  /// Performs an action with values that are dropped on the rows.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/tablerowcontent/dropdestination(for:action:).
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    nonisolated(unsafe) let action = action  // the closure runs on the main actor
    return _ModifiedTableRows(content: self) {
      $0.dropDestination(for: payloadType) { items, _ in
        action(items)
        return true
      }
    }
  }

  /// Performs an action when the pointer enters or leaves the rows.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/tablerowcontent/onhover(perform:).
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void)
    -> some TableRowContent<TableRowValue>
  {
    nonisolated(unsafe) let action = action  // the closure runs on the main actor
    return _ModifiedTableRows(content: self) { $0.onHover(perform: action) }
  }

  /// Sets whether the user can't select the rows.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/tablerowcontent/selectiondisabled(_:).
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue>
  {
    _ModifiedTableRows(content: self) { $0.selectionDisabled(isDisabled) }
  }
}
