import SwiftUI
import Testing

/// Paths and contexts by the names of UIKit and AppKit.
@MainActor @Suite struct GraphicsTests {
  @Test func `a context of an image begins and ends`() throws {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 6), false, 3)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 3))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(image.size == CGSize(width: 10, height: 6) && image.cgImage?.width == 30)
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsEndImageContext()
    UIGraphicsBeginImageContext(.zero)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `a document has the pages that were begun`() {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100))
    let data = renderer.pdfData { context in
      for text in ["one", "two"] {
        context.beginPage()
        text.draw(at: CGPoint(x: 10, y: 10), withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
      }
    }
    #expect(data.starts(with: Data("%PDF".utf8)))
    let text = String(decoding: data, as: UTF8.self)
    #expect(
      text.components(separatedBy: "/Type /Page\n").count + text.components(separatedBy: "/Type /Page ").count
        >= 4)
    #expect(renderer.pdfData { _ in }.isEmpty)
  }

  @Test func `a reversed path has the same points in the opposite order`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 20, y: 10), controlPoint1: CGPoint(x: 15, y: 0), controlPoint2: CGPoint(x: 20, y: 5))
    let reversed = path.reversing()
    #expect(reversed.elementCount == 3 && reversed.currentPoint == .zero)
    var points = [CGPoint](repeating: .zero, count: 3)
    #expect(reversed.element(at: 1, associatedPoints: &points) == .curveTo)
    #expect(points == [CGPoint(x: 20, y: 5), CGPoint(x: 15, y: 0), CGPoint(x: 10, y: 0)])
    #expect(Path(reversed.reversing().cgPath) == Path(path.cgPath))
    path.close()
    #expect(path.reversing().element(at: 3) == .closePath)
  }

  @Test func `dashes leave gaps`() throws {
    func gaps(_ path: UIBezierPath) throws -> Int {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 4)).image { _ in
        UIColor.red.setStroke()
        path.stroke()
      }
      let source = try #require(image.cgImage)
      let pixels = NSBitmapImageRep(cgImage: source)
      return (0..<40).count { (pixels.colorAt(x: $0, y: 2)?.alphaComponent ?? 0) < 0.5 }
    }
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 2))
    path.addLine(to: CGPoint(x: 40, y: 2))
    path.lineWidth = 2
    #expect(try gaps(path) == 0)
    path.setLineDash([4, 4], count: 2, phase: 0)
    #expect(try gaps(path) == 20)
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(try gaps(copy) == 20)
  }

  @Test func `paths of AppKit count angles in degrees, counter-clockwise where y points up`() {
    let path = NSBezierPath()
    path.appendArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: 90)
    #expect(abs(path.currentPoint.x) < 1e-6 && abs(path.currentPoint.y - 10) < 1e-6)
    #expect(path.bounds.minX > -1e-6 && path.bounds.minY > -1e-6)
    let rounded = NSBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), xRadius: 50, yRadius: 3)
    #expect(rounded.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
    rounded.transform(using: AffineTransform(translationByX: 5, byY: 0))
    #expect(rounded.bounds.minX == 5)
  }

  @Test func `the even-odd rule counts for the points of a path, too`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 1, y: 1)))
  }

  @Test func `states of graphics contexts are saved and restored in pairs`() {
    NSGraphicsContext.saveGraphicsState()
    let rep = NSBitmapImageRep(
      bitmapDataPlanes: nil, pixelsWide: 8, pixelsHigh: 8, bitsPerSample: 8, samplesPerPixel: 4,
      hasAlpha: true,
      isPlanar: false, colorSpaceName: .deviceRGB, bytesPerRow: 0, bitsPerPixel: 0)!
    NSGraphicsContext.current = NSGraphicsContext(bitmapImageRep: rep)
    NSColor.blue.setFill()
    NSBezierPath(rect: CGRect(x: 0, y: 0, width: 8, height: 4)).fill()
    NSGraphicsContext.restoreGraphicsState()
    #expect(NSGraphicsContext.current == nil)
    #expect(rep.colorAt(x: 4, y: 6) == .blue && rep.colorAt(x: 4, y: 1) == .clear)
  }
}
