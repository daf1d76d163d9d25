public import Foundation

extension CGRect {
  /// The smallest rectangle of whole device pixels that holds this one.
  ///
  /// The answer is in device pixels, the receiver in points, and `scale` in device pixels a point, positive
  /// and finite. Null stays null, a rectangle with NaN becomes null, and edges beyond ±2³⁰ pixels, infinite
  /// ones among them, are moved there.
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
