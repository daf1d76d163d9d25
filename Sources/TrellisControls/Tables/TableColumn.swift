public import Foundation
public import Trellis

/// Columns of a table.
///
/// Source: documented, developer.apple.com/documentation/swiftui/tablecolumncontent.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// What a row is of.
  associatedtype TableRowValue: Identifiable
  /// What rows are sorted by; `Never` where they aren't.
  associatedtype TableColumnSortComparator: SortComparator
  /// The columns, from the leading edge on.
  @MainActor var _columns: [_TableColumn<TableRowValue>] { get }
}

/// One column, whatever types it is made of: for tables alone.
public nonisolated struct _TableColumn<Value> {
  var label: AnyView
  var content: (Value) -> AnyView
  var width = TableColumnWidth()
  /// What rows are sorted by where the column's header is pressed; nil where they can't be.
  var comparator: Any?
}

/// How wide a column is, in points.
nonisolated struct TableColumnWidth: Equatable {
  var min: CGFloat = 40
  var ideal: CGFloat?
  var max = CGFloat.infinity
}

/// A column of a table: its header, and what it shows of a row.
///
/// Source: documented, developer.apple.com/documentation/swiftui/tablecolumn.
public nonisolated struct TableColumn<
  RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View
>: TableColumnContent {
  /// What a row is of.
  public typealias TableRowValue = RowValue
  /// What rows are sorted by.
  public typealias TableColumnSortComparator = Sort

  private let label: Label
  private let content: (RowValue) -> Content
  private let comparator: Sort?
  private var columnWidth = TableColumnWidth()

  private init(_ label: Label, _ comparator: Sort?, _ content: @escaping (RowValue) -> Content) {
    (self.label, self.comparator, self.content) = (label, comparator, content)
  }

  /// The column.
  @MainActor public var _columns: [_TableColumn<RowValue>] {
    let content = content
    return [
      _TableColumn(
        label: AnyView(label), content: { AnyView(content($0)) }, width: columnWidth, comparator: comparator)
    ]
  }

  /// The column, so many points wide; nil is as wide as there is room.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var column = self
    let width = width.flatMap { $0.isFinite ? max(0, $0) : nil }
    column.columnWidth = width.map { TableColumnWidth(min: $0, ideal: $0, max: $0) } ?? TableColumnWidth()
    return column
  }

  /// The column, as wide as there is room, within limits in points; nil is none.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var column = self
    let least = Swift.max(0, min ?? 40)
    column.columnWidth = TableColumnWidth(
      min: least.isFinite ? least : 40, ideal: ideal, max: Swift.max(least, max ?? .infinity))
    return column
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column of any views, with a title that is written down in the source.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(titleKey), nil, content)
  }

  /// Creates a column of any views, with a title, as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(title), nil, content)
  }

  /// Creates a column of any views for a value, by which a table that sorts isn't sorted.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), nil, content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// Creates a column of strings, with a title that is written down in the source.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(titleKey), nil) { Text($0[keyPath: value]) }
  }

  /// Creates a column of strings, with a title, as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(Text(title), nil) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Label == Text {
  /// Creates a column of any views by which rows are sorted as a comparator says.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), comparator, content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column of any views by which rows are sorted by a value.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(value), content)
  }

  /// Creates a column of any views by which rows are sorted by a value, as a comparator says.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator), content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a column of strings by which rows are sorted.
  public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(Text(titleKey), KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }
}

/// Columns one after the other.
///
/// Source: documented, developer.apple.com/documentation/swiftui/tupletablecolumncontent.
public nonisolated struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator>:
  TableColumnContent
{
  /// What a row is of.
  public typealias TableRowValue = RowValue
  /// What rows are sorted by.
  public typealias TableColumnSortComparator = Sort

  let make: @MainActor () -> [_TableColumn<RowValue>]
  /// The columns.
  @MainActor public var _columns: [_TableColumn<RowValue>] { make() }
}

/// Puts columns one after the other.
///
/// Source: documented, developer.apple.com/documentation/swiftui/tablecolumnbuilder.
@resultBuilder
public nonisolated enum TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// A column.
  public static func buildExpression<C: TableColumnContent>(_ column: C) -> C
  where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort { column }

  /// A column by which rows aren't sorted.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Never, Content, Label> { column }

  /// The first column.
  public static func buildPartialBlock<C: TableColumnContent>(first: C)
    -> TupleTableColumnContent<RowValue, Sort> where C.TableRowValue == RowValue
  {
    nonisolated(unsafe) let first = first
    return TupleTableColumnContent { first._columns }
  }

  /// A column behind others.
  public static func buildPartialBlock<C: TableColumnContent>(
    accumulated: TupleTableColumnContent<RowValue, Sort>, next: C
  ) -> TupleTableColumnContent<RowValue, Sort> where C.TableRowValue == RowValue {
    nonisolated(unsafe) let (accumulated, next) = (accumulated, next)
    return TupleTableColumnContent { accumulated.make() + next._columns }
  }
}
