import Foundation
import Trellis

/// A layout of views beside each other, in as many lines as their widths need.
nonisolated struct LegendFlow: Layout {
  let spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrange(subviews, width: proposal.width ?? .infinity).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let points = arrange(subviews, width: bounds.width).points
    for (subview, point) in zip(subviews, points) {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: .topLeading,
        proposal: .unspecified)
    }
  }

  private func arrange(_ subviews: Subviews, width: CGFloat) -> (points: [CGPoint], size: CGSize) {
    var points: [CGPoint] = []
    var (x, y, line, widest): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width + 0.5 {
        (x, y, line) = (0, y + line + 4, 0)
      }
      points.append(CGPoint(x: x, y: y))
      widest = max(widest, x + size.width)
      x += size.width + spacing
      line = max(line, size.height)
    }
    return (points, CGSize(width: widest, height: y + line))
  }
}
