public import Foundation

extension Path {
  /// The smallest rectangle that contains the outline, without control points; null if the path is empty or contains NaN.
  ///
  /// Linear in the elements.
  public var boundingRect: CGRect {
    var points: [CGPoint] = []
    for piece in pieces {
      points.append(piece.start)
      for segment in piece.segments {
        points.append(segment.end)
        points += segment.turns.map(segment.point)
      }
    }
    return CGRect(around: points)
  }

  /// A rectangle that contains the outline and its control points: larger than `boundingRect`, but faster to compute.
  package var controlBounds: CGRect {
    var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    var isUsable = !elements.isEmpty
    func add(_ point: CGPoint) {
      if !point.x.isFinite || !point.y.isFinite { isUsable = false }
      low = CGPoint(x: Swift.min(low.x, point.x), y: Swift.min(low.y, point.y))
      high = CGPoint(x: Swift.max(high.x, point.x), y: Swift.max(high.y, point.y))
    }
    for element in elements {
      switch element {
      case .move(let end), .line(let end): add(end)
      case .quadCurve(let end, let control):
        add(control)
        add(end)
      case .curve(let end, let first, let second):
        add(first)
        add(second)
        add(end)
      case .closeSubpath: break
      }
    }
    return isUsable ? CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) : .null
  }

  /// Returns whether a point is inside the path.
  ///
  /// With `eoFill`, a point that the outline winds around twice is outside. Open subpaths count as closed. Curves are
  /// approximated by lines with an error of at most 0.01 points. Returns false if a coordinate is NaN. Linear in the elements,
  /// and in the lines of each curve whose control points' bounds contain the point.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for piece in pieces {
      var last = piece.start
      func cross(to next: CGPoint) {
        defer { last = next }
        guard (last.y <= point.y) != (next.y <= point.y) else { return }
        let x = last.x + (point.y - last.y) / (next.y - last.y) * (next.x - last.x)
        if x > point.x { winding += next.y > last.y ? 1 : -1 }
      }
      for segment in piece.segments {
        let (low, high) = segment.sides
        if low.y > point.y || high.y <= point.y || high.x <= point.x {
          // The segment is above, below or left of the point, and never crosses the ray to the right.
          last = segment.end
        } else if low.x > point.x {
          // The segment is right of the point. However often it crosses the ray, only its ends affect the winding number.
          cross(to: segment.end)
        } else {
          for next in segment.flattened(tolerance: 0.01) { cross(to: next) }
        }
      }
      cross(to: piece.start)
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// The upright rectangle that the path consists of, or nil for any other path.
  package var uprightRect: CGRect? {
    guard elements.count == 5, elements[4] == .closeSubpath else { return nil }
    let corners = elements[..<4].compactMap(\.end)
    for (index, element) in elements[..<4].enumerated() {
      switch element {
      case .move where index == 0, .line where index > 0: break
      default: return nil
      }
    }
    let isUpright =
      corners[0].y == corners[1].y && corners[1].x == corners[2].x && corners[2].y == corners[3].y
      && corners[3].x == corners[0].x
    guard isUpright else { return nil }
    let bounds = CGRect(around: corners)
    return bounds.isNull ? nil : bounds
  }
}
