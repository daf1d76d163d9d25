import Foundation
import Testing
import TrellisGeometry

@Suite struct PathTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  private func isClose(_ first: CGRect, _ second: CGRect, _ tolerance: CGFloat = 0.001) -> Bool {
    abs(first.minX - second.minX) < tolerance && abs(first.minY - second.minY) < tolerance
      && abs(first.maxX - second.maxX) < tolerance && abs(first.maxY - second.maxY) < tolerance
  }

  @Test func `a path prints its steps and reads them back`() throws {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0.5))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 12, y: 5))
    path.addCurve(
      to: CGPoint(x: 0, y: 10), control1: CGPoint(x: 8, y: 12), control2: CGPoint(x: 2, y: 12))
    path.closeSubpath()
    #expect(path.description == "0 0 m 10 0.5 l 12 5 10 10 q 8 12 2 12 0 10 c h")
    #expect(Path(path.description) == path)
  }

  @Test(arguments: ["1 2 l", "0 0 m 1 l", "0 0 m 1 2 3 l", "0 0 m x", "0 0 m 5", "h"])
  func `text that isn't a path reads as nil`(text: String) {
    #expect(Path(text) == nil)
  }

  @Test func `an empty text is an empty path`() { #expect(Path("")?.isEmpty == true) }

  @Test func `an initial line starts a path, and after a closed subpath the next one starts at its start`() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(path.description == "1 1 m")
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path.description == "1 1 m 5 1 l h 1 1 m 9 9 l")
  }

  @Test func `a path's bounds are those of its curves, not of the control points`() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(isClose(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 5)))
    var cubic = Path()
    cubic.move(to: .zero)
    cubic.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
    #expect(isClose(cubic.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 6)))
    #expect(Path().boundingRect.isNull)
  }

  @Test(arguments: [
    CGRect(x: 3, y: 4, width: 100, height: 50), CGRect(x: 0, y: 0, width: 1, height: 1000),
    CGRect(x: -5, y: -5, width: 10, height: 10),
  ])
  func `figures fill their rectangle`(rect: CGRect) {
    #expect(isClose(Path(ellipseIn: rect).boundingRect, rect))
    for style in [RoundedCornerStyle.circular, .continuous] {
      for radius: CGFloat in [0, 1, 5, 25, 10_000, .infinity, -3, .nan] {
        #expect(isClose(Path(roundedRect: rect, cornerRadius: radius, style: style).boundingRect, rect))
      }
    }
  }

  @Test func `a continuous corner starts further out than a circular one if there is space`() {
    func start(_ side: CGFloat) -> CGFloat {
      // The first point is on the left edge, below the corner.
      let path = Path(
        roundedRect: CGRect(x: 0, y: 0, width: side, height: side), cornerRadius: 10, style: .continuous)
      var first: CGPoint?
      path.forEach { if first == nil, case .move(let point) = $0 { first = point } }
      return first!.y
    }
    #expect(abs(start(100) - 15.2866) < 0.001)
    #expect(abs(start(20) - 10) < 0.001)
    #expect(start(25) > 10 && start(25) < 15.2866)
  }

  @Test func `a circular corner is a quarter circle, also if a continuous one has no space`() {
    for style in [RoundedCornerStyle.circular, .continuous] {
      let path = Path(
        roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 10, style: style)
      for degrees in stride(from: 0.0, to: 360, by: 7) {
        let (x, y) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
        #expect(path.contains(CGPoint(x: 10 + 9.95 * x, y: 10 + 9.95 * y)))
        #expect(!path.contains(CGPoint(x: 10 + 10.05 * x, y: 10 + 10.05 * y)))
      }
    }
  }

  @Test func `a point inside two rings is inside, and outside by even-odd`() {
    var path = square
    path.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
    #expect(path.contains(CGPoint(x: 3, y: 3)))
    #expect(!path.contains(CGPoint(x: 3, y: 3), eoFill: true))
    #expect(path.contains(CGPoint(x: 8, y: 8), eoFill: true))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
    #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 5)))
  }

  @Test func `arcs follow their direction`() {
    func arc(_ start: Double, _ end: Double, clockwise: Bool) -> CGRect {
      Path {
        $0.addArc(
          center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
          clockwise: clockwise)
      }.boundingRect
    }
    // The y axis points down, so 90 degrees are at the bottom. Without `clockwise`, the arc takes the short way.
    #expect(isClose(arc(0, 90, clockwise: false), CGRect(x: 0, y: 0, width: 10, height: 10), 0.01))
    #expect(isClose(arc(0, 90, clockwise: true), CGRect(x: -10, y: -10, width: 20, height: 20), 0.01))
    #expect(isClose(arc(0, 360, clockwise: false), CGRect(x: -10, y: -10, width: 20, height: 20), 0.01))
    #expect(arc(0, .nan, clockwise: false).width == 0 || arc(0, .nan, clockwise: false).isNull)
  }

  @Test func `an arc between two lines touches both`() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    let end = path.currentPoint!
    #expect(abs(end.x - 10) < 0.001 && abs(end.y - 4) < 0.001)
    #expect(isClose(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 4)))
  }

  @Test
  func `rounded rectangles start at the middle of the right side, so that half a capsule can be trimmed`() {
    let capsule = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 60), cornerSize: CGSize(width: 10, height: 10),
      style: .circular)
    #expect(capsule.description.hasPrefix("20 30 m 20 50 l"))
    #expect(
      isClose(
        capsule.trimmedPath(from: 0, to: 0.5).boundingRect, CGRect(x: 0, y: 30, width: 20, height: 30), 0.01))
    #expect(
      isClose(
        capsule.trimmedPath(from: 0.5, to: 1).boundingRect, CGRect(x: 0, y: 0, width: 20, height: 30), 0.01))
  }

  @Test func `a trimmed path is the part between two fractions of its length`() {
    #expect(square.trimmedPath(from: 0, to: 0.25).description == "0 0 m 10 0 l")
    #expect(square.trimmedPath(from: 0.125, to: 0.375).description == "5 0 m 10 0 l 10 5 l")
    #expect(square.trimmedPath(from: 0, to: 1) == square)
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmedPath(from: -3, to: 0.25).description == "0 0 m 10 0 l")
    let half = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).trimmedPath(from: 0, to: 0.5)
    #expect(isClose(half.boundingRect, CGRect(x: 0, y: 10, width: 20, height: 10), 0.05))
  }

  @Test func `a path that is a rectangle returns it, and no other path does`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(Path(rect).boundingRect == rect)
    let turned = Path(rect).applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(!isClose(turned.boundingRect, rect))
  }
}
