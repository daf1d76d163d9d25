public import Foundation
import Trellis

/// Columns for each element of a collection.
///
/// Source: documented, developer.apple.com/documentation/swiftui/tablecolumnforeach.
public nonisolated struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content: TableColumnContent
>: TableColumnContent where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
  /// The type of a row's value.
  public typealias TableRowValue = RowValue
  /// The type of the comparators.
  public typealias TableColumnSortComparator = Sort
  /// The columns have no body.
  public typealias TableColumnBody = Never

  /// The elements.
  public var data: Data
  /// A function that returns the columns of an element.
  public var content: (Data.Element) -> Content

  /// Creates columns for each element, identified by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.content) = (data, content)
  }

  /// The columns of all elements.
  @MainActor public var _columns: [_TableColumn<RowValue>] { data.flatMap { content($0)._columns } }
}

extension TableColumnForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates columns for each identifiable element.
  public init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: \.id, content: content)
  }
}

extension TableColumnForEach where Data == Range<Int>, ID == Int {
  /// Creates columns for each number of a range.
  public init(
    _ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content
  ) {
    self.init(data, id: \.self, content: content)
  }
}

extension Never: TableColumnContent {
  /// The type of the comparators.
  public typealias TableColumnSortComparator = Never
  /// The type of the body.
  public typealias TableColumnBody = Never
  /// Traps, because there is no value of this type.
  @MainActor public var _columns: [_TableColumn<Never>] { fatalError("Never has no columns") }
}

extension TableColumnContent where TableColumnBody == Never {
  /// A body that traps when it is read, because Trellis itself shows these columns.
  public nonisolated var tableColumnBody: Never {
    fatalError("\(Self.self) is shown by Trellis and has no tableColumnBody; don't call it")
  }
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  /// The columns of the body.
  @MainActor public var _columns: [_TableColumn<TableRowValue>] { tableColumnBody._columns }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  /// The type of a row's value.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// The type of the comparators.
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  /// The columns have no body.
  public typealias TableColumnBody = Never

  /// The columns, or none.
  @MainActor public var _columns: [_TableColumn<Wrapped.TableRowValue>] { map(\._columns) ?? [] }
}

extension TableColumnBuilder {
  /// Builds an `if` without `else`.
  public static func buildIf<C: TableColumnContent>(_ content: C?) -> C? where C.TableRowValue == RowValue {
    content
  }

  /// Builds the first branch of a condition.
  public static func buildEither<C: TableColumnContent>(first: C) -> TupleTableColumnContent<RowValue, Sort>
  where C.TableRowValue == RowValue { buildPartialBlock(first: first) }

  /// Builds the other branch of a condition.
  public static func buildEither<C: TableColumnContent>(second: C) -> TupleTableColumnContent<RowValue, Sort>
  where C.TableRowValue == RowValue { buildPartialBlock(first: second) }

  /// Builds an `if #available`.
  public static func buildLimitedAvailability<C: TableColumnContent>(_ content: C)
    -> TupleTableColumnContent<RowValue, Sort>
  where C.TableRowValue == RowValue { buildPartialBlock(first: content) }
}
