import Foundation
import Trellis

/// The outline of a stroke along a line with more points than pixels.
///
/// If x ascends, a stroke with round joins and caps is the area between two functions of x: the envelopes of the discs around the
/// line's points. An envelope has few points, however many the line has.
enum StrokeEnvelope {
  /// The width of the columns whose highest and lowest points are kept, in points.
  static let column: CGFloat = 1 / 32
  /// The largest distance of the outline's sides from the discs, in points.
  private static let tolerance: CGFloat = 0.005

  /// Whether x ascends or descends along a line, and the line has so many points that its outline has fewer.
  static func isDense(_ points: ArraySlice<CGPoint>) -> Bool {
    guard let first = points.first, let last = points.last else { return false }
    guard points.count > 256, CGFloat(points.count) > 4 * abs(last.x - first.x) else { return false }
    return points.withUnsafeBufferPointer { points in
      let isRising = first.x <= last.x
      for index in 1..<points.count {
        let step = points[index].x - points[index - 1].x
        if isRising ? step < 0 : step > 0 { return false }
      }
      return true
    }
  }

  /// Returns the outline of a stroke with round joins and caps along a line, whose width is in points.
  ///
  /// Both coordinates of all points are finite.
  static func filled(_ points: ArraySlice<CGPoint>, width: CGFloat) -> Path {
    let isFalling = (points.last?.x ?? 0) < (points.first?.x ?? 0)
    if let outline = outline(isFalling ? ArraySlice(points.reversed()) : points, width: width) {
      return outline
    }
    let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    return Path { $0.addLines(Array(points)) }.strokedPath(style)
  }

  /// Returns the outline of a stroke along a line; nil if x descends between two points.
  private static func outline(_ points: ArraySlice<CGPoint>, width: CGFloat) -> Path? {
    guard let (upper, lower) = extremes(of: points) else { return nil }
    let (top, bottom) = (envelope(of: upper, radius: width / 2), envelope(of: lower, radius: width / 2))
    return Path { path in
      path.addLines(top.map { CGPoint(x: $0.x, y: -$0.y) })
      for point in bottom.reversed() { path.addLine(to: point) }
      path.closeSubpath()
    }
  }

  /// Returns the highest points of all columns, with y upwards, and the lowest points, with y downwards; nil if x descends.
  ///
  /// The points at which the line crosses from one column to the next belong to both columns.
  private static func extremes(of points: ArraySlice<CGPoint>) -> (upper: [CGPoint], lower: [CGPoint])? {
    guard var previous = points.first else { return nil }
    var (upper, lower): ([CGPoint], [CGPoint]) = ([], [])
    var (highest, lowest) = (previous, previous)
    var border = ((previous.x / column).rounded(.down) + 1) * column
    for point in points.dropFirst() {
      guard point.x >= previous.x else { return nil }
      while point.x >= border {
        let share = (border - previous.x) / (point.x - previous.x)
        let crossing = CGPoint(x: border, y: previous.y + (point.y - previous.y) * share)
        let ends = (crossing.y < highest.y ? crossing : highest, crossing.y > lowest.y ? crossing : lowest)
        upper.append(CGPoint(x: ends.0.x, y: -ends.0.y))
        lower.append(ends.1)
        (highest, lowest) = (crossing, crossing)
        border += column
      }
      if point.y < highest.y { highest = point }
      if point.y > lowest.y { lowest = point }
      previous = point
    }
    upper.append(CGPoint(x: highest.x, y: -highest.y))
    lower.append(lowest)
    return (upper, lower)
  }

  // MARK: - Discs

  /// A disc of an envelope, and the x at which its arc becomes the envelope.
  private struct Arc {
    var center: CGPoint
    var start: CGFloat
  }

  /// Returns points of the upper side of the union of discs, whose centres are in the order of x.
  ///
  /// The arcs of two discs of equal size cross at most once, so an arc that is below its neighbours' crossing never shows again.
  private static func envelope(of centers: [CGPoint], radius: CGFloat) -> [CGPoint] {
    var arcs: [Arc] = []
    for center in centers {
      var start = center.x - radius
      while let last = arcs.last {
        start = crossing(last.center, center, radius)
        if start > last.start { break }
        arcs.removeLast()
        start = center.x - radius
      }
      arcs.append(Arc(center: center, start: start))
    }
    var points = ReducedLine(tolerance: tolerance)
    for (index, arc) in arcs.enumerated() {
      let (last, next) = (index > 0 ? arcs[index - 1] : nil, index + 1 < arcs.count ? arcs[index + 1] : nil)
      let end = next?.start ?? arc.center.x + radius
      // Where the line is steep, the discs of neighbours form steps. The stroke's side is the line through their outer corners.
      let isNarrow = end - arc.start <= 2 * column
      let isBelow = isNarrow && next.map { $0.start == $0.center.x - radius } ?? false
      let isAbove = isNarrow && last.map { arc.start == $0.center.x + radius } ?? false
      add(arc, isAbove ? end : arc.start, isBelow ? arc.start : end, radius, &points)
    }
    return points.points
  }

  /// Returns the x from which the second of two discs is the upper one.
  private static func crossing(_ first: CGPoint, _ second: CGPoint, _ radius: CGFloat) -> CGFloat {
    let (dx, dy) = (second.x - first.x, second.y - first.y)
    let square = dx * dx + dy * dy
    if square > 0, square < 4 * radius * radius {
      let height = (radius * radius / square - 0.25).squareRoot()
      // The upper point in which the circles meet, if it is on the upper half of both.
      if dx * height >= abs(dy) / 2 { return (first.x + second.x) / 2 - dy * height }
    }
    return dy > 0 ? second.x - radius : first.x + radius
  }

  /// Adds the part of an arc between two values of x as lines.
  private static func add(
    _ arc: Arc, _ start: CGFloat, _ end: CGFloat, _ radius: CGFloat, _ points: inout ReducedLine
  ) {
    func point(_ x: CGFloat) -> CGPoint {
      let distance = x - arc.center.x
      return CGPoint(x: x, y: arc.center.y + max(0, radius * radius - distance * distance).squareRoot())
    }
    let (first, last) = (point(start), point(end))
    points.append(first)
    let (dx, dy) = (last.x - first.x, last.y - first.y)
    // The square of the chord whose arc is as high as the tolerance.
    if dx * dx + dy * dy > 8 * radius * tolerance {
      func angle(_ x: CGFloat) -> CGFloat { asin(min(max((x - arc.center.x) / radius, -1), 1)) }
      let (from, to) = (angle(start), angle(end))
      let steps = max(2, ((to - from) / (8 * tolerance / radius).squareRoot()).rounded(.up))
      for step in 1..<Int(steps) {
        points.append(point(arc.center.x + radius * sin(from + (to - from) * CGFloat(step) / steps)))
      }
    }
    points.append(last)
  }
}
