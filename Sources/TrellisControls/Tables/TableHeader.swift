import Foundation
import Trellis
import TrellisDisplayList

/// The headers of a table's columns.
struct TableHeader: View {
  /// The header of a column.
  struct Column {
    let label: AnyView
    let comparator: Any?
    /// The alignment of the label; nil is that of the label's view.
    let alignment: Alignment?
  }

  let columns: [Column]
  let widths: [TableColumnWidth]
  let order: TableOrder?
  /// The menu of the columns; nil if the user can't change them.
  var menu: TableColumnMenu?
  /// The changes of the columns' widths; nil if the user can't change them.
  var resizing: TableColumnResizing?
  @Environment(\.controlTheme) private var theme

  var body: some View {
    ColumnsLayout(widths: widths) {
      ForEach(columns.indices, id: \.self) { index in
        if let menu {
          header(index)
            .frame(maxWidth: .infinity, alignment: columns[index].alignment ?? .leading)
            .contentShape(Rectangle())
            .contextMenu { TableColumnMenuItems(menu: menu, position: index) }
        } else if let alignment = columns[index].alignment {
          header(index).frame(maxWidth: .infinity, alignment: alignment)
        } else {
          header(index)
        }
      }
    }
    .font(.subheadline)
    .foregroundStyle(.secondary)
    .frame(minHeight: theme.metrics.list.header)
    .overlay { if let resizing { TableColumnBorders(widths: widths, resizing: resizing) } }
    .padding(.horizontal, theme.metrics.list.rowInset.width)
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityAddTraits(.isHeader)
  }

  @ViewBuilder private func header(_ index: Int) -> some View {
    let (label, comparator) = (columns[index].label, columns[index].comparator)
    if let order, let comparator {
      Button {
        order.sort(comparator)
      } label: {
        HStack(spacing: 4) {
          if let alignment = columns[index].alignment, alignment != .leading { Spacer(minLength: 0) }
          label.fontWeight(order.direction(comparator) == nil ? nil : .semibold)
          if let direction = order.direction(comparator) {
            Chevron().stroke(style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
              .frame(width: 4, height: 8)
              .rotationEffect(.degrees(direction == .forward ? -90 : 90))
              .frame(width: 8)
              .accessibilityHidden(true)
          }
          if columns[index].alignment != .trailing { Spacer(minLength: 0) }
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityValue(spoken(order.direction(comparator)))
    } else {
      label
    }
  }

  private func spoken(_ direction: SortOrder?) -> Text {
    Text(verbatim: direction.map { $0 == .forward ? "ascending" : "descending" } ?? "")
  }
}
