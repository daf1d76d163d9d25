public import Foundation
public import Trellis

extension Table {
  /// Creates a table with a row for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
    self.init(TableForEachContent(data: data), columns(), nil)
  }

  /// Creates a table with a row for each element, and single selection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
    self.init(TableForEachContent(data: data), columns(), .one(selection))
  }

  /// Creates a table with a row for each element, and multiple selection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
    self.init(TableForEachContent(data: data), columns(), .many(selection))
  }

  /// Creates a table with a row for each element, and sorting by a press on a header.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(TableForEachContent(data: data), columns(), nil, TableOrder(sortOrder))
  }

  /// Creates a table with a row for each element, single selection, and sorting by a press on a header.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(TableForEachContent(data: data), columns(), .one(selection), TableOrder(sortOrder))
  }

  /// Creates a table with a row for each element, multiple selection, and sorting by a press on a header.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(TableForEachContent(data: data), columns(), .many(selection), TableOrder(sortOrder))
  }
}
