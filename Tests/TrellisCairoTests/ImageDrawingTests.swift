import Foundation
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisGeometry
import TrellisText

struct ImageDrawingTests {
  private let two = TestImages.make(name: "two", width: 2, height: 1) { x, _ in
    x == 0 ? [0, 0, 255, 255] : [255, 0, 0, 255]
  }

  private func draw(_ content: ImageContent, _ frame: CGRect) throws -> Bitmap {
    try Drawing.draw(Drawing.item(.image(content), frame))
  }

  @Test func `without interpolation pixels become squares`() throws {
    let bitmap = try draw(
      ImageContent(source: two, interpolation: .none), CGRect(x: 4, y: 4, width: 20, height: 10))
    #expect(
      [3, 4, 13, 14, 23, 24].map { bitmap.color(x: $0, y: 8) } == [.clear, red, red, blue, blue, .clear])
  }

  @Test(arguments: [ImageContent.Interpolation.low, .medium, .high])
  func `interpolation blends between pixels`(interpolation: ImageContent.Interpolation) throws {
    let bitmap = try draw(
      ImageContent(source: two, interpolation: interpolation), CGRect(x: 0, y: 0, width: 40, height: 10))
    #expect(bitmap.color(x: 0, y: 5).isNear(red, by: 20))
    #expect(bitmap.color(x: 39, y: 5).isNear(blue, by: 20))
    #expect(bitmap.color(x: 20, y: 5).isNear(RGBAColor(red: 0.5, green: 0, blue: 0.5), by: 12))
  }

  @Test func `a shrunk picture is averaged if the interpolation quality is high`() throws {
    let stripes = TestImages.stripes(width: 160, height: 16)
    let gray = RGBAColor(red: 0.5, green: 0.5, blue: 0.5)
    func row(_ interpolation: ImageContent.Interpolation) throws -> [RGBAColor] {
      let bitmap = try draw(
        ImageContent(source: stripes, interpolation: interpolation), CGRect(x: 0, y: 0, width: 20, height: 2))
      return (2..<18).map { bitmap.color(x: $0, y: 1) }
    }
    #expect(try row(.medium).allSatisfy { $0.isNear(gray, by: 12) })
    #expect(try row(.high).allSatisfy { $0.isNear(gray, by: 12) })
    #expect(try row(.none).allSatisfy { $0 == .white || $0 == .black })
  }

  @Test func `a part of a picture fills the frame, which is aligned to whole pixels`() throws {
    let bitmap = try draw(
      ImageContent(source: two, part: CGRect(x: 1, y: 0, width: 1, height: 1)),
      CGRect(x: 4.4, y: 4.4, width: 10, height: 10))
    #expect(bitmap.row(8, 2..<16) == "00999999999900")
    #expect((4..<14).allSatisfy { bitmap.color(x: $0, y: 8) == blue })
    let smooth = try draw(
      ImageContent(source: two, isAntialiased: true), CGRect(x: 4.5, y: 4, width: 10, height: 10))
    #expect(abs(smooth.color(x: 4, y: 8).opacity - 0.5) < 0.02)
  }

  @Test func `a tint replaces the colours and keeps the opacity`() throws {
    let half = TestImages.make(name: "half", width: 1, height: 1) { _, _ in [128, 0, 0, 128] }
    let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let tinted = try draw(ImageContent(source: half, tint: .color(green)), frame)
    #expect(tinted.color(x: 9, y: 9).isNear(RGBAColor(red: 0, green: 1, blue: 0, opacity: 0.5)))
    let edge = Drawing.gradient(
      .linear(start: .zero, end: CGPoint(x: 40, y: 0)), (red, 0), (red, 0.5), (blue, 0.5), (blue, 1))
    let shaded = try draw(ImageContent(source: two, tint: edge), frame)
    #expect([5, 35].map { shaded.color(x: $0, y: 9) } == [red, blue])
  }

  @Test func `mirrored and rotated pictures show the right pixels`() throws {
    let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    func draw(_ transform: CGAffineTransform) throws -> Bitmap {
      try Drawing.draw(
        Drawing.effect(
          .transform(ProjectionTransform(transform)),
          Drawing.item(.image(ImageContent(source: two, interpolation: .none)), frame)))
    }
    let mirrored = try draw(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 40, ty: 0))
    #expect([5, 35].map { mirrored.color(x: $0, y: 9) } == [blue, red])
    let turned = try draw(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 40, ty: 0))
    #expect([5, 35].map { turned.color(x: 20, y: $0) } == [red, blue])
  }

  @Test func `pictures reusing a memory address are never confused`() throws {
    let renderer = Renderer()
    for index in 0..<60 {
      let image = TestImages.make(name: "", width: 4, height: 4) { _, _ in [UInt8(index * 4), 0, 0, 255] }
      let bitmap = try Drawing.draw(
        Drawing.item(.image(ImageContent(source: image)), CGRect(x: 0, y: 0, width: 8, height: 8)),
        using: renderer)
      #expect(Int((bitmap.color(x: 3, y: 3).blue * 255).rounded()) == index * 4)
    }
    #expect(renderer.cacheStatistics.images.misses == 60)
  }
}
