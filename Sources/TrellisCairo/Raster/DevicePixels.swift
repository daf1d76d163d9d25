import CCairo
import Foundation
import TrellisDisplayList

extension CGRect {
  /// Returns the whole device pixels that a fill of this rectangle, in points, covers.
  ///
  /// Edges move to the nearest pixel edge. A side that would vanish covers one pixel. The result lies within
  /// ``roundedOutward(scale:)``.
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
    if end > start || limits.lowerBound == limits.upperBound { return (start, end) }
    // The result is the pixel at the middle, so that it doesn't depend on the order in which the edges were computed.
    let middle = min(max(((low + high) / 2).rounded(.down), limits.lowerBound), limits.upperBound - 1)
    return (middle, middle + 1)
  }
}

/// Sets the drawing colour; components outside 0...1 are clamped, and NaN counts as 0.
func cairo_set_source(_ context: OpaquePointer, _ color: RGBAColor) {
  let color = color.clamped
  cairo_set_source_rgba(context, color.red, color.green, color.blue, color.opacity)
}
