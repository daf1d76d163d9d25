import Foundation
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisGeometry
import TrellisText

private let all = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
private let center = CGPoint(x: 20, y: 20)

struct PaintTests {
  private func draw(_ paint: Paint) throws -> Bitmap {
    try Drawing.draw(Drawing.shape(all, .fill(FillStyle()), paint))
  }

  @Test func `a linear gradient runs from its start to its end, and extends beyond them`() throws {
    let bitmap = try draw(
      Drawing.gradient(.linear(start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0)), (red, 0), (blue, 1)))
    #expect(bitmap.color(x: 3, y: 5) == red)
    #expect(bitmap.color(x: 36, y: 35) == blue)
    #expect(bitmap.color(x: 20, y: 0).isNear(RGBAColor(red: 0.475, green: 0, blue: 0.525), by: 3))
    #expect(bitmap.color(x: 20, y: 0) == bitmap.color(x: 20, y: 39))
  }

  @Test func `stops at one location make an edge, and opacity is interpolated`() throws {
    let edge = try draw(
      Drawing.gradient(
        .linear(start: .zero, end: CGPoint(x: 40, y: 0)), (red, 0), (red, 0.5), (blue, 0.5), (blue, 1)))
    #expect(edge.color(x: 19, y: 0) == red)
    #expect(edge.color(x: 20, y: 0) == blue)
    let fading = try draw(
      Drawing.gradient(
        .linear(start: .zero, end: CGPoint(x: 40, y: 0)), (red, 0),
        (RGBAColor(red: 1, green: 0, blue: 0, opacity: 0), 1)))
    #expect(fading.color(x: 20, y: 0).isNear(RGBAColor(red: 1, green: 0, blue: 0, opacity: 0.487), by: 4))
  }

  @Test func `a radial gradient runs outwards, and its transform makes ellipses`() throws {
    let circle = try draw(
      Drawing.gradient(
        .radial(center: center, startRadius: 4, endRadius: 14, transform: .identity), (red, 0), (blue, 1)))
    #expect(circle.color(x: 20, y: 20) == red)
    #expect(circle.color(x: 36, y: 20) == blue)
    let stretched = CGAffineTransform(a: 14, b: 0, c: 0, d: 7, tx: 20, ty: 20)
    let ellipse = try draw(
      Drawing.gradient(
        .radial(center: .zero, startRadius: 0, endRadius: 1, transform: stretched), (red, 0), (blue, 1)))
    #expect(ellipse.color(x: 20, y: 28) == blue)
    #expect(ellipse.color(x: 28, y: 20) != blue)
    #expect(ellipse.color(x: 34, y: 20) == blue)
  }

  @Test func `an angular gradient starts at the right and runs clockwise`() throws {
    let bitmap = try draw(
      Drawing.gradient(
        .angular(center: center, start: .zero, end: .degrees(360)), (red, 0), (green, 0.25), (blue, 0.5),
        (.white, 0.75), (red, 1)))
    #expect(bitmap.color(x: 38, y: 20).isNear(red, by: 8))
    #expect(bitmap.color(x: 20, y: 38).isNear(green, by: 8))
    #expect(bitmap.color(x: 1, y: 20).isNear(blue, by: 8))
    #expect(bitmap.color(x: 20, y: 1).isNear(.white, by: 8))
  }

  @Test func `the gap of an angular gradient is split between its ends`() throws {
    let half = try draw(
      Drawing.gradient(.angular(center: center, start: .zero, end: .degrees(180)), (red, 0), (blue, 1)))
    #expect(half.color(x: 8, y: 10) == blue)
    #expect(half.color(x: 32, y: 10) == red)
    let back = try draw(
      Drawing.gradient(.angular(center: center, start: .zero, end: .degrees(-180)), (red, 0), (blue, 1)))
    #expect(back.color(x: 8, y: 30) == blue)
    #expect(back.color(x: 32, y: 30) == red)
    let twice = try draw(
      Drawing.gradient(
        .angular(center: center, start: .zero, end: .degrees(720)), (red, 0), (green, 0.5), (blue, 1)))
    #expect(twice.color(x: 38, y: 21).isNear(green, by: 10))
    #expect(twice.color(x: 38, y: 18).isNear(blue, by: 12))
  }

  /// Returns a mesh of two by two points in a square: red and green above blue and white.
  private func mesh(from low: CGFloat, to high: CGFloat, smooths: Bool = false) -> MeshPaint {
    // Control points at thirds of the edges, so that positions along the lines are evenly spaced.
    let third = (high - low) / 3
    func vertex(_ x: CGFloat, _ y: CGFloat, _ color: RGBAColor) -> MeshPaint.Vertex {
      MeshPaint.Vertex(
        position: CGPoint(x: x, y: y), leading: CGPoint(x: x - third, y: y), top: CGPoint(x: x, y: y - third),
        trailing: CGPoint(x: x + third, y: y), bottom: CGPoint(x: x, y: y + third), color: color)
    }
    return MeshPaint(
      columns: 2,
      vertices: [
        vertex(low, low, red), vertex(high, low, green), vertex(low, high, blue), vertex(high, high, .white),
      ], background: .black, smoothsColors: smooths)
  }

  @Test(arguments: [false, true])
  func `a mesh has its colours at its vertices, blends between them, and covers its background`(smooths: Bool)
    throws
  {
    let bitmap = try draw(.mesh(mesh(from: 4, to: 36, smooths: smooths)))
    #expect(bitmap.color(x: 1, y: 20) == .black)
    #expect(bitmap.color(x: 4, y: 4).isNear(red, by: 24))
    #expect(bitmap.color(x: 35, y: 4).isNear(green, by: 24))
    #expect(bitmap.color(x: 4, y: 35).isNear(blue, by: 24))
    #expect(bitmap.color(x: 35, y: 35).isNear(.white, by: 24))
    #expect(bitmap.color(x: 20, y: 20).isNear(RGBAColor(red: 0.5, green: 0.5, blue: 0.5), by: 16))
  }

  @Test func `a mesh follows its curves`() throws {
    var bent = mesh(from: 4, to: 36)
    // The upper edge bends down to three quarters of its control points' depth.
    bent.vertices[0].trailing = CGPoint(x: 14, y: 20)
    bent.vertices[1].leading = CGPoint(x: 26, y: 20)
    let bitmap = try draw(.mesh(bent))
    #expect(bitmap.color(x: 20, y: 14) == .black)
    #expect(bitmap.color(x: 20, y: 18) != .black)
    #expect(bitmap.color(x: 5, y: 6) != .black)
  }

  @Test func `an invalid mesh shows only its background`() throws {
    var few = mesh(from: 0, to: 40)
    few.vertices.removeLast()
    #expect(try draw(.mesh(few)).color(x: 20, y: 20) == .black)
    let broken = mesh(from: 0, to: 40).mapPoints { CGPoint(x: $0.x / 0, y: $0.y) }
    #expect(try draw(.mesh(broken)).color(x: 20, y: 20) == .black)
  }

  @Test func `a gradient without stops paints nothing, one stop paints its colour, and tiles repeat`() throws
  {
    #expect(try draw(Drawing.gradient(.linear(start: .zero, end: center))).ink == 0)
    #expect(
      try draw(Drawing.gradient(.linear(start: .zero, end: .zero), (green, 0.7))).color(x: 9, y: 9) == green)
    let checker = TestImages.make(name: "checker", width: 2, height: 1) { x, _ in
      x == 0 ? [0, 0, 255, 255] : [255, 0, 0, 255]
    }
    let tiles = try draw(.tiles(checker, origin: CGPoint(x: 1, y: 0), scale: 1))
    #expect((0..<4).map { tiles.color(x: $0, y: 3) } == [blue, red, blue, red])
    let large = try draw(.tiles(checker, origin: .zero, scale: 4))
    #expect(
      [1, 6, 9, 14].map { large.color(x: $0, y: 3) }.map { $0.red > $0.blue } == [true, false, true, false])
  }

  @Test func `a shading paints text without a colour of its own`() throws {
    let layout = ArithmeticTextMeasurer().layout(
      TextSource(runs: [
        TextRun("a", font: FontRequest(size: 16)), TextRun("b", font: FontRequest(size: 16)),
        TextRun("c", font: FontRequest(size: 16)),
      ]), width: nil)
    var runs = layout.runs
    runs[1].color = green
    let shading = Drawing.gradient(
      .linear(start: .zero, end: CGPoint(x: layout.size.width, y: 0)), (red, 0), (red, 0.5), (blue, 0.5),
      (blue, 1))
    let line = TextDecoration(frame: CGRect(x: 0, y: 18, width: 24, height: 1))
    let text = DisplayItem(
      id: 1, frame: CGRect(origin: CGPoint(x: 4, y: 4), size: layout.size),
      content: .text(
        TextContent(string: "abc", runs: runs, color: .black, decorations: [line], shading: shading)))
    let bitmap = try Drawing.draw(text)
    #expect([8, 16, 24].map { bitmap.color(x: $0, y: 14) } == [red, green, blue])
    #expect([6, 26].map { bitmap.color(x: $0, y: 22) } == [red, blue])
    let turned = try Drawing.draw(
      Drawing.effect(.transform(ProjectionTransform(CGAffineTransform(scaleX: 1.5, y: 1.5))), text))
    #expect([12, 24, 36].map { turned.color(x: $0, y: 21) } == [red, green, blue])
  }
}
