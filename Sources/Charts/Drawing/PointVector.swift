import Foundation
import Trellis

/// Points between which an animation interpolates.
///
/// The shorter of two lists is extended by its last point, so a line grows from its end. An empty list stands for zero.
nonisolated struct PointVector: VectorArithmetic, Sendable {
  var points: [CGPoint] = []
  /// The points of the other edge of an area.
  var base: [CGPoint] = []

  static var zero: PointVector { PointVector() }

  static func + (first: PointVector, second: PointVector) -> PointVector {
    first.combined(second) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
  }

  static func - (first: PointVector, second: PointVector) -> PointVector {
    first.combined(second) { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) }
  }

  private func combined(_ other: PointVector, _ operation: (CGPoint, CGPoint) -> CGPoint) -> PointVector {
    PointVector(
      points: Self.combined(points, other.points, operation),
      base: Self.combined(base, other.base, operation))
  }

  private static func combined(
    _ first: [CGPoint], _ second: [CGPoint], _ operation: (CGPoint, CGPoint) -> CGPoint
  ) -> [CGPoint] {
    let (lastOfFirst, lastOfSecond) = (first.last ?? .zero, second.last ?? .zero)
    return (0..<max(first.count, second.count)).map { index in
      operation(
        index < first.count ? first[index] : lastOfFirst, index < second.count ? second[index] : lastOfSecond)
    }
  }

  mutating func scale(by factor: Double) {
    for index in points.indices {
      points[index].x *= factor
      points[index].y *= factor
    }
    for index in base.indices {
      base[index].x *= factor
      base[index].y *= factor
    }
  }

  var magnitudeSquared: Double {
    func sum(_ points: [CGPoint]) -> Double { points.reduce(0) { $0 + Double($1.x * $1.x + $1.y * $1.y) } }
    return sum(points) + sum(base)
  }
}
