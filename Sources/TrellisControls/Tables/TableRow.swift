import Foundation
public import Trellis

/// Rows of a table.
public protocol TableRowContent<TableRowValue> {
  /// The type of a row's value.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// The type of the body.
  associatedtype TableRowBody: TableRowContent = Never
  /// The rows that these rows consist of.
  @MainActor var tableRowBody: TableRowBody { get }
  /// The type of the views of the rows.
  associatedtype _RowViews: View
  /// Returns the views of the rows; `line` makes the view of a value.
  @MainActor func _rowViews(_ line: @escaping @MainActor (TableRowValue) -> _TableLine<TableRowValue>)
    -> _RowViews
}

/// The view of a value in the columns of a table, used only by tables.
public struct _TableLine<Value: Identifiable>: View {
  let value: Value
  let columns: [_TableColumn<Value>]

  /// The views of the columns side by side.
  public var body: some View {
    ColumnsLayout(widths: columns.map(\.settings.width)) {
      ForEach(columns.indices, id: \.self) { index in
        if let alignment = columns[index].settings.alignment {
          columns[index].content(value).frame(maxWidth: .infinity, alignment: alignment)
        } else {
          columns[index].content(value)
        }
      }
    }
    // The icons in a table have their own style.
    .transformEnvironment(\.labelIcons) { $0?.isTinted = false }
  }
}

/// A row for each element of a collection.
public nonisolated struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// The type of a row's value.
  public typealias TableRowValue = Data.Element
  let data: Data

  /// Returns a line for each element.
  @MainActor public func _rowViews(
    _ line: @escaping @MainActor (Data.Element) -> _TableLine<Data.Element>
  ) -> ForEach<Data, Data.Element.ID, _TableLine<Data.Element>> {
    ForEach(data) { line($0) }
  }
}

/// A row of a value in a table.
///
/// The value's id selects the row.
public nonisolated struct TableRow<Value: Identifiable>: TableRowContent {
  /// The type of the row's value.
  public typealias TableRowValue = Value
  private let value: Value

  /// Creates a row of a value.
  public init(_ value: Value) { self.value = value }

  /// Returns the line of the value, tagged with the value's id.
  @MainActor public func _rowViews(_ line: @escaping @MainActor (Value) -> _TableLine<Value>)
    -> some View
  {
    line(value).tag(value.id)
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of a row's value.
  public typealias TableRowValue = Content.TableRowValue

  /// Returns the rows of each element.
  @MainActor public func _rowViews(
    _ line: @escaping @MainActor (Content.TableRowValue) -> _TableLine<Content.TableRowValue>
  ) -> ForEach<Data, ID, Content._RowViews> {
    viewed { $0._rowViews(line) }
  }
}

extension ForEach where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates table rows for each identifiable element.
  @_disfavoredOverload
  public init<V: Identifiable>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(of: data, id: \.id, content: content)
  }
}

extension ForEach where Content: TableRowContent {
  /// Creates table rows for each element, identified by a key path.
  @_disfavoredOverload
  public init<V: Identifiable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(of: data, id: id, content: content)
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// The type of a row's value.
  public typealias TableRowValue = Wrapped.TableRowValue

  /// Returns the rows, or nil if there are none.
  @MainActor public func _rowViews(
    _ line: @escaping @MainActor (Wrapped.TableRowValue) -> _TableLine<Wrapped.TableRowValue>
  ) -> Wrapped._RowViews? {
    map { $0._rowViews(line) }
  }
}
