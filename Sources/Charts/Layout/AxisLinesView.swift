import Foundation
import Trellis

/// The grid lines of an axis in the plot area, or its ticks beside it.
struct AxisLinesView: View {
  let axis: ChartAxis
  let side: PlannedAxis.Side
  let lines: [PlannedAxis.Line]
  let scale: PositionScale
  let isGrid: Bool
  @Environment(\.layoutDirection) private var direction

  init(_ axis: PlannedAxis, _ plan: ChartPlan, isGrid: Bool) {
    (self.axis, side, self.isGrid) = (axis.axis, axis.side, isGrid)
    lines = axis.lines.filter { ($0.length == nil) == isGrid }
    scale = axis.axis == .x ? plan.x : plan.y
  }

  var body: some View {
    let isMirrored = direction == .rightToLeft
    Canvas { context, size in
      let isX = axis == .x
      // Ticks have a point of space at both ends.
      let margin: CGFloat = isGrid ? 0 : 1
      let length = (isX ? size.width : size.height) - 2 * margin
      var scale = scale
      scale.length = length
      scale.isMirrored = isX && isMirrored
      for line in lines {
        guard let position = line.position.offset(on: scale) else { continue }
        let distance = margin + (isX ? position : length - position)
        let depth = isX ? size.height : size.width
        let span = isGrid ? (0, depth) : ticks(line.length ?? 0, depth)
        let ends = [span.0, span.1].map { isX ? CGPoint(x: distance, y: $0) : CGPoint(x: $0, y: distance) }
        let path = Path {
          $0.addLines(ends.map { CGPoint(x: $0.x + line.offset.width, y: $0.y + line.offset.height) })
        }
        context.stroke(path, with: .style(line.style), style: line.stroke)
      }
    }
  }

  /// Returns the ends of a tick, which begins at the plot area.
  private func ticks(_ length: CGFloat, _ depth: CGFloat) -> (CGFloat, CGFloat) {
    switch side {
    case .bottom: (0, length)
    case .trailing: direction == .rightToLeft ? (depth - length, depth) : (0, length)
    case .leading: direction == .rightToLeft ? (0, length) : (depth - length, depth)
    case .top: (depth - length, depth)
    }
  }
}
