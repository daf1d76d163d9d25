import Foundation
import Trellis
import TrellisDisplayList

/// The headers of a table's columns.
struct TableHeader: View {
  let columns: [(label: AnyView, comparator: Any?)]
  let widths: [TableColumnWidth]
  let order: TableOrder?
  /// The menu of the columns; nil if the user can't change them.
  var menu: TableColumnMenu?
  @Environment(\.controlTheme) private var theme

  var body: some View {
    ColumnsLayout(widths: widths) {
      ForEach(columns.indices, id: \.self) { index in
        if let menu {
          header(index).frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
            .contextMenu { TableColumnMenuItems(menu: menu, position: index) }
        } else {
          header(index)
        }
      }
    }
    .font(.subheadline)
    .foregroundStyle(.secondary)
    .padding(.horizontal, theme.metrics.list.rowInset.width)
    .frame(maxWidth: .infinity, minHeight: theme.metrics.list.header, alignment: .leading)
    .accessibilityAddTraits(.isHeader)
  }

  @ViewBuilder private func header(_ index: Int) -> some View {
    let (label, comparator) = columns[index]
    if let order, let comparator {
      Button {
        order.sort(comparator)
      } label: {
        HStack(spacing: 4) {
          label.fontWeight(order.direction(comparator) == nil ? nil : .semibold)
          if let direction = order.direction(comparator) {
            Chevron().stroke(style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
              .frame(width: 4, height: 8)
              .rotationEffect(.degrees(direction == .forward ? -90 : 90))
              .frame(width: 8)
              .accessibilityHidden(true)
          }
          Spacer(minLength: 0)
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

/// A layout of views side by side in columns, whose widths depend on the available width.
nonisolated struct ColumnsLayout: Layout {
  let widths: [TableColumnWidth]
  private static let gap: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let all = columns(in: proposal.width)
    let height = zip(subviews, all).map { view, width in
      view.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }.max()
    let gaps = Self.gap * CGFloat(max(0, all.count - 1))
    return CGSize(width: proposal.width ?? all.reduce(0, +) + gaps, height: height ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for (view, width) in zip(subviews, columns(in: bounds.width)) {
      view.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width + Self.gap
    }
  }

  /// Returns the widths of the columns in points.
  ///
  /// Flexible columns share the width that the others leave, within their limits. Without a finite width, each column has its
  /// ideal width, or 100 points within its limits.
  private func columns(in width: CGFloat?) -> [CGFloat] {
    var all = widths.map { $0.ideal ?? max($0.min, min(100, $0.max)) }
    guard let width, width.isFinite else { return all }
    var rest = width - Self.gap * CGFloat(max(0, widths.count - 1))
    var open = widths.indices.filter { widths[$0].min < widths[$0].max }
    for index in widths.indices where !open.contains(index) {
      all[index] = widths[index].min
      rest -= all[index]
    }
    while !open.isEmpty {
      let share = max(0, rest / CGFloat(open.count))
      // Columns whose limits exclude the equal share get their limit; the others share the rest.
      let bound = open.filter { share < widths[$0].min || share > widths[$0].max }
      for index in bound.isEmpty ? open : bound {
        all[index] = min(max(share, widths[index].min), widths[index].max)
        rest -= all[index]
      }
      open = bound.isEmpty ? [] : open.filter { !bound.contains($0) }
    }
    return all
  }
}
