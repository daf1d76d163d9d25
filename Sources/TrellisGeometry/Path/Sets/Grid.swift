import Foundation

/// A point of the grid that outlines are put on before they are compared: whole numbers answer exactly on which side of a line a
/// point lies.
struct GridPoint: Hashable {
  var x: Int
  var y: Int

  /// From top to bottom, and from left to right.
  static func < (first: GridPoint, second: GridPoint) -> Bool {
    first.y != second.y ? first.y < second.y : first.x < second.x
  }

  /// Whether a third point lies on one side of the line through two (positive), on the other (negative), or on it.
  ///
  /// Exact: coordinates are less than 2²⁸.
  static func side(_ first: GridPoint, _ second: GridPoint, _ third: GridPoint) -> Int {
    (second.x - first.x) * (third.y - first.y) - (second.y - first.y) * (third.x - first.x)
  }
}

/// The grid: what is drawn in the points of a path, in steps of a power of two that are less than 2⁻²⁵ of its extent, so that points
/// which aren't far from whole, halves or quarters stay what they are.
struct Grid {
  private var origin = CGPoint.zero
  private var step: CGFloat = 1
  /// How far lines may lie from the curves that they stand for, in points.
  let tolerance: CGFloat
  /// The points of paths that were put on the grid, as they were.
  private var known: [GridPoint: CGPoint] = [:]

  /// Creates a grid for what lies in a rectangle; nil where that is none, or infinite.
  init?(around bounds: CGRect) {
    let extent = max(bounds.width, bounds.height)
    guard !bounds.isNull, extent.isFinite, extent > CGFloat.leastNormalMagnitude * 0x1p60 else { return nil }
    step = CGFloat(sign: .plus, exponent: extent.exponent - 25, significand: 1)
    origin = CGPoint(
      x: (bounds.midX / step).rounded() * step, y: (bounds.midY / step).rounded() * step)
    tolerance = min(0.01, extent / 10_000)
  }

  /// The point of the grid that is nearest to a path's.
  mutating func put(_ point: CGPoint) -> GridPoint {
    let place = nearest(to: point)
    if known[place] == nil { known[place] = point }
    return place
  }

  func nearest(to point: CGPoint) -> GridPoint {
    GridPoint(
      x: Int(((point.x - origin.x) / step).rounded()), y: Int(((point.y - origin.y) / step).rounded()))
  }

  /// Where a point of the grid is: a path's own point, where one lies there.
  func point(at place: GridPoint) -> CGPoint {
    known[place]
      ?? CGPoint(x: origin.x + CGFloat(place.x) * step, y: origin.y + CGFloat(place.y) * step)
  }
}
