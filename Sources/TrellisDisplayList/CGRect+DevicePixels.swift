public import Foundation

extension CGRect {
  /// Returns the smallest rectangle of whole device pixels that contains this one.
  ///
  /// The result is in device pixels, the receiver in points, and `scale` in device pixels per point, positive and finite. Null
  /// stays null, and a rectangle with NaN becomes null. Edges beyond ±2³⁰ pixels, including infinite ones, are moved to this
  /// limit.
  public func roundedOutward(scale: CGFloat) -> CGRect {
    guard !isNull else { return .null }
    let edges = [minX * scale, minY * scale, maxX * scale, maxY * scale]
    guard !edges.contains(where: \.isNaN) else { return .null }
    let limit: CGFloat = 1_073_741_824
    let left = max(edges[0].rounded(.down), -limit)
    let top = max(edges[1].rounded(.down), -limit)
    let right = min(edges[2].rounded(.up), limit)
    let bottom = min(edges[3].rounded(.up), limit)
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
