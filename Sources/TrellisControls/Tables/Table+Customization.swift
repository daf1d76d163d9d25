public import Foundation
public import Trellis

/// The initializers of tables whose columns the user can hide and move; see ``TableColumnCustomization``.
extension Table {
  /// Creates a table with a row for each element, columns that the user can change.
  public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
    self.init(TableForEachContent(data: data), columns(), nil, nil, columnCustomization)
  }

  /// Creates a table with a row for each element, columns that the user can change, and single selection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
    self.init(TableForEachContent(data: data), columns(), .one(selection), nil, columnCustomization)
  }

  /// Creates a table with a row for each element, columns that the user can change, and multiple selection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
    self.init(TableForEachContent(data: data), columns(), .many(selection), nil, columnCustomization)
  }

  /// Creates a table with a row for each element, columns that the user can change, sorting by a press on a header.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(TableForEachContent(data: data), columns(), nil, TableOrder(sortOrder), columnCustomization)
  }

  /// Creates a table with a row for each element, columns that the user can change, sorting by a press on a header, and single selection.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(
      TableForEachContent(data: data), columns(), .one(selection), TableOrder(sortOrder), columnCustomization)
  }

  /// Creates a table with a row for each element, columns that the user can change, sorting by a press on a header, and multiple selection.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(
      TableForEachContent(data: data), columns(), .many(selection), TableOrder(sortOrder), columnCustomization
    )
  }

  /// Creates a table with rows for values of a type, columns that the user can change.
  public init(
    of valueType: Value.Type = Value.self, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(rows(), columns(), nil, nil, columnCustomization)
  }

  /// Creates a table with rows for values of a type, columns that the user can change, and single selection.
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(rows(), columns(), .one(selection), nil, columnCustomization)
  }

  /// Creates a table with rows for values of a type, columns that the user can change, and multiple selection.
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(rows(), columns(), .many(selection), nil, columnCustomization)
  }

  /// Creates a table with rows for values of a type, columns that the user can change, sorting by a press on a header.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(rows(), columns(), nil, TableOrder(sortOrder), columnCustomization)
  }

  /// Creates a table with rows for values of a type, columns that the user can change, sorting by a press on a header, and single selection.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(rows(), columns(), .one(selection), TableOrder(sortOrder), columnCustomization)
  }

  /// Creates a table with rows for values of a type, columns that the user can change, sorting by a press on a header, and multiple selection.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(rows(), columns(), .many(selection), TableOrder(sortOrder), columnCustomization)
  }
}
