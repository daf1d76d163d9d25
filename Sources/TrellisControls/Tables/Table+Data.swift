public import Foundation
public import Trellis

extension Table {
  /// Creates a table of a row for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
    self.init(TableForEachContent(data: data), columns(), nil)
  }

  /// Creates a table of a row for each element, of which one may be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
    self.init(TableForEachContent(data: data), columns(), .one(selection))
  }

  /// Creates a table of a row for each element, of which many may be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
    self.init(TableForEachContent(data: data), columns(), .many(selection))
  }

  /// Creates a table of a row for each element, sorted as its headers are pressed.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(TableForEachContent(data: data), columns(), nil, TableOrder(sortOrder))
  }

  /// Creates a table of a row for each element, of which one may be selected, sorted as its headers are pressed.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(TableForEachContent(data: data), columns(), .one(selection), TableOrder(sortOrder))
  }

  /// Creates a table of a row for each element, of which many may be selected, sorted as its headers are pressed.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(TableForEachContent(data: data), columns(), .many(selection), TableOrder(sortOrder))
  }
}
