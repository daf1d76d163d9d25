import Foundation
import Trellis

/// A line through points, or the area between two lines, in the plot area.
struct CurveOutline: Sendable {
  /// Points from the top left corner of the plot area; a point that isn't finite interrupts the line.
  var points: [CGPoint]
  /// The points of the other edge of an area, as many as `points`; nil for a line.
  var base: [CGPoint]?
  var method: InterpolationMethod
  /// The width of a dense line whose stroke is filled as an outline, in points; nil if the line is stroked.
  var filledWidth: CGFloat?

  /// Whether the line is so dense that its stroke is better filled as an outline, which needs an ascending or descending x.
  var isDense: Bool {
    guard base == nil, method == .linear else { return false }
    return finiteParts().contains { StrokeEnvelope.isDense(points[$0]) }
  }

  var numbers: PointVector {
    get { PointVector(points: points, base: base ?? []) }
    set {
      points = newValue.points
      if base != nil { base = newValue.base }
    }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      if let base {
        for part in finiteParts() {
          Interpolation.add(part.map { points[$0] }, method, to: &path, continues: false)
          Interpolation.add(part.reversed().map { base[$0] }, method.reversed, to: &path, continues: true)
          path.closeSubpath()
        }
      } else {
        for part in finiteParts() {
          if let filledWidth {
            path.addPath(StrokeEnvelope.filled(points[part], width: filledWidth))
          } else {
            Interpolation.add(Array(points[part]), method, to: &path, continues: false)
          }
        }
      }
    }
  }

  /// Returns the ranges in which the points of the line, and of the area's other edge, are finite.
  private func finiteParts() -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    func end(_ index: Int) {
      if index > start { parts.append(start..<index) }
      start = index + 1
    }
    for index in points.indices where !(points[index].isFinite && base?[index].isFinite ?? true) {
      end(index)
    }
    end(points.count)
    return parts
  }
}

extension CGPoint {
  fileprivate nonisolated var isFinite: Bool { x.isFinite && y.isFinite }
}

extension InterpolationMethod {
  /// The method by which the same curve is drawn from its end.
  fileprivate var reversed: InterpolationMethod {
    switch storage {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    default: self
    }
  }
}
