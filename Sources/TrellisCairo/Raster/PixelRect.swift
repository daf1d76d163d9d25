import Foundation

/// A rectangle of whole device pixels.
struct PixelRect: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

  var width: Int { max(right - left, 0) }
  var height: Int { max(bottom - top, 0) }
  var area: Int { width * height }
  var isEmpty: Bool { left >= right || top >= bottom }

  func intersection(_ other: PixelRect) -> PixelRect {
    let common = PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
    return common.isEmpty ? .empty : common
  }

  /// Returns the smallest rectangle that contains both; empty ones are ignored.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// Whether the two rectangles have a pixel in common.
  func overlaps(_ other: PixelRect) -> Bool {
    max(left, other.left) < min(right, other.right) && max(top, other.top) < min(bottom, other.bottom)
  }

  func contains(_ other: PixelRect) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }

  func moved(_ x: Int, _ y: Int) -> PixelRect {
    PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  func grown(by margin: Int) -> PixelRect {
    isEmpty
      ? .empty
      : PixelRect(left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
  }

  /// Returns the cells that contain the rectangle, in a grid of cells of `size` by `size` pixels.
  func cells(of size: Int) -> PixelRect {
    func floor(_ place: Int) -> Int { place >= 0 ? place / size : -((-place + size - 1) / size) }
    return PixelRect(
      left: floor(left), top: floor(top), right: floor(right + size - 1), bottom: floor(bottom + size - 1))
  }

  func scaled(by factor: Int) -> PixelRect {
    PixelRect(left: left * factor, top: top * factor, right: right * factor, bottom: bottom * factor)
  }
}

extension PixelRect {
  /// The greatest coordinate of a pixel.
  private static let limit: CGFloat = 1_073_741_824

  /// Creates the rectangle of the pixels that contain the area between some edges, in device pixels.
  ///
  /// An overlap of less than 1/256 pixel is ignored, so that a rounding error doesn't add a pixel. The rectangle is empty if an
  /// edge is NaN.
  init(holding left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat) {
    func span(_ low: CGFloat, _ high: CGFloat) -> (Int, Int) {
      let sliver: CGFloat = high - low > 1.0 / 64 ? 1.0 / 256 : 0
      let first = min(max((low + sliver).rounded(.down), -Self.limit), Self.limit)
      let last = min(max((high - sliver).rounded(.up), -Self.limit), Self.limit)
      return first.isNaN || last.isNaN ? (0, 0) : (Int(first), Int(last))
    }
    (self.left, self.right) = span(left, right)
    (self.top, self.bottom) = span(top, bottom)
    if isEmpty { self = .empty }
  }

  /// Creates a rectangle from one with whole edges; empty for the null rectangle.
  init(_ rect: CGRect) {
    guard !rect.isNull else {
      self = .empty
      return
    }
    self.init(
      left: Int(rect.minX), top: Int(rect.minY), right: Int(rect.maxX), bottom: Int(rect.maxY))
  }
}
