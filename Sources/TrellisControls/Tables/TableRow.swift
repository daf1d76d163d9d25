import Foundation
public import Trellis

/// Rows of a table.
///
/// Source: documented, developer.apple.com/documentation/swiftui/tablerowcontent.
public protocol TableRowContent<TableRowValue> {
  /// What a row is of.
  associatedtype TableRowValue: Identifiable
  /// The views that the rows are.
  associatedtype _RowViews: View
  /// The views of the rows, given what makes one of a value.
  @MainActor func _rowViews(_ line: @escaping @MainActor (TableRowValue) -> _TableLine<TableRowValue>)
    -> _RowViews
}

/// What a table shows of a value, in its columns: for tables alone.
public struct _TableLine<Value: Identifiable>: View {
  let value: Value
  let columns: [_TableColumn<Value>]

  /// The views of the columns beside each other.
  public var body: some View {
    ColumnsLayout(widths: columns.map(\.width)) {
      ForEach(columns.indices, id: \.self) { columns[$0].content(value) }
    }
  }
}

/// A row for each element of a collection.
///
/// Source: documented, developer.apple.com/documentation/swiftui/tableforeachcontent.
public nonisolated struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// What a row is of.
  public typealias TableRowValue = Data.Element
  let data: Data

  /// A line for each element.
  @MainActor public func _rowViews(
    _ line: @escaping @MainActor (Data.Element) -> _TableLine<Data.Element>
  ) -> ForEach<Data, Data.Element.ID, _TableLine<Data.Element>> {
    ForEach(data) { line($0) }
  }
}

/// A row of a value in a table.
///
/// It is selected by the value's id.
///
/// Source: documented, developer.apple.com/documentation/swiftui/tablerow.
public nonisolated struct TableRow<Value: Identifiable>: TableRowContent {
  /// What the row is of.
  public typealias TableRowValue = Value
  private let value: Value

  /// Creates a row of a value.
  public init(_ value: Value) { self.value = value }

  /// The line of the value.
  @MainActor public func _rowViews(_ line: @escaping @MainActor (Value) -> _TableLine<Value>)
    -> some View
  {
    line(value).tag(value.id)
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// What the rows are of.
  public typealias TableRowValue = Content.TableRowValue

  /// The rows of each element.
  @MainActor public func _rowViews(
    _ line: @escaping @MainActor (Content.TableRowValue) -> _TableLine<Content.TableRowValue>
  ) -> ForEach<Data, ID, Content._RowViews> {
    viewed { $0._rowViews(line) }
  }
}

extension ForEach where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates rows of a table for each of some identifiable elements.
  public init<V: Identifiable>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(of: data, id: \.id, content: content)
  }
}

extension ForEach where Content: TableRowContent {
  /// Creates rows of a table for each element, whose identity is what the key path leads to.
  public init<V: Identifiable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(of: data, id: id, content: content)
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// What the rows are of.
  public typealias TableRowValue = Wrapped.TableRowValue

  /// The rows, where there are any.
  @MainActor public func _rowViews(
    _ line: @escaping @MainActor (Wrapped.TableRowValue) -> _TableLine<Wrapped.TableRowValue>
  ) -> Wrapped._RowViews? {
    map { $0._rowViews(line) }
  }
}
