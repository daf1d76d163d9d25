import Foundation

/// A line or curve of a path, including its start.
enum Segment {
  case line(CGPoint, CGPoint)
  case quad(CGPoint, CGPoint, CGPoint)
  case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

  var start: CGPoint {
    switch self {
    case .line(let start, _), .quad(let start, _, _), .cubic(let start, _, _, _): start
    }
  }

  var end: CGPoint {
    switch self {
    case .line(_, let end), .quad(_, _, let end), .cubic(_, _, _, let end): end
    }
  }

  /// The start, control and end points; the segment is within their convex hull.
  var points: [CGPoint] {
    switch self {
    case .line(let start, let end): [start, end]
    case .quad(let start, let control, let end): [start, control, end]
    case .cubic(let start, let first, let second, let end): [start, first, second, end]
    }
  }

  /// The bounds of the start, control and end points.
  var sides: (low: CGPoint, high: CGPoint) {
    switch self {
    case .line(let start, let end): (low(start, end), high(start, end))
    case .quad(let start, let control, let end):
      (low(low(start, control), end), high(high(start, control), end))
    case .cubic(let start, let first, let second, let end):
      (low(low(start, first), low(second, end)), high(high(start, first), high(second, end)))
    }
  }

  private func low(_ first: CGPoint, _ second: CGPoint) -> CGPoint {
    CGPoint(x: min(first.x, second.x), y: min(first.y, second.y))
  }

  private func high(_ first: CGPoint, _ second: CGPoint) -> CGPoint {
    CGPoint(x: max(first.x, second.x), y: max(first.y, second.y))
  }

  /// Returns the point at a parameter in 0...1 (de Casteljau).
  func point(at part: CGFloat) -> CGPoint {
    switch self {
    case .line(let start, let end): mix(start, end, part)
    case .quad(let start, let control, let end):
      mix(mix(start, control, part), mix(control, end, part), part)
    case .cubic(let start, let first, let second, let end):
      Segment.quad(mix(start, first, part), mix(first, second, part), mix(second, end, part)).point(at: part)
    }
  }

  /// Returns the two parts of the segment on both sides of a parameter (de Casteljau).
  func split(at part: CGFloat) -> (Segment, Segment) {
    var row = points
    var (left, right) = ([row[0]], [row[row.count - 1]])
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map { mix($0, $1, part) }
      left.append(row[0])
      right.append(row[row.count - 1])
    }
    return (Segment(left), Segment(right.reversed()))
  }

  private init(_ points: [CGPoint]) {
    switch points.count {
    case 2: self = .line(points[0], points[1])
    case 3: self = .quad(points[0], points[1], points[2])
    default: self = .cubic(points[0], points[1], points[2], points[3])
    }
  }

  /// Returns points along the segment, without its start, so that the lines between them are within `tolerance` points of it.
  ///
  /// Returns at most 512 points.
  func flattened(tolerance: CGFloat) -> [CGPoint] {
    let count: Int
    switch self {
    case .line(_, let end): return [end]
    case .quad(let start, let control, let end):
      count = Segment.pieces(bend(start, control, end) * 2, tolerance)
    case .cubic(let start, let first, let second, let end):
      count = Segment.pieces(max(bend(start, first, second), bend(first, second, end)) * 6, tolerance)
    }
    return (1...count).map { $0 == count ? end : point(at: CGFloat($0) / CGFloat(count)) }
  }

  /// Returns the magnitude of the second difference of three points.
  private func bend(_ first: CGPoint, _ second: CGPoint, _ third: CGPoint) -> CGFloat {
    hypot(first.x - 2 * second.x + third.x, first.y - 2 * second.y + third.y)
  }

  /// Returns the number of lines for a curve, from a bound on its second derivative.
  private static func pieces(_ derivative: CGFloat, _ tolerance: CGFloat) -> Int {
    let count = (derivative / (8 * tolerance)).squareRoot().rounded(.up)
    return count.isFinite ? Int(min(max(count, 1), 512)) : 1
  }

  /// The parameters, in 0...1, at which the curve reverses direction in x or in y.
  var turns: [CGFloat] {
    switch self {
    case .line: return []
    case .quad(let start, let control, let end):
      return [(start.x, control.x, end.x), (start.y, control.y, end.y)].compactMap { first, second, third in
        let bend = first - 2 * second + third
        return bend == 0 ? nil : (first - second) / bend
      }.filter { $0 > 0 && $0 < 1 }
    case .cubic(let start, let first, let second, let end):
      return
        (Segment.turns(start.x, first.x, second.x, end.x) + Segment.turns(start.y, first.y, second.y, end.y))
        .filter { $0 > 0 && $0 < 1 }
    }
  }

  /// Returns the parameters at which the derivative of a cubic Bézier polynomial is 0.
  private static func turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    // The derivative's polynomial, up to a constant factor: a·t² + b·t + c.
    let a = p3 - p0 + 3 * (p1 - p2)
    let b = 2 * (p0 - 2 * p1 + p2)
    let c = p1 - p0
    if abs(a) < 1e-12 { return b == 0 ? [] : [-c / b] }
    let root = b * b - 4 * a * c
    return root < 0 ? [] : [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)]
  }
}

extension Path {
  /// A subpath: its segments, and whether its end is joined to its start.
  struct Piece {
    var start: CGPoint
    var segments: [Segment] = []
    var isClosed = false
  }

  /// The path's subpaths; the last segment of a closed one leads back to its start.
  var pieces: [Piece] {
    var all: [Piece] = []
    var piece: Piece?
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let start):
        if let piece { all.append(piece) }
        piece = Piece(start: start)
      case .line(let end): piece?.segments.append(.line(current, end))
      case .quadCurve(let end, let control): piece?.segments.append(.quad(current, control, end))
      case .curve(let end, let first, let second): piece?.segments.append(.cubic(current, first, second, end))
      case .closeSubpath:
        guard var closed = piece else { break }
        if current != closed.start { closed.segments.append(.line(current, closed.start)) }
        closed.isClosed = true
        all.append(closed)
        current = closed.start
        piece = nil
      }
      if let end = element.end { current = end }
    }
    if let piece { all.append(piece) }
    return all
  }
}

func mix(_ first: CGPoint, _ second: CGPoint, _ part: CGFloat) -> CGPoint {
  CGPoint(x: first.x + (second.x - first.x) * part, y: first.y + (second.y - first.y) * part)
}
