import Foundation
import Testing
import TrellisGeometry

/// The outline of a line contains the points whose distance from the path is at most half of the line's width.
@Suite struct StrokedPathTests {
  private func line(_ points: CGPoint...) -> Path {
    var path = Path()
    path.addLines(points)
    return path
  }

  /// Two lines with a right angle at (50, 0).
  ///
  /// The second leads down.
  private var corner: Path {
    line(CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 0), CGPoint(x: 50, y: 50))
  }

  @Test func `a stroked line becomes a rectangle with the style's caps`() {
    let path = line(CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10))
    #expect(
      path.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect == CGRect(x: 10, y: 8, width: 20, height: 4))
    let square = path.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
    #expect(square.boundingRect == CGRect(x: 8, y: 8, width: 24, height: 4))
    #expect(square.contains(CGPoint(x: 8.1, y: 8.1)))
    let round = path.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
    #expect(round.contains(CGPoint(x: 8.1, y: 10)) && !round.contains(CGPoint(x: 8.1, y: 8.1)))
    #expect(round.contains(CGPoint(x: 31.9, y: 10)) && !round.contains(CGPoint(x: 31.9, y: 11.9)))
  }

  @Test func `a stroked corner has the style's join`() {
    func reaches(_ point: CGPoint, _ style: StrokeStyle) -> Bool { corner.strokedPath(style).contains(point) }
    let (tip, near, middle) = (CGPoint(x: 54, y: -4), CGPoint(x: 53, y: -3), CGPoint(x: 52, y: -2))
    #expect(reaches(tip, StrokeStyle(lineWidth: 10)))
    #expect(!reaches(tip, StrokeStyle(lineWidth: 10, miterLimit: 1)))
    #expect(!reaches(tip, StrokeStyle(lineWidth: 10, lineJoin: .round)))
    #expect(reaches(near, StrokeStyle(lineWidth: 10, lineJoin: .round)))
    #expect(!reaches(near, StrokeStyle(lineWidth: 10, lineJoin: .bevel)))
    #expect(reaches(middle, StrokeStyle(lineWidth: 10, lineJoin: .bevel)))
    // Inside the bend, only the two lines are covered.
    #expect(reaches(CGPoint(x: 46, y: 4), StrokeStyle(lineWidth: 10)))
    #expect(!reaches(CGPoint(x: 44, y: 6), StrokeStyle(lineWidth: 10)))
  }

  @Test func `a stroked circle becomes a ring`() {
    let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)).strokedPath(
      StrokeStyle(lineWidth: 10))
    for angle in stride(from: 0, to: 2 * Double.pi, by: 0.1) {
      func point(_ radius: Double) -> CGPoint {
        CGPoint(x: 50 + radius * cos(angle), y: 50 + radius * sin(angle))
      }
      #expect(ring.contains(point(45.1)) && ring.contains(point(54.9)))
      #expect(!ring.contains(point(44.9)) && !ring.contains(point(55.1)))
    }
  }

  @Test func `stroke outlines are half the width from the path`() {
    var curve = Path()
    curve.move(to: CGPoint(x: 0, y: 0))
    curve.addCurve(
      to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 40, y: 120), control2: CGPoint(x: 60, y: -120))
    let near = curve.polylines(tolerance: 0.001)[0].points
    let outline = curve.strokedPath(StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round))
    for x in stride(from: CGFloat(-10), to: 110, by: 1.7) {
      for y in stride(from: CGFloat(-45), to: 45, by: 1.3) {
        let distance = near.map { hypot($0.x - x, $0.y - y) }.min()!
        // The distance is to sampled points of the curve, so it is inexact.
        if abs(distance - 4) < 0.1 { continue }
        #expect(outline.contains(CGPoint(x: x, y: y)) == (distance < 4), "(\(x), \(y))")
      }
    }
  }

  @Test func `dashes leave gaps, and start at the phase`() {
    let path = line(CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20))
    func marks(_ style: StrokeStyle) -> String {
      let outline = path.strokedPath(style)
      return String(
        (0..<40).map { place in
          let along = CGFloat(place) + 0.5
          let point = along < 20 ? CGPoint(x: along, y: 0.1) : CGPoint(x: 19.9, y: along - 20)
          return outline.contains(point) ? "#" : "."
        })
    }
    #expect(marks(StrokeStyle(lineWidth: 0.5, dash: [6, 4])) == "######....######....######....######....")
    #expect(
      marks(StrokeStyle(lineWidth: 0.5, dash: [6, 4], dashPhase: 3))
        == "###....######....######....######....###")
    #expect(
      marks(StrokeStyle(lineWidth: 0.5, dash: [6, 4], dashPhase: -3))
        == "...######....######....######....######.")
    #expect(marks(StrokeStyle(lineWidth: 0.5, dash: [5])) == "#####.....#####.....#####.....#####.....")
    #expect(marks(StrokeStyle(lineWidth: 0.5, dash: [0, 0])) == String(repeating: "#", count: 40))
    #expect(marks(StrokeStyle(lineWidth: 0.5, dash: [6, -4])) == String(repeating: "#", count: 40))
    #expect(marks(StrokeStyle(lineWidth: 0.5, dash: [1e-12, 1e-12])) == String(repeating: "#", count: 40))
  }

  @Test func `a zero-length segment is a dot with round or square caps`() {
    let dot = line(CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5))
    #expect(dot.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
    #expect(
      dot.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square)).boundingRect
        == CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(dot.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round)).contains(CGPoint(x: 6.9, y: 5)))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1, 0, 1e300])
  func `unusable numbers still give a path`(number: CGFloat) {
    #expect(line(CGPoint(x: number, y: .nan), .zero).strokedPath(StrokeStyle()).isEmpty)
    if !(number > 0 && number.isFinite) {
      #expect(corner.strokedPath(StrokeStyle(lineWidth: number)).isEmpty)
    }
    _ = corner.strokedPath(
      StrokeStyle(lineWidth: 3, miterLimit: number, dash: [number, 2], dashPhase: number))
    _ = line(.zero, CGPoint(x: number, y: 1)).strokedPath(StrokeStyle(lineWidth: 3, dash: [4, 2]))
  }
}
