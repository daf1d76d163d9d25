import Foundation
import TrellisDisplayList

extension ImageContent {
  /// The drawn part of the image, in its pixels; empty if nothing is drawn.
  var partInPixels: CGRect {
    let all = CGRect(x: 0, y: 0, width: source.width, height: source.height)
    guard let part else { return all }
    let scale = source.scale
    return CGRect(
      x: part.minX * scale, y: part.minY * scale, width: part.width * scale, height: part.height * scale
    ).common(with: all)
  }
}

extension CGRect {
  /// Returns the intersection with another rectangle; zero if it is empty or a coordinate is NaN.
  fileprivate func common(with other: CGRect) -> CGRect {
    let (left, top) = (Swift.max(other.minX, minX), Swift.max(other.minY, minY))
    let (right, bottom) = (Swift.min(other.maxX, maxX), Swift.min(other.maxY, maxY))
    guard right > left, bottom > top else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
