public import Foundation
public import Trellis

/// Columns of a table.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of a row's value.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// The type of the comparators; `Never` if the rows aren't sorted.
  associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
  /// The type of the body.
  associatedtype TableColumnBody: TableColumnContent = Never
  /// The columns that these columns consist of.
  nonisolated var tableColumnBody: TableColumnBody { get }
  /// The columns, from the leading edge on.
  @MainActor var _columns: [_TableColumn<TableRowValue>] { get }
}

/// A column with its types erased, used only by tables.
public nonisolated struct _TableColumn<Value> {
  var label: AnyView
  var content: (Value) -> AnyView
  /// The comparator that a press on the header sorts by; nil if the rows can't be sorted by this column.
  var comparator: Any?
  var settings: TableColumnSettings
}

/// The settings of a column that its modifiers change.
nonisolated struct TableColumnSettings {
  var width = TableColumnWidth()
  /// The id for the user's changes; nil if the user can change nothing.
  var id: String?
  var defaultVisibility = Visibility.automatic
  /// The changes that the user can't make.
  var disabled: TableColumnCustomizationBehavior = []
  /// The alignment of the header and the cells; nil leaves it to the views.
  var alignment: Alignment?
}

/// The width of a column, in points.
nonisolated struct TableColumnWidth: Equatable {
  var min: CGFloat = 40
  var ideal: CGFloat?
  var max = CGFloat.infinity
  /// The width that the user set, within the limits; nil if the user set none.
  var resized: CGFloat?
}

/// A column of a table: a header, and a view for each row.
public nonisolated struct TableColumn<
  RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View
>: TableColumnContent {
  /// The type of a row's value.
  public typealias TableRowValue = RowValue
  /// The type of the comparator.
  public typealias TableColumnSortComparator = Sort

  private let label: Label
  private let content: (RowValue) -> Content
  private let comparator: Sort?
  private var settings = TableColumnSettings()

  init(_ label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
    (self.label, self.comparator, self.content) = (label, comparator, content)
  }

  /// The column.
  @MainActor public var _columns: [_TableColumn<RowValue>] {
    let content = content
    return [
      _TableColumn(
        label: AnyView(label), content: { AnyView(content($0)) }, comparator: comparator, settings: settings)
    ]
  }

  /// Returns the column with changed settings.
  func changed(_ change: (inout TableColumnSettings) -> Void) -> TableColumn {
    var column = self
    change(&column.settings)
    return column
  }

  /// Returns the column with a fixed width in points.
  ///
  /// A width that is nil or not finite makes the column flexible; a negative one counts as 0.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    let width = width.flatMap { $0.isFinite ? max(0, $0) : nil }
    return changed {
      $0.width = width.map { TableColumnWidth(min: $0, ideal: $0, max: $0) } ?? TableColumnWidth()
    }
  }

  /// Returns the column with a flexible width, within limits in points.
  ///
  /// Without a minimum, the column is at least 40 points wide. Without a maximum, its width has no upper limit.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    let least = Swift.max(0, min ?? 40)
    return changed {
      $0.width = TableColumnWidth(
        min: least.isFinite ? least : 40, ideal: ideal, max: Swift.max(least, max ?? .infinity))
    }
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column of any views, with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(titleKey), comparator: nil, content: content)
  }

  /// Creates a column of any views, with an unlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(title), comparator: nil, content: content)
  }

  /// Creates a column of any views for a value; the rows can't be sorted by it.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), comparator: nil, content: content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// Creates a column of strings, with a localized title.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(titleKey), comparator: nil) { Text($0[keyPath: value]) }
  }

  /// Creates a column of strings, with an unlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(Text(title), comparator: nil) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Label == Text {
  /// Creates a column of any views that sorts the rows with a comparator.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), comparator: comparator, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column of any views that sorts the rows by a value.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column of any views that sorts the rows by a value, with a comparator.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a column of strings that sorts the rows by them.
  public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(Text(titleKey), comparator: KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }
}

/// The columns of several statements.
public nonisolated struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator>:
  TableColumnContent
{
  /// The type of a row's value.
  public typealias TableRowValue = RowValue
  /// The type of the comparators.
  public typealias TableColumnSortComparator = Sort

  let make: @MainActor () -> [_TableColumn<RowValue>]
  /// The columns.
  @MainActor public var _columns: [_TableColumn<RowValue>] { make() }
}

/// A builder of columns from the statements of a closure.
@resultBuilder
public nonisolated enum TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Builds a column.
  public static func buildExpression<C: TableColumnContent>(_ column: C) -> C
  where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort { column }

  /// Builds a column that the rows can't be sorted by.
  @_disfavoredOverload
  public static func buildExpression<C: TableColumnContent>(_ column: C) -> C
  where C.TableRowValue == RowValue, C.TableColumnSortComparator == Never { column }

  /// Builds the first column.
  public static func buildPartialBlock<C: TableColumnContent>(first: C)
    -> TupleTableColumnContent<RowValue, Sort> where C.TableRowValue == RowValue
  {
    nonisolated(unsafe) let first = first
    return TupleTableColumnContent { first._columns }
  }

  /// Builds a column after others.
  public static func buildPartialBlock<C: TableColumnContent>(
    accumulated: TupleTableColumnContent<RowValue, Sort>, next: C
  ) -> TupleTableColumnContent<RowValue, Sort> where C.TableRowValue == RowValue {
    nonisolated(unsafe) let (accumulated, next) = (accumulated, next)
    return TupleTableColumnContent { accumulated.make() + next._columns }
  }
}
