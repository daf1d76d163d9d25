import Foundation

/// The points of a line or an area that one mark describes: a collection's, or a function's.
nonisolated enum Curve {
  /// The points of a collection.
  case points(CurvePoints)
  /// y as a function of x; `lower` is the other edge of an area, or nil for zero or a line.
  case function(domain: ClosedRange<Double>?, (Double) -> (lower: Double?, y: Double))
  /// x and y as functions of a parameter.
  case parametric(domain: ClosedRange<Double>, (Double) -> (x: Double, y: Double))
}

/// The points of a line: numbers, or seconds since the reference date.
nonisolated struct CurvePoints {
  /// The horizontal coordinates, as many as there are in `y`.
  var x: [Double]
  var y: [Double]
  var isXDate: Bool
  var isYDate: Bool
}
