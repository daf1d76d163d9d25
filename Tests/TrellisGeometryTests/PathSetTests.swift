import Foundation
import Testing
import TrellisGeometry

@Suite struct PathSetTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: width, height: height))
  }

  @Test func `overlapping rectangles are combined into the expected outlines`() {
    let (first, second) = (rect(0, 0, 10, 10), rect(5, 5, 10, 10))
    #expect(first.intersection(second).description == "5 5 m 10 5 l 10 10 l 5 10 l h")
    #expect(
      first.union(second).description == "0 0 m 10 0 l 10 5 l 15 5 l 15 15 l 5 15 l 5 10 l 0 10 l h")
    #expect(first.subtracting(second).description == "0 0 m 10 0 l 10 5 l 5 5 l 5 10 l 0 10 l h")
  }

  @Test func `adjacent shapes are joined if they touch`() {
    #expect(rect(0, 0, 10, 10).union(rect(10, 0, 10, 10)).description == "0 0 m 20 0 l 20 10 l 0 10 l h")
    let apart = rect(0, 0, 10, 10).union(rect(20, 0, 10, 10))
    #expect(apart.boundingRect == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(!apart.contains(CGPoint(x: 15, y: 5)))
    #expect(rect(0, 0, 10, 10).intersection(rect(10, 0, 10, 10)).isEmpty)
  }

  @Test func `a path combined with itself is correct`() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(circle.union(circle).boundingRect == circle.boundingRect)
    #expect(circle.subtracting(circle).isEmpty)
    #expect(circle.symmetricDifference(circle).isEmpty)
    #expect(circle.union(Path()).description == circle.normalized().description)
    #expect(circle.intersection(Path()).isEmpty)
  }

  @Test func `curves stay curves in path operations`() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    let half = circle.intersection(rect(0, 0, 10, 20))
    var curves = 0
    half.forEach { if case .curve = $0 { curves += 1 } }
    #expect(curves == 2)
    #expect(abs(half.boundingRect.width - 10) < 0.001 && abs(half.boundingRect.height - 20) < 0.001)
  }

  @Test func `fractional points are preserved`() {
    let path = rect(0.1, 0.3, 9.7, 9.1).union(rect(100.1, 0.3, 1, 1))
    #expect(path.contains(CGPoint(x: 0.2, y: 0.4)))
    #expect(path.description.hasPrefix("0.1 0.3 m"))
  }

  @Test func `a normalized figure of eight is equal under both fill rules`() {
    let pentagram = (0..<5).map { index -> CGPoint in
      let angle = Double(index) * 4 * .pi / 5
      return CGPoint(x: 50 * sin(angle), y: -50 * cos(angle))
    }
    var star = Path()
    star.addLines(pentagram)
    star.closeSubpath()
    let (full, hollow) = (star.normalized(eoFill: false), star.normalized())
    #expect(full.contains(.zero) && full.contains(.zero, eoFill: true))
    #expect(!hollow.contains(.zero) && !hollow.contains(.zero, eoFill: true))
    #expect(hollow.contains(CGPoint(x: 0, y: -40)))
  }

  @Test func `lines are cut at the other path's edge`() {
    var line = Path()
    line.addLines([CGPoint(x: -10, y: 5), CGPoint(x: 20, y: 5), CGPoint(x: 20, y: 8), CGPoint(x: 5, y: 8)])
    let square = rect(0, 0, 10, 10)
    #expect(line.lineIntersection(square).description == "0 5 m 10 5 l 10 8 m 5 8 l")
    #expect(line.lineSubtraction(square).description == "-10 5 m 0 5 l 10 5 m 20 5 l 20 8 l 10 8 l")
    // A closed line is followed past its start, and a line inside stays whole.
    #expect(
      square.lineSubtraction(rect(8, 2, 5, 5)).description == "10 7 m 10 10 l 0 10 l 0 0 l 10 0 l 10 2 l")
    #expect(square.lineIntersection(rect(-5, -5, 50, 50)) == square)
  }

  @Test func `undrawable paths count as empty`() {
    var bad = Path()
    bad.addLines([.zero, CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 5, y: 5)])
    #expect(rect(0, 0, 10, 10).union(bad) == rect(0, 0, 10, 10))
    #expect(bad.union(bad).isEmpty)
    var dot = Path()
    dot.move(to: CGPoint(x: 3, y: 3))
    #expect(dot.union(dot).isEmpty && dot.lineIntersection(dot).isEmpty)
    #expect(rect(0, 0, 1e300, 1e300).union(rect(0, 0, 1, 1)).contains(CGPoint(x: 1e299, y: 1e299)))
  }

  @Test(arguments: 0..<16, [false, true])
  func `random paths contain the expected points`(seed: Int, eoFill: Bool) {
    var random = RandomPaths(seed: UInt64(seed))
    // Every other seed uses a coarse lattice, where corners are on lines and lines on lines.
    let isCoarse = seed % 2 == 0
    let (first, second) = (random.path(isCoarse: isCoarse), random.path(isCoarse: isCoarse))
    let union = Outline(first.union(second, eoFill: eoFill))
    let intersection = Outline(first.intersection(second, eoFill: eoFill))
    let difference = Outline(first.subtracting(second, eoFill: eoFill))
    let symmetric = Outline(first.symmetricDifference(second, eoFill: eoFill))
    let (one, other) = (Outline(first), Outline(second))
    var looked = 0
    for _ in 0..<40 {
      let point = CGPoint(x: random.number(-5, 105), y: random.number(-5, 105))
      guard one.distance(to: point) > 0.05, other.distance(to: point) > 0.05 else { continue }
      looked += 1
      let (isFirst, isSecond) = (one.contains(point, eoFill), other.contains(point, eoFill))
      for rule in [false, true] {
        #expect(union.contains(point, rule) == (isFirst || isSecond))
        #expect(intersection.contains(point, rule) == (isFirst && isSecond))
        #expect(difference.contains(point, rule) == (isFirst && !isSecond))
        #expect(symmetric.contains(point, rule) == (isFirst != isSecond))
      }
    }
    #expect(looked > 20)
  }
}

/// A path flattened to lines, to test many points.
private struct Outline {
  private var lines: [(CGPoint, CGPoint)] = []

  init(_ path: Path) {
    for (points, _) in path.polylines(tolerance: 0.01) {
      for (index, point) in points.enumerated() { lines.append((point, points[(index + 1) % points.count])) }
    }
  }

  func contains(_ point: CGPoint, _ eoFill: Bool) -> Bool {
    var winding = 0
    for (from, to) in lines where (from.y <= point.y) != (to.y <= point.y) {
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      if x > point.x { winding += to.y > from.y ? 1 : -1 }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  func distance(to point: CGPoint) -> CGFloat {
    lines.reduce(.infinity) { least, line in
      let (dx, dy) = (line.1.x - line.0.x, line.1.y - line.0.y)
      let length = dx * dx + dy * dy
      let along = ((point.x - line.0.x) * dx + (point.y - line.0.y) * dy) / (length > 0 ? length : 1)
      let part = min(max(along, 0), 1)
      return min(least, hypot(point.x - line.0.x - part * dx, point.y - line.0.y - part * dy))
    }
  }
}

/// Reproducible random paths of a few pieces in 0...100.
private struct RandomPaths {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  private mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }

  mutating func number(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
    low + (high - low) * CGFloat(next() % 1_000_000) / 1_000_000
  }

  private mutating func point(_ isCoarse: Bool) -> CGPoint {
    isCoarse
      ? CGPoint(x: 20 * Double(next() % 6), y: 20 * Double(next() % 6))
      : CGPoint(x: number(0, 100), y: number(0, 100))
  }

  mutating func path(isCoarse: Bool) -> Path {
    var path = Path()
    for _ in 0..<(1 + next() % 3) {
      path.move(to: point(isCoarse))
      for _ in 0..<(2 + next() % 5) {
        switch next() % 4 {
        case 0: path.addCurve(to: point(isCoarse), control1: point(isCoarse), control2: point(isCoarse))
        case 1: path.addQuadCurve(to: point(isCoarse), control: point(isCoarse))
        default: path.addLine(to: point(isCoarse))
        }
      }
      if next() % 3 > 0 { path.closeSubpath() }
    }
    return path
  }
}
