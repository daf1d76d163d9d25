import Foundation

/// A point with whole coordinates on a grid, on which outlines are compared.
///
/// Whole numbers make the test for the side of a line exact.
struct GridPoint: Hashable {
  var x: Int
  var y: Int

  /// Returns whether the first point precedes the second: from top to bottom, then from left to right.
  static func < (first: GridPoint, second: GridPoint) -> Bool {
    first.y != second.y ? first.y < second.y : first.x < second.x
  }

  /// Returns on which side of the line through two points a third one is: positive, negative, or 0 if on the line.
  ///
  /// Exact for coordinates below 2²⁸.
  static func side(_ first: GridPoint, _ second: GridPoint, _ third: GridPoint) -> Int {
    (second.x - first.x) * (third.y - first.y) - (second.y - first.y) * (third.x - first.x)
  }
}

/// A grid whose step is a power of two below 2⁻²⁵ of the paths' extent.
///
/// Points whose coordinates are whole numbers, halves or quarters therefore stay exact, unless the extent is huge.
struct Grid {
  private var origin = CGPoint.zero
  private var step: CGFloat = 1
  /// The greatest distance of lines from the curves that they approximate, in points.
  let tolerance: CGFloat
  /// The original points of the paths, by their grid points.
  private var known: [GridPoint: CGPoint] = [:]

  /// Creates a grid for the points in a rectangle; fails if that is null, infinite or too small.
  init?(around bounds: CGRect) {
    let extent = max(bounds.width, bounds.height)
    guard !bounds.isNull, extent.isFinite, extent > CGFloat.leastNormalMagnitude * 0x1p60 else { return nil }
    step = CGFloat(sign: .plus, exponent: extent.exponent - 25, significand: 1)
    origin = CGPoint(
      x: (bounds.midX / step).rounded() * step, y: (bounds.midY / step).rounded() * step)
    tolerance = min(0.01, extent / 10_000)
  }

  /// Returns the grid point nearest to a path's point, and records the original.
  mutating func put(_ point: CGPoint) -> GridPoint {
    let place = nearest(to: point)
    if known[place] == nil { known[place] = point }
    return place
  }

  func nearest(to point: CGPoint) -> GridPoint {
    GridPoint(
      x: Int(((point.x - origin.x) / step).rounded()), y: Int(((point.y - origin.y) / step).rounded()))
  }

  /// Returns the position of a grid point: the path's original point, if there is one.
  func point(at place: GridPoint) -> CGPoint {
    known[place]
      ?? CGPoint(x: origin.x + CGFloat(place.x) * step, y: origin.y + CGFloat(place.y) * step)
  }
}
