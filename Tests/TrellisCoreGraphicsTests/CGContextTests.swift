import TrellisCoreGraphicsCairo
import Foundation
import Testing

struct CGContextTests {
  @Test func `y points up in a bitmap`() throws {
    let context = try bitmap(20, 20)
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    let image = try #require(context.makeImage())
    #expect(image[5, 17] == .red)
    #expect(image[5, 2] == .clear && image[15, 17] == .clear)
  }

  @Test func `an image is drawn upright`() throws {
    let source = try bitmap(2, 2)
    source.setFillColor(.red)
    source.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    let picture = try #require(source.makeImage())
    #expect(picture[0, 0] == .red && picture[0, 1] == .clear)
    let context = try bitmap(20, 20)
    context.interpolationQuality = .none
    context.draw(picture, in: CGRect(x: 0, y: 0, width: 20, height: 20))
    let image = try #require(context.makeImage())
    #expect(image[4, 4] == .red)
    #expect(image[4, 15] == .clear && image[15, 4] == .clear)
  }

  @Test func `transforms apply to what follows, in the order of their calls`() throws {
    let context = try bitmap(100, 100)
    context.translateBy(x: 50, y: 20)
    context.rotate(by: .pi / 2)
    context.scaleBy(x: 2, y: 1)
    context.setFillColor(.red)
    // From (50, 20), 2 · 10 up and 4 to the left.
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 4))
    let image = try #require(context.makeImage())
    #expect(image[48, 100 - 30] == .red)
    #expect(image[48, 100 - 42] == .clear && image[52, 100 - 30] == .clear && image[44, 100 - 30] == .clear)
    let point = CGPoint(x: 3, y: 4).applying(context.ctm)
    #expect(abs(point.x - 46) < 1e-9 && abs(point.y - 26) < 1e-9)
  }

  @Test func `the current path stays in place when the transform changes`() throws {
    let context = try bitmap(20, 20)
    context.move(to: CGPoint(x: 2, y: 2))
    context.scaleBy(x: 2, y: 2)
    #expect(context.currentPointOfPath == CGPoint(x: 1, y: 1))
    context.addLine(to: CGPoint(x: 9, y: 1))
    context.addLine(to: CGPoint(x: 9, y: 9))
    context.closePath()
    context.setFillColor(.red)
    context.fillPath()
    #expect(context.isPathEmpty)
    let image = try #require(context.makeImage())
    #expect(image[14, 15] == .red && image[4, 8] == .clear)
  }

  @Test func `the state is saved and restored without the path`() throws {
    let context = try bitmap(20, 20)
    context.saveGState()
    context.setFillColor(.red)
    context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
    context.translateBy(x: 5, y: 0)
    context.move(to: .zero)
    context.restoreGState()
    #expect(context.currentPointOfPath == CGPoint(x: 5, y: 0))
    context.beginPath()
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    let image = try #require(context.makeImage())
    #expect(image[15, 5] == .black)
    context.restoreGState()
    #expect(context.ctm == .identity)
  }

  @Test func `clips add up, and the even-odd rule leaves a hole`() throws {
    let context = try bitmap(30, 30)
    context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 30))
    context.clip(to: CGRect(x: 10, y: 0, width: 20, height: 30))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 0, width: 10, height: 30))
    context.setFillColor(.red)
    context.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    context.addRect(CGRect(x: 0, y: 10, width: 30, height: 10))
    context.fillPath(using: .evenOdd)
    let image = try #require(context.makeImage())
    #expect(image[15, 5] == .red && image[15, 25] == .red)
    #expect(image[15, 15] == .clear && image[5, 5] == .clear && image[25, 5] == .clear)
  }

  @Test func `a line is as wide as the transform makes it`() throws {
    let context = try bitmap(40, 40)
    context.scaleBy(x: 4, y: 1)
    context.setStrokeColor(.red)
    context.setLineWidth(2)
    context.move(to: CGPoint(x: 5, y: 0))
    context.addLine(to: CGPoint(x: 5, y: 40))
    context.strokePath()
    let image = try #require(context.makeImage())
    #expect(image[17, 20] == .red && image[22, 20] == .red)
    #expect(image[14, 20] == .clear && image[25, 20] == .clear)
  }

  @Test func `alpha, blend mode and erasing`() throws {
    let context = try bitmap(30, 10)
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 30, height: 10))
    context.setAlpha(0.5)
    context.setFillColor(.black)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.setAlpha(1)
    context.setBlendMode(.multiply)
    context.setFillColor(.red)
    context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
    context.clear(CGRect(x: 20, y: 0, width: 10, height: 10))
    let image = try #require(context.makeImage())
    #expect(abs(Int(image[5, 5].red) - 128) <= 1)
    #expect(image[15, 5] == .red)
    #expect(image[25, 5] == .clear)
  }

  @Test func `a shadow's offset isn't transformed`() throws {
    let context = try bitmap(40, 40)
    context.scaleBy(x: 2, y: 2)
    context.setShadow(offset: CGSize(width: 0, height: 10), blur: 0, color: .black)
    context.setFillColor(.red)
    context.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
    let image = try #require(context.makeImage())
    #expect(image[15, 25] == .red)
    #expect(image[15, 13] == .black)
    #expect(image[15, 8] == .clear)
  }

  @Test func `a layer is drawn as one picture`() throws {
    let context = try bitmap(10, 10)
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.setFillColor(.black)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.endTransparencyLayer()
    context.endTransparencyLayer()
    let image = try #require(context.makeImage())
    #expect(image[5, 5].red == 0 && abs(Int(image[5, 5].alpha) - 128) <= 1)
  }

  @Test func `an image doesn't change with further drawing`() throws {
    let context = try bitmap(10, 10)
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    let first = try #require(context.makeImage())
    context.fill(CGRect(x: 5, y: 0, width: 5, height: 10))
    let second = try #require(context.makeImage())
    #expect(first[7, 5] == .clear && second[7, 5] == .red && second[2, 5] == .red)
    #expect(second.cropping(to: CGRect(x: 8, y: 8, width: 9, height: 9))?.width == 2)
    #expect(second.cropping(to: CGRect(x: 20, y: 0, width: 5, height: 5)) == nil)
  }

  @Test func `bitmaps that can't be are nil`() {
    func make(_ width: Int, _ height: Int, bits: Int = 8) -> CGContext? {
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    }
    #expect(
      make(0, 10) == nil && make(10, -1) == nil && make(40_000, 1) == nil && make(10, 10, bits: 16) == nil)
    #expect(make(10, 7)?.height == 7)
  }
}
