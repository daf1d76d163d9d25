import Foundation
public import Trellis
import TrellisDisplayList

/// Rows of data with a column for each of several things of them, under headers.
///
/// It is a list: rows are made when they are seen, and are selected by their ids, with the same keys. Where it is given an order, a
/// press on the header of a column that can be sorted by puts its comparator in front of that, or turns it around; who has the data
/// sorts them.
///
/// Source: documented, developer.apple.com/documentation/swiftui/table.
public nonisolated struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: View
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
  private let rows: Rows
  private let columns: Columns
  private let selection: ListSelection<Value.ID>?
  private let order: TableOrder?

  init(
    _ rows: Rows, _ columns: Columns, _ selection: ListSelection<Value.ID>?, _ order: TableOrder? = nil
  ) {
    (self.rows, self.columns, self.selection, self.order) = (rows, columns, selection, order)
  }

  /// The header over the rows.
  @MainActor public var body: some View {
    let columns = columns._columns
    let widths = columns.map(\.width)
    VStack(spacing: 0) {
      TableHeader(columns: columns.map { ($0.label, $0.comparator) }, widths: widths, order: order)
      Rectangle().fill(.separator).frame(height: 1).accessibilityHidden(true)
      ListBox(
        selection: selection,
        content: rows._rowViews { _TableLine(value: $0, columns: columns) }
      )
      .environment(\.listArrangement, _ListArrangement(kind: .plain))
    }
    .accessibilityElement(children: .contain)
    .accessibilityRole(.table)
  }
}

/// What rows are sorted by, whatever type that is of.
nonisolated struct TableOrder {
  /// Which way round a comparator comes first; nil where it doesn't.
  let direction: @MainActor (Any) -> SortOrder?
  /// Puts a comparator in front, or turns it round where it is there.
  let sort: @MainActor (Any) -> Void

  init<Sort: SortComparator>(_ order: Binding<[Sort]>) {
    func isSame(_ first: Sort, _ second: Sort) -> Bool {
      var first = first
      first.order = second.order
      return first == second
    }
    direction = { comparator in
      guard let comparator = comparator as? Sort, let first = order.wrappedValue.first else { return nil }
      return isSame(comparator, first) ? first.order : nil
    }
    sort = { comparator in
      guard var comparator = comparator as? Sort else { return }
      var all = order.wrappedValue
      if let first = all.first, isSame(comparator, first) {
        comparator.order = first.order == .forward ? .reverse : .forward
      }
      all.removeAll { isSame($0, comparator) }
      order.wrappedValue = [comparator] + all
    }
  }
}
