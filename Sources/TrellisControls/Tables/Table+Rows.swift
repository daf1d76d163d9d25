public import Foundation
public import Trellis

extension Table {
  /// Creates a table of rows of values of a type.
  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(rows(), columns(), nil)
  }

  /// Creates a table of rows of values of a type, of which one may be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(rows(), columns(), .one(selection))
  }

  /// Creates a table of rows of values of a type, of which many may be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(rows(), columns(), .many(selection))
  }

  /// Creates a table of rows of values of a type, sorted as its headers are pressed.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(rows(), columns(), nil, TableOrder(sortOrder))
  }

  /// Creates a table of rows of values of a type, of which one may be selected, sorted as its headers are pressed.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(rows(), columns(), .one(selection), TableOrder(sortOrder))
  }

  /// Creates a table of rows of values of a type, of which many may be selected, sorted as its headers are pressed.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(rows(), columns(), .many(selection), TableOrder(sortOrder))
  }
}
