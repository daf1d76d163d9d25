import Foundation
public import Trellis
import TrellisDisplayList

/// Rows of data in columns, under headers.
///
/// A table is a list: rows are built when they become visible, and are selected by their ids, with the same keys. With a sort
/// order, a press on the header of a sortable column moves the column's comparator to the front. If the comparator is already
/// first, the press reverses it. The owner of the data sorts the elements.
///
/// On a phone, only the first column is shown, without headers, unless the horizontal size class is regular.
///
/// On a desktop, the border of a header is dragged to resize its column, within the limits of its width. The width is kept as long
/// as the table, or by a ``TableColumnCustomization``.
///
/// Source: documented, developer.apple.com/documentation/swiftui/table: in a compact size class, the headers and all columns after
/// the first are hidden.
public nonisolated struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: View
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
  private let rows: Rows
  private let columns: Columns
  private let selection: ListSelection<Value.ID>?
  private let order: TableOrder?
  private let customization: Binding<TableColumnCustomization<Value>>?
  /// The widths that the user set, in points, by the columns' positions among all columns.
  @State private var resized: [Int: CGFloat] = [:]
  @Environment(\.tableColumnHeaders) private var headers
  @Environment(\.controlTheme) private var theme
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableArrangement) private var arrangement

  init(
    _ rows: Rows, _ columns: Columns, _ selection: ListSelection<Value.ID>?, _ order: TableOrder? = nil,
    _ customization: Binding<TableColumnCustomization<Value>>? = nil
  ) {
    (self.rows, self.columns, self.selection, self.order) = (rows, columns, selection, order)
    self.customization = customization
  }

  /// The header above the rows.
  @MainActor public var body: some View {
    let all = columns._columns
    let arranged = (customization?.wrappedValue ?? TableColumnCustomization()).arranged(all)
    let isCompact = theme.metrics.pagesSlide && sizeClass != .regular
    let shown = isCompact ? Array(arranged.prefix(1)) : arranged
    let columns = shown.map { index in
      var column = all[index]
      let (id, limits) = (column.settings.id, column.settings.width)
      let width = resized[index] ?? id.flatMap { customization?.wrappedValue.width(of: $0) }
      column.settings.width.resized = width.map { min(max($0, limits.min), limits.max) }
      return column
    }
    let widths = columns.map(\.settings.width)
    VStack(spacing: 0) {
      if headers != .hidden, !isCompact {
        TableHeader(
          columns: columns.map {
            TableHeader.Column(
              label: $0.label, comparator: $0.comparator, alignment: $0.settings.alignment)
          },
          widths: widths, order: order,
          menu: customization.map { TableColumnMenu($0, columns: all, shown: shown) },
          resizing: theme.styles.spreadsTitles ? nil : resizing(columns, shown))
        Rectangle().fill(.separator).frame(height: 1).accessibilityHidden(true)
      }
      ListBox(
        selection: selection,
        content: rows._rowViews { _TableLine(value: $0, columns: columns) }
      )
      .environment(
        \.listArrangement, _ListArrangement(kind: .plain, alternates: arrangement.alternates))
    }
    .overlay {
      if arrangement.hasBorder { Rectangle().strokeBorder(.separator).allowsHitTesting(false) }
    }
    .accessibilityElement(children: .contain)
    .accessibilityRole(.table)
  }

  @MainActor private func resizing(_ columns: [_TableColumn<Value>], _ shown: [Int]) -> TableColumnResizing {
    let (customization, resized) = (customization, $resized)
    let settings = columns.map(\.settings)
    let ids = settings.map { $0.disabled.contains(.resize) ? nil : $0.id }
    let fixed = settings.indices.filter {
      settings[$0].width.min >= settings[$0].width.max || settings[$0].disabled.contains(.resize)
    }
    return TableColumnResizing(fixed: Set(fixed)) { widths in
      for (index, width) in zip(shown, widths) { resized.wrappedValue[index] = width }
    } end: {
      guard let customization else { return }
      var new = customization.wrappedValue
      for (index, id) in zip(shown, ids) {
        guard let id, let width = resized.wrappedValue[index] else { continue }
        new.setWidth(width, of: id)
        resized.wrappedValue[index] = nil
      }
      if new != customization.wrappedValue { customization.wrappedValue = new }
    }
  }
}

/// The sort order of a table, with the type of its comparators erased.
nonisolated struct TableOrder {
  /// Returns the sort order of a comparator if it comes first, else nil.
  let direction: @MainActor (Any) -> SortOrder?
  /// Moves a comparator to the front, or reverses it if it is already first.
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
