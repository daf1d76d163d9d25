public import Foundation
public import Trellis

/// The initializers of tables with a row for each element of a tree.
///
/// Source: documented, developer.apple.com/documentation/swiftui/table.
extension Table {
  /// Creates a table of a tree of elements, with a key path to the children of an element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), nil, nil, columnCustomization)
  }

  /// Creates a table of a tree of elements with single selection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), .one(selection), nil,
      columnCustomization)
  }

  /// Creates a table of a tree of elements with multiple selection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), .many(selection), nil,
      columnCustomization)
  }

  /// Creates a table of a tree of elements, with sorting by a press on a header.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Sort.Compared == Value,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), nil, TableOrder(sortOrder),
      columnCustomization)
  }

  /// Creates a table of a tree of elements with single selection, and sorting by a press on a header.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Sort.Compared == Value,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), .one(selection),
      TableOrder(sortOrder), columnCustomization)
  }

  /// Creates a table of a tree of elements with multiple selection, and sorting by a press on a header.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Sort.Compared == Value,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), .many(selection),
      TableOrder(sortOrder), columnCustomization)
  }
}
