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
}
