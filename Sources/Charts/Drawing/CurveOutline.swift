import Foundation
import Trellis

/// A line through points, or the area between two lines, in the plot area.
struct CurveOutline: Sendable {
  /// Points from the top left corner of the plot area; a point that isn't finite interrupts the line.
  var points: [CGPoint]
  /// The points of the other edge of an area, as many as `points`; nil for a line.
  var base: [CGPoint]?
  var method: InterpolationMethod
  /// Whether a line may be drawn through fewer points.
  ///
  /// Dashes and miters depend on all points.
  var isSimplifiable = true

  var numbers: NumberVector {
    get {
      var numbers = [Double]()
      numbers.reserveCapacity(2 * (points.count + (base?.count ?? 0)))
      for point in points {
        numbers.append(point.x)
        numbers.append(point.y)
      }
      for point in base ?? [] {
        numbers.append(point.x)
        numbers.append(point.y)
      }
      return NumberVector(numbers: numbers)
    }
    set {
      let numbers = newValue.numbers
      let count = points.count + (base?.count ?? 0)
      guard numbers.count >= 2 * count else { return }
      for index in points.indices {
        points[index] = CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1])
      }
      guard base != nil else { return }
      for index in points.indices {
        let offset = 2 * (points.count + index)
        base![index] = CGPoint(x: numbers[offset], y: numbers[offset + 1])
      }
    }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      if let base {
        for part in finiteParts(points, base) {
          Interpolation.add(part.map { points[$0] }, method, to: &path, continues: false)
          Interpolation.add(part.reversed().map { base[$0] }, method.reversed, to: &path, continues: true)
          path.closeSubpath()
        }
      } else {
        for part in finiteParts(points, points) {
          let line =
            method.isStraight && isSimplifiable
            ? Simplification.simplified(points[part]) : Array(points[part])
          Interpolation.add(line, method, to: &path, continues: false)
        }
      }
    }
  }

  /// Returns the ranges of points of which both lists have finite ones.
  private func finiteParts(_ first: [CGPoint], _ second: [CGPoint]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start: Int?
    for index in first.indices {
      let isFinite =
        first[index].x.isFinite && first[index].y.isFinite && second[index].x.isFinite
        && second[index].y.isFinite
      if isFinite {
        if start == nil { start = index }
      } else if let begin = start {
        parts.append(begin..<index)
        start = nil
      }
    }
    if let start { parts.append(start..<first.count) }
    return parts
  }
}

extension InterpolationMethod {
  fileprivate var isStraight: Bool { storage == .linear }

  /// The method by which the same curve is drawn from its end.
  fileprivate var reversed: InterpolationMethod {
    switch storage {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    default: self
    }
  }
}
