import Foundation

/// The points of a line or an area that one mark describes: a collection's, or a function's.
nonisolated enum Curve {
  /// Numbers or seconds along x and y; `lower` has the other edge of an area, or is nil.
  case points(x: [Double], y: [Double], lower: [Double]?)
  /// y as a function of x; `lower` is the other edge of an area, or nil for zero or a line.
  case function(domain: ClosedRange<Double>?, (Double) -> (lower: Double?, y: Double))
  /// x and y as functions of a parameter.
  case parametric(domain: ClosedRange<Double>, (Double) -> (x: Double, y: Double))
}
