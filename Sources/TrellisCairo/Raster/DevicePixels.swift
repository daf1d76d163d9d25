import CCairo
import Foundation
import TrellisDisplayList

extension CGRect {
  /// The whole device pixels that a fill of this rectangle, in points, covers: edges go to the nearest pixel's,
  /// and what would vanish so covers one.
  ///
  /// The answer lies within ``roundedOutward(scale:)``.
  func snapped(scale: CGFloat) -> CGRect {
    let outer = roundedOutward(scale: scale)
    guard !outer.isNull else { return .null }
    let (left, right) = Self.snap(minX * scale, maxX * scale, within: outer.minX...outer.maxX)
    let (top, bottom) = Self.snap(minY * scale, maxY * scale, within: outer.minY...outer.maxY)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func snap(
    _ low: CGFloat, _ high: CGFloat, within limits: ClosedRange<CGFloat>
  ) -> (low: CGFloat, high: CGFloat) {
    let start = min(max(low.rounded(), limits.lowerBound), limits.upperBound)
    let end = min(max(high.rounded(), limits.lowerBound), limits.upperBound)
    if end > start { return (start, end) }
    return (limits.lowerBound, min(limits.lowerBound + 1, limits.upperBound))
  }

  /// The whole device pixels that hold this rectangle, in points, but for slivers of less than 1/256 pixel.
  ///
  /// Where it was computed in another order and rounded differently, it still doesn't reach a pixel further.
  func insideOut(scale: CGFloat) -> CGRect {
    let sliver = 1 / (256 * scale)
    guard width > 2 * sliver, height > 2 * sliver else { return roundedOutward(scale: scale) }
    return insetBy(dx: sliver, dy: sliver).roundedOutward(scale: scale)
  }

  /// Whether the two have an area in common.
  func overlaps(_ other: CGRect) -> Bool {
    !isNull && !other.isNull && minX < other.maxX && other.minX < maxX && minY < other.maxY
      && other.minY < maxY
  }
}

/// Adds a rectangle in whole device pixels to the path; null and empty ones add nothing.
func cairo_rectangle(_ context: OpaquePointer, _ rect: CGRect) {
  guard !rect.isNull, !rect.isEmpty else { return }
  cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
}

/// Sets the colour to draw with; components outside 0...1 are clamped and NaN is 0.
func cairo_set_source(_ context: OpaquePointer, _ color: RGBAColor) {
  func clamped(_ component: Double) -> Double { component.isNaN ? 0 : min(max(component, 0), 1) }
  cairo_set_source_rgba(
    context, clamped(color.red), clamped(color.green), clamped(color.blue), clamped(color.opacity))
}
