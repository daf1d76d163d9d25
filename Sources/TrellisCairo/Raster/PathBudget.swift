import Foundation

/// A bound on the work for one path.
///
/// Measured with Cairo 1.16: 10,000 lines across 1000 by 400 pixels, 1.3 million rows in all, take one second to fill and five to
/// stroke. 200,000 lines of a chart, each a pixel or two high, take half a second.
struct PathBudget {
  /// The most steps of a path that is drawn without checking its cost.
  static let simpleSteps = 1000
  /// The most corners of a path.
  private static let cornerLimit = 200_000
  /// The most rows of pixels that all lines cross in total.
  let rowLimit: CGFloat
  /// The most lines per row, on average over all rows; denser drawings look like a fill.
  let densityLimit: CGFloat

  static let fill = PathBudget(rowLimit: 2_000_000, densityLimit: 4000)
  static let stroke = PathBudget(rowLimit: 500_000, densityLimit: 1000)

  /// Returns a stride: only every `step`-th corner is drawn, to stay within the budget.
  ///
  /// `window` is the visible part. The stride is 1 if the path is within the budget, and always odd.
  func step(for pieces: [(points: [CGPoint], isClosed: Bool)], in window: CGRect) -> Int {
    func seen(_ y: CGFloat) -> CGFloat { min(max(y, window.minY), window.maxY) }
    var corners = 0
    var rows: CGFloat = 0
    for piece in pieces {
      corners += piece.points.count
      for (first, second) in zip(piece.points, piece.points.dropFirst()) {
        rows += abs(seen(first.y) - seen(second.y))
      }
    }
    let factor = max(
      CGFloat(corners) / CGFloat(Self.cornerLimit), rows / min(rowLimit, densityLimit * window.height))
    guard factor > 1 else { return 1 }
    // Odd, because an even step would keep only one side of a zigzag.
    let step = Int(min(factor.rounded(.up), 1_000_000)) | 1
    RenderingWarning.report(
      "Renderer.draw: a path of \(corners) corners takes too long; every \(step)th is drawn; draw fewer")
    return step
  }
}

extension [(points: [CGPoint], isClosed: Bool)] {
  /// Returns the pieces with only every `step`-th corner, and the last corner of each.
  func thinned(_ step: Int) -> Self {
    if step == 1 { return self }
    return map { piece in
      var kept = stride(from: 0, to: piece.points.count, by: step).map { piece.points[$0] }
      if let last = piece.points.last, (piece.points.count - 1) % step != 0 { kept.append(last) }
      return (kept, piece.isClosed)
    }
  }
}

extension [CGPoint] {
  /// Returns the part of a polygon within a rectangle, as one polygon (Sutherland and Hodgman).
  func clipped(to rect: CGRect) -> [CGPoint] {
    func cut(_ points: [CGPoint], _ isInside: (CGPoint) -> Bool, _ cross: (CGPoint, CGPoint) -> CGPoint)
      -> [CGPoint]
    {
      guard var last = points.last else { return [] }
      var result: [CGPoint] = []
      for point in points {
        if isInside(point) != isInside(last) { result.append(cross(last, point)) }
        if isInside(point) { result.append(point) }
        last = point
      }
      return result
    }
    func atX(_ x: CGFloat) -> (CGPoint, CGPoint) -> CGPoint {
      { CGPoint(x: x, y: $0.y + ($1.y - $0.y) * ((x - $0.x) / ($1.x - $0.x))) }
    }
    func atY(_ y: CGFloat) -> (CGPoint, CGPoint) -> CGPoint {
      { CGPoint(x: $0.x + ($1.x - $0.x) * ((y - $0.y) / ($1.y - $0.y)), y: y) }
    }
    var points = self
    points = cut(points, { $0.x >= rect.minX }, atX(rect.minX))
    points = cut(points, { $0.x <= rect.maxX }, atX(rect.maxX))
    points = cut(points, { $0.y >= rect.minY }, atY(rect.minY))
    return cut(points, { $0.y <= rect.maxY }, atY(rect.maxY))
  }

  /// Returns the parts of a polyline within a rectangle, each with the polyline's length before it.
  func runs(within rect: CGRect) -> [(points: [CGPoint], before: CGFloat)] {
    var runs: [(points: [CGPoint], before: CGFloat)] = []
    var length: CGFloat = 0
    var isInside = false
    for (start, end) in zip(self, dropFirst()) {
      let step = hypot(end.x - start.x, end.y - start.y)
      defer { length += step }
      guard let part = rect.part(ofLineFrom: start, to: end) else {
        isInside = false
        continue
      }
      func place(_ part: CGFloat) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      }
      if !isInside || part.lowerBound > 0 {
        runs.append(([place(part.lowerBound)], length + step * part.lowerBound))
      }
      runs[runs.count - 1].points.append(part.upperBound < 1 ? place(part.upperBound) : end)
      isInside = part.upperBound == 1
    }
    return runs
  }
}

extension CGRect {
  /// Returns the part of a line within the rectangle, in 0...1, or nil if there is none (Liang and Barsky).
  fileprivate func part(ofLineFrom start: CGPoint, to end: CGPoint) -> ClosedRange<CGFloat>? {
    var low: CGFloat = 0
    var high: CGFloat = 1
    for (place, step, first, last) in [
      (start.x, end.x - start.x, minX, maxX), (start.y, end.y - start.y, minY, maxY),
    ] {
      if step == 0 {
        if place < first || place > last { return nil }
        continue
      }
      let (one, other) = ((first - place) / step, (last - place) / step)
      low = max(low, min(one, other))
      high = min(high, max(one, other))
    }
    return low <= high ? low...high : nil
  }
}
