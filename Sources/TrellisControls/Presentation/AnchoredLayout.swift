import Foundation
import Trellis

/// A layout that places a box beside an anchor, within the window.
///
/// The box has its ideal size, if there is room for it.
nonisolated struct AnchoredLayout: Layout {
  /// The side of the anchor.
  enum Side {
    /// Below the anchor and aligned with it; above it if the box doesn't fit below and there is more room above.
    case below(minimumWidth: CGFloat = 0)
    /// Beside the anchor, which is an item of a menu; at the other side if the box fits only there.
    case submenu
    /// Beside the middle of an edge of the anchor; at the opposite edge if the box fits only there.
    case edge(Edge)
  }

  let anchor: CGRect
  let side: Side
  let isRightToLeft: Bool

  /// The margin at the window's edges, and the gap between the box and its anchor, in points.
  private var metrics: (margin: CGFloat, gap: CGFloat) {
    if case .edge = side { (6, 6) } else { (4, 2) }
  }

  private var minimumWidth: CGFloat {
    if case .below(let minimumWidth) = side { minimumWidth } else { 0 }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let available = bounds.insetBy(dx: metrics.margin, dy: metrics.margin)
    for subview in subviews {
      let ideal = subview.sizeThatFits(.unspecified)
      let size = CGSize(
        width: min(max(ideal.width, minimumWidth), max(available.width, 0)),
        height: min(ideal.height, max(available.height, 0)))
      subview.place(at: origin(of: size, in: available), proposal: ProposedViewSize(size))
    }
  }

  /// Returns the origin of a box of a size.
  private func origin(of size: CGSize, in available: CGRect) -> CGPoint {
    var point =
      switch side {
      case .below: below(size, in: available)
      case .submenu: besideItem(size, in: available)
      case .edge(let edge): beside(edge, size, in: available)
      }
    point.x = max(min(point.x, available.maxX - size.width), available.minX)
    point.y = max(min(point.y, available.maxY - size.height), available.minY)
    return point
  }

  private func below(_ size: CGSize, in available: CGRect) -> CGPoint {
    let below = anchor.maxY + metrics.gap
    let above = anchor.minY - metrics.gap - size.height
    let isBelow =
      below + size.height <= available.maxY || available.maxY - below >= anchor.minY - available.minY
    return CGPoint(
      x: isRightToLeft ? anchor.maxX - size.width : anchor.minX, y: isBelow ? below : above)
  }

  private func besideItem(_ size: CGSize, in available: CGRect) -> CGPoint {
    let (left, right) = (anchor.minX - size.width, anchor.maxX)
    let fits = (left: left >= available.minX, right: right + size.width <= available.maxX)
    let x =
      isRightToLeft
      ? fits.left || !fits.right ? left : right : fits.right || !fits.left ? right : left
    return CGPoint(x: x, y: anchor.minY - 5)
  }

  private func beside(_ edge: Edge, _ size: CGSize, in available: CGRect) -> CGPoint {
    var point = CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
    let above = anchor.minY - metrics.gap - size.height
    let below = anchor.maxY + metrics.gap
    let left = anchor.minX - metrics.gap - size.width
    let right = anchor.maxX + metrics.gap
    switch edge {
    case .top: point.y = above >= available.minY || below + size.height > available.maxY ? above : below
    case .bottom: point.y = below + size.height <= available.maxY || above < available.minY ? below : above
    case .leading, .trailing:
      let isLeft = (edge == .leading) != isRightToLeft
      let fits = isLeft ? left >= available.minX : right + size.width <= available.maxX
      let otherFits = isLeft ? right + size.width <= available.maxX : left >= available.minX
      point.x = (fits || !otherFits) == isLeft ? left : right
    }
    return point
  }
}
