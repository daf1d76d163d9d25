import TrellisCoreGraphicsCairo
import Foundation
import Testing

struct CGPathTests {
  @Test func `added elements are transformed, the current point isn't`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 0), transform: CGAffineTransform(scaleX: 10, y: 10))
    #expect(path.currentPoint == CGPoint(x: 20, y: 0))
    #expect(path.boundingBoxOfPath == CGRect(x: 1, y: 0, width: 19, height: 1))
    path.addRect(
      CGRect(x: 0, y: 0, width: 5, height: 5), transform: CGAffineTransform(translationX: 100, y: 0))
    #expect(path.boundingBoxOfPath.maxX == 105)
  }

  @Test func `a copy doesn't change with its original`() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
    let copy = try #require(path.copy())
    let mutable = try #require(path.mutableCopy())
    #expect(copy == path && mutable == path)
    path.closeSubpath()
    path.addEllipse(in: CGRect(x: 50, y: 0, width: 5, height: 5))
    #expect(copy != path && mutable != path)
    #expect(copy.boundingBox.maxX == 5)
    #expect(CGMutablePath().isEmpty && CGMutablePath().boundingBox.isNull)
  }

  @Test func `sets of points`() {
    let first = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let second = CGPath(rect: CGRect(x: 5, y: 0, width: 10, height: 10), transform: nil)
    #expect(first.union(second).contains(CGPoint(x: 12, y: 5)))
    #expect(!first.intersection(second).contains(CGPoint(x: 2, y: 5)))
    #expect(!first.subtracting(second).contains(CGPoint(x: 7, y: 5)))
    var scale = CGAffineTransform(scaleX: 2, y: 2)
    #expect(
      CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4), transform: &scale).boundingBoxOfPath.maxX
        == 8)
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    let outline = line.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(outline.contains(CGPoint(x: 5, y: 1.5)) && !outline.contains(CGPoint(x: 5, y: 2.5)))
  }

  @Test func `a colour has the components of its space`() {
    #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
    #expect(
      CGColor(red: 1, green: 0.5, blue: 0, alpha: 1).copy(alpha: 0.25)?.components == [1, 0.5, 0, 0.25])
    #expect(CGColorSpace(name: CGColorSpace.sRGB) == CGColorSpaceCreateDeviceRGB())
    #expect(CGColorSpace(name: "unknown" as CFString) == nil)
  }
}
