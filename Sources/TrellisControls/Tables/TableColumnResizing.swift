import Foundation
import Trellis
import TrellisDisplayList

/// The changes that dragging the border of a column makes to a table.
struct TableColumnResizing {
  /// The positions of the visible columns whose width can't be changed.
  let fixed: Set<Int>
  /// Sets the widths of the first visible columns, in points.
  let set: @MainActor ([CGFloat]) -> Void
  /// Keeps the widths after a drag.
  let end: @MainActor () -> Void
}

/// The borders between the headers of a table's columns, which can be dragged.
///
/// A drag changes the column before the border, within its limits and those of the columns behind it. The columns before it keep
/// their widths from then on, and the flexible ones behind it share the rest.
struct TableColumnBorders: View {
  let widths: [TableColumnWidth]
  let resizing: TableColumnResizing
  /// The widths of all columns at the beginning of a drag, in points.
  @State private var before: [CGFloat]?
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    GeometryReader { proxy in
      let width = proxy.size.width
      ColumnBordersLayout(widths: widths) {
        ForEach(0..<max(0, widths.count - 1), id: \.self) { index in
          if resizing.fixed.contains(index) {
            line
          } else {
            line.pointerStyle(.columnResize).gesture(drag(index, width))
          }
        }
      }
    }
    .accessibilityHidden(true)
  }

  private var line: some View {
    Rectangle().fill(.separator).frame(width: 1).padding(.vertical, 5)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
  }

  private func drag(_ index: Int, _ width: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .onChanged { value in
        let all = before ?? widths.columns(in: width)
        if before == nil { before = all }
        let distance = value.translation.width * (direction == .rightToLeft ? -1 : 1)
        guard distance != 0 || widths[index].resized != nil else { return }
        let gaps = ColumnsLayout.gap * CGFloat(widths.count - 1)
        let others = all[..<index].reduce(0, +) + widths[(index + 1)...].reduce(0) { $0 + $1.min }
        let most = max(widths[index].min, min(widths[index].max, width - gaps - others))
        let new = min(max(all[index] + distance, widths[index].min), most)
        resizing.set(Array(all[..<index]) + [new.rounded()])
      }
      .onEnded { _ in
        before = nil
        resizing.end()
      }
  }
}

/// A layout of the borders between columns, each in the gap behind its column.
private nonisolated struct ColumnBordersLayout: Layout {
  let widths: [TableColumnWidth]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for (view, width) in zip(subviews, widths.columns(in: bounds.width)) {
      x += width
      view.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: ColumnsLayout.gap, height: bounds.height))
      x += ColumnsLayout.gap
    }
  }
}
