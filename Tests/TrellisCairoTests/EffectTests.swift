import Foundation
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisGeometry
import TrellisText

private let all = CGRect(x: 0, y: 0, width: 40, height: 40)
private let middle = CGRect(x: 10, y: 10, width: 20, height: 20)

struct EffectTests {
  private func about(_ transform: CGAffineTransform) -> Effect {
    .transform(
      ProjectionTransform(
        CGAffineTransform(translationX: -20, y: -20).concatenating(transform)
          .concatenating(CGAffineTransform(translationX: 20, y: 20))))
  }

  @Test func `opacity applies to a list as one picture`() throws {
    let bitmap = try Drawing.draw(
      Drawing.effect(
        .opacity(0.5), Drawing.fill(middle, red), Drawing.fill(middle.offsetBy(dx: 5, dy: 5), blue)))
    #expect(bitmap.color(x: 12, y: 12).isNear(RGBAColor(red: 1, green: 0, blue: 0, opacity: 0.5)))
    #expect(bitmap.color(x: 20, y: 20).isNear(RGBAColor(red: 0, green: 0, blue: 1, opacity: 0.5)))
  }

  @Test func `clips and masks show only the covered part`() throws {
    let circle = Path(ellipseIn: middle)
    let clipped = try Drawing.draw(Drawing.effect(.clip(circle, FillStyle()), Drawing.fill(all, red)))
    #expect(firstDifference(clipped.bytes, try Drawing.draw(Drawing.shape(circle)).bytes) == nil)
    let snapped = try Drawing.draw(
      Drawing.effect(
        .clip(Path(CGRect(x: 9.6, y: 0, width: 5, height: 9)), FillStyle(antialiased: false)),
        Drawing.fill(all, red)))
    #expect(snapped.row(4, 8..<18) == "0099999000")
    let half = Drawing.fill(middle, RGBAColor(red: 0, green: 0, blue: 0, opacity: 0.5))
    let masked = try Drawing.draw(Drawing.effect(.mask(DisplayList([half])), Drawing.fill(all, red)))
    #expect(masked.color(x: 20, y: 20).isNear(RGBAColor(red: 1, green: 0, blue: 0, opacity: 0.5)))
    #expect(masked.color(x: 5, y: 20) == .clear)
  }

  @Test(arguments: [
    (BlendMode.normal, [200, 100, 50, 255]), (.multiply, [78, 59, 39, 255]), (.screen, [222, 191, 211, 255]),
    (.darken, [100, 100, 50, 255]), (.lighten, [200, 150, 200, 255]), (.difference, [100, 50, 150, 255]),
    (.exclusion, [143, 132, 172, 255]), (.plusLighter, [255, 250, 250, 255]), (.plusDarker, [45, 0, 0, 255]),
    (.sourceAtop, [200, 100, 50, 255]), (.destinationOver, [100, 150, 200, 255]),
    (.destinationOut, [0, 0, 0, 0]), (.hardLight, [189, 118, 78, 255]), (.overlay, [157, 127, 167, 255]),
    (.colorDodge, [255, 247, 249, 255]), (.colorBurn, [57, 0, 0, 255]),
  ])
  func `an opaque colour is mixed with another`(mode: BlendMode, expected: [Int]) throws {
    func color(_ bytes: [Int]) -> RGBAColor {
      let parts = bytes.map { Double($0) / 255 }
      return RGBAColor(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }
    let bitmap = try Drawing.draw(
      Drawing.fill(all, color([100, 150, 200, 255])),
      Drawing.effect(.blend(mode), Drawing.fill(middle, color([200, 100, 50, 255]))))
    #expect(bitmap.color(x: 20, y: 20).isNear(color(expected)), "\(bitmap.color(x: 20, y: 20))")
    #expect(bitmap.color(x: 5, y: 5) == color([100, 150, 200, 255]))
  }

  @Test func `blending stays in its group`() throws {
    let blended = Drawing.effect(.blend(.multiply), Drawing.fill(middle, green))
    #expect(try Drawing.draw(Drawing.fill(all, red), blended).color(x: 20, y: 20) == .black)
    for effect in [Effect.group, .opacity(1), .color(.brightness(0)), .shadow(Shadow(color: red, radius: 0))]
    {
      let bitmap = try Drawing.draw(Drawing.fill(all, red), Drawing.effect(effect, blended))
      #expect(bitmap.color(x: 20, y: 20) == green, "\(effect)")
    }
  }

  @Test func `colours are mapped without their premultiplied opacity`() throws {
    let half = RGBAColor(red: 1, green: 0, blue: 0, opacity: 0.5)
    let bitmap = try Drawing.draw(Drawing.effect(.color(.inversion), Drawing.fill(middle, half)))
    #expect(bitmap.color(x: 20, y: 20).isNear(RGBAColor(red: 0, green: 1, blue: 1, opacity: 0.5)))
    #expect(bitmap.color(x: 5, y: 5) == .clear)
    let color = RGBAColor(red: 0.8, green: 0.4, blue: 0.2)
    for matrix in [ColorTransform.hueRotation(1), .saturation(0.3), .contrast(2), .brightness(-0.2)] {
      let bitmap = try Drawing.draw(Drawing.effect(.color(matrix), Drawing.fill(middle, color)))
      #expect(bitmap.color(x: 20, y: 20).isNear(matrix.applied(to: color)))
    }
  }

  @Test func `a shadow is drawn behind, at its offset, with its radius`() throws {
    func draw(_ radius: CGFloat) throws -> Bitmap {
      try Drawing.draw(
        Drawing.effect(
          .shadow(Shadow(color: blue, radius: radius, offset: CGSize(width: 6, height: 0))),
          Drawing.fill(CGRect(x: 8, y: 10, width: 12, height: 20), red)))
    }
    let sharp = try draw(0)
    #expect([7, 8, 19, 20, 25].map { sharp.color(x: $0, y: 20) } == [.clear, red, red, blue, blue])
    #expect(sharp.color(x: 26, y: 20) == .clear)
    let soft = try draw(2)
    #expect(soft.color(x: 15, y: 20) == red)
    let edge = (20..<34).map { soft.color(x: $0, y: 20).opacity }
    #expect(edge == edge.sorted(by: >))
    #expect(abs(edge[5] + edge[6] - 1) < 0.02)
  }

  @Test(arguments: [0.4, 1, 2.4, 2.6, 4])
  func `a blur keeps the ink and spreads it evenly`(radius: CGFloat) throws {
    let square = CGRect(x: 16, y: 16, width: 8, height: 8)
    let bitmap = try Drawing.draw(
      Drawing.effect(.blur(radius: radius, isOpaque: false), Drawing.fill(square, red)))
    #expect(abs(bitmap.ink - 64) < 2.5, "\(bitmap.ink)")
    for offset in 0..<20 {
      let sides = [
        bitmap.color(x: offset, y: 19), bitmap.color(x: 39 - offset, y: 19), bitmap.color(x: 19, y: offset),
        bitmap.color(x: 19, y: 39 - offset),
      ]
      #expect(sides.allSatisfy { abs($0.opacity - sides[0].opacity) <= 2.0 / 255 })
    }
    // The variance of 8 pixels in a row is (64 - 1) / 12, to which the blur adds the square of its radius.
    let row = (0..<40).map { bitmap.color(x: $0, y: 19).opacity }
    let sum = row.reduce(0, +)
    let variance = row.enumerated().reduce(0) { $0 + $1.1 * pow(Double($1.0) - 19.5, 2) } / sum
    #expect(abs((variance - 63.0 / 12).squareRoot() - Double(radius)) < 0.25, "\(variance)")
  }

  @Test func `an opaque blur keeps its edges`() throws {
    let bitmap = try Drawing.draw(
      Drawing.effect(
        .blur(radius: 5, isOpaque: true), Drawing.fill(middle, red),
        Drawing.fill(CGRect(x: 20, y: 10, width: 10, height: 20), blue)))
    #expect(bitmap.row(20, 8..<32) == "009999999999999999999900")
    #expect(bitmap.color(x: 10, y: 10).red > 0.9)
  }

  @Test func `a blur of cells looks like a blur of pixels`() throws {
    let bitmap = try Bitmap(width: 300, height: 300)
    func draw(_ radius: CGFloat) -> [Double] {
      let list = DisplayList([
        Drawing.effect(
          .blur(radius: radius, isOpaque: false),
          Drawing.fill(CGRect(x: 100, y: 100, width: 100, height: 100), red))
      ])
      Renderer().draw(list, into: bitmap)
      return (0..<300).map { bitmap.color(x: $0, y: 150).opacity }
    }
    // A radius of 15.9 is blurred in pixels, and one of 16.1 in cells of two pixels.
    let differences = zip(draw(15.9), draw(16.1)).map { abs($0 - $1) }
    #expect(differences.max()! < 0.02)
  }

  @Test func `rotation, mirroring and scaling move the drawing`() throws {
    let corner = Drawing.fill(CGRect(x: 0, y: 0, width: 10, height: 10), red)
    func at(_ x: Int, _ y: Int, _ transform: CGAffineTransform) throws -> RGBAColor {
      try Drawing.draw(Drawing.effect(about(transform), corner)).color(x: x, y: y)
    }
    #expect(try at(35, 5, CGAffineTransform(rotationAngle: .pi / 2)) == red)
    #expect(try at(35, 5, CGAffineTransform(scaleX: -1, y: 1)) == red)
    #expect(try at(12, 12, CGAffineTransform(scaleX: 0.5, y: 0.5)) == red)
    #expect(try at(5, 5, CGAffineTransform(scaleX: 0.5, y: 0.5)) == .clear)
    #expect(try at(5, 5, CGAffineTransform(scaleX: 0, y: 1)) == .clear)
  }

  @Test func `perspective makes the far side smaller`() throws {
    var transform = ProjectionTransform()
    transform.m13 = 0.05
    let bitmap = try Drawing.draw(Drawing.effect(.transform(transform), Drawing.fill(all, red)))
    let heights = [2, 8, 12].map { x in (0..<40).filter { bitmap.color(x: x, y: $0).opacity > 0.5 }.count }
    #expect(heights[0] > heights[1] && heights[1] > heights[2])
    // x' = x / (1 + x / 20): the right edge is at 40 / 3.
    #expect(bitmap.color(x: 12, y: 5).opacity > 0.9)
    #expect(bitmap.color(x: 14, y: 5).opacity == 0)
  }

  @Test func `scaled text is drawn at its final size`() throws {
    TestFonts.pin()
    let measurer = PangoTextMeasurer()
    let small = Scenes.text(1, "H", at: CGPoint(x: 2, y: 0), size: 8, measurer: measurer)
    let scaled = try Drawing.draw(
      Drawing.effect(.transform(ProjectionTransform(CGAffineTransform(scaleX: 3, y: 3))), small))
    let pixels = (0..<40).flatMap { y in (0..<40).map { scaled.color(x: $0, y: y).opacity } }
    let inked = pixels.filter { $0 > 0.02 }
    // Stems of 8-pixel glyphs are thinner than a pixel. Magnified, they would be grey.
    #expect(inked.count > 60)
    #expect(Double(inked.filter { $0 > 0.98 }.count) > Double(inked.count) * 0.25)
  }
}
