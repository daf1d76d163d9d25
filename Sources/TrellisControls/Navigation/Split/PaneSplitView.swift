import Foundation
public import Trellis

/// Views side by side, with lines between them that the user can drag.
///
/// At first, the views share the width equally, within their limits. The last view takes the rest.
///
/// Source: documented, developer.apple.com/documentation/swiftui/hsplitview; the first widths: ours (choice).
public nonisolated struct HSplitView<Content: View>: View {
  private let content: Content

  /// Creates a split view of the views of a closure.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The views and the lines.
  @MainActor public var body: some View { PaneSplitView(axis: .horizontal, content: content) }
}

/// Views below each other, with lines between them that the user can drag; see ``HSplitView``.
public nonisolated struct VSplitView<Content: View>: View {
  private let content: Content

  /// Creates a split view of the views of a closure.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The views and the lines.
  @MainActor public var body: some View { PaneSplitView(axis: .vertical, content: content) }
}

private struct PaneSplitView<Content: View>: View {
  let axis: Axis
  let content: Content
  /// The positions of the dragged lines, in points from the leading or the upper edge, by number.
  @State private var positions: [Int: CGFloat] = [:]
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    GeometryReader { proxy in
      Group(subviews: content) { panes in
        PaneLayout(axis: axis, paneCount: panes.count, positions: positions) {
          ForEach(panes) { $0 }
          ForEach(Array(panes.indices.dropLast()), id: \.self) { number in
            line.gesture(
              DragGesture(minimumDistance: 1, coordinateSpace: .named(Space.split)).onChanged {
                positions[number] = position($0.location, in: proxy.size.width)
              })
          }
        }
      }
    }
    .coordinateSpace(.named(Space.split))
    .clipped()
  }

  private enum Space: Hashable { case split }

  private var line: some View {
    let isHorizontal = axis == .horizontal
    return Rectangle().fill(.separator)
      .frame(width: isHorizontal ? 1 : nil, height: isHorizontal ? nil : 1)
      .frame(width: isHorizontal ? 7 : nil, height: isHorizontal ? nil : 7)
      .contentShape(Rectangle())
      .pointerStyle(isHorizontal ? .columnResize : .rowResize)
  }

  private func position(_ point: CGPoint, in width: CGFloat) -> CGFloat {
    axis == .vertical ? point.y : direction == .rightToLeft ? width - 1 - point.x : point.x
  }
}

/// A layout of panes in a row or a column, followed by the lines between them.
private nonisolated struct PaneLayout: Layout {
  let axis: Axis
  let paneCount: Int
  let positions: [Int: CGFloat]

  private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let panes = Array(subviews.prefix(paneCount))
    let lines = Array(subviews.dropFirst(paneCount))
    let limits = panes.map { pane in
      func length(_ length: CGFloat) -> CGFloat {
        let proposal =
          axis == .horizontal
          ? ProposedViewSize(width: length, height: bounds.height)
          : ProposedViewSize(width: bounds.width, height: length)
        return along(pane.sizeThatFits(proposal))
      }
      let least = max(length(0), 0)
      return least...max(least, length(.infinity))
    }
    let end = along(bounds.size)
    let shares = PaneLengths.shares(of: end - CGFloat(lines.count), limits)
    /// The position of the current line while no line is dragged.
    var usual: CGFloat = 0
    var start: CGFloat = 0
    for (number, pane) in panes.enumerated() {
      var next = end
      if number < lines.count {
        usual += shares[number]
        let later = limits[(number + 1)...].reduce(0) { $0 + $1.lowerBound + 1 }
        let most = min(start + limits[number].upperBound, end - later)
        next = max(min(positions[number] ?? usual, most), start + limits[number].lowerBound)
        place(lines[number], from: next - 3, to: next + 4, in: bounds)
      }
      place(pane, from: start, to: max(next, start), in: bounds)
      start = next + 1
      usual += 1
    }
  }

  /// Places a view in the middle of a part of the bounds.
  private func place(_ view: LayoutSubview, from start: CGFloat, to end: CGFloat, in bounds: CGRect) {
    let part =
      axis == .horizontal
      ? CGRect(x: bounds.minX + start, y: bounds.minY, width: end - start, height: bounds.height)
      : CGRect(x: bounds.minX, y: bounds.minY + start, width: bounds.width, height: end - start)
    view.place(
      at: CGPoint(x: part.midX, y: part.midY), anchor: .center, proposal: ProposedViewSize(part.size))
  }
}

/// The lengths of panes that share a length.
nonisolated enum PaneLengths {
  /// Returns equal shares of a length; panes whose limits exclude the equal share get their limit.
  static func shares(of length: CGFloat, _ limits: [ClosedRange<CGFloat>]) -> [CGFloat] {
    var shares = limits.map(\.lowerBound)
    var rest = length
    var open = Array(limits.indices)
    while !open.isEmpty {
      let share = max(0, rest / CGFloat(open.count))
      let bound = open.filter { !limits[$0].contains(share) }
      for index in bound.isEmpty ? open : bound {
        shares[index] = min(max(share, limits[index].lowerBound), limits[index].upperBound)
        rest -= shares[index]
      }
      open = bound.isEmpty ? [] : open.filter { !bound.contains($0) }
    }
    return shares
  }
}
