import Foundation
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisGeometry
import TrellisText

struct ShapeDrawingTests {
  private func line(_ points: CGPoint...) -> Path { Path { $0.addLines(points) } }

  private func stroke(_ path: Path, _ style: StrokeStyle) throws -> Bitmap {
    try Drawing.draw(Drawing.shape(path, .stroke(style)))
  }

  @Test func `edges between pixels cover pixels partially`() throws {
    let path = Path(CGRect(x: 2.5, y: 2, width: 3, height: 4))
    let smooth = try Drawing.draw(Drawing.shape(path))
    #expect(smooth.color(x: 2, y: 3).isNear(RGBAColor(red: 1, green: 0, blue: 0, opacity: 0.5)))
    #expect(smooth.color(x: 3, y: 3) == red)
    let sharp = try Drawing.draw(
      Drawing.shape(
        Path(ellipseIn: CGRect(x: 3, y: 3, width: 21, height: 17)), .fill(FillStyle(antialiased: false))))
    #expect(
      (0..<40).allSatisfy { y in (0..<40).allSatisfy { [0, 1].contains(sharp.color(x: $0, y: y).opacity) } })
    #expect(abs(sharp.ink - .pi * 21 * 17 / 4) < 12)
  }

  @Test func `a ring has a hole by the even-odd rule, and by opposite directions`() throws {
    var ring = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    ring.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(try Drawing.draw(Drawing.shape(ring)).color(x: 10, y: 10) == red)
    let hollow = try Drawing.draw(Drawing.shape(ring, .fill(FillStyle(eoFill: true))))
    #expect(hollow.color(x: 10, y: 10) == .clear)
    #expect(hollow.color(x: 2, y: 10) == red)
  }

  @Test func `a line has its width and its caps`() throws {
    let path = line(CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10))
    let butt = try stroke(path, StrokeStyle(lineWidth: 4))
    #expect(butt.row(8, 4..<26) == "0000009999999999000000")
    #expect((6..<14).map { butt.row($0, 15..<16) }.joined() == "00999900")
    let square = try stroke(path, StrokeStyle(lineWidth: 4, lineCap: .square))
    #expect(square.row(8, 4..<26) == "0000999999999999990000")
    let round = try stroke(path, StrokeStyle(lineWidth: 4, lineCap: .round))
    #expect(round.color(x: 8, y: 10).opacity > 0.5)
    #expect(round.color(x: 8, y: 8).opacity < 0.5)
  }

  @Test func `dashes start at their phase`() throws {
    let path = line(CGPoint(x: 0, y: 10), CGPoint(x: 40, y: 10))
    func row(_ dash: [CGFloat], _ phase: CGFloat = 0) throws -> String {
      try stroke(path, StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase)).row(10, 0..<16)
    }
    #expect(try row([4, 2]) == "9999009999009999")
    #expect(try row([4, 2], 3) == "9009999009999009")
    #expect(try row([4, 2], -2) == "0099990099990099")
    #expect(try row([3]) == "9990009990009990")
    #expect(try row([4, 2], 6e12 + 3) == "9009999009999009")
    for dash: [CGFloat] in [[0], [-1, 4], [.nan, 1], [1e-9], []] {
      #expect(try row(dash) == "9999999999999999")
    }
  }

  @Test func `dashes of a line far longer than the picture are in the right places`() throws {
    let style = StrokeStyle(lineWidth: 2, dash: [4, 2])
    let short = try stroke(line(CGPoint(x: -600, y: 10), CGPoint(x: 600, y: 10)), style)
    let long = try stroke(line(CGPoint(x: -6_000_000, y: 10), CGPoint(x: 6_000_000, y: 10)), style)
    #expect(short.row(10, 0..<40) == long.row(10, 0..<40))
    #expect(short.row(10, 0..<12) == "999900999900")
  }

  @Test func `corners follow the join and the miter limit`() throws {
    let path = line(CGPoint(x: 5, y: 35), CGPoint(x: 20, y: 15), CGPoint(x: 35, y: 35))
    func tip(_ join: CGLineJoin, _ limit: CGFloat = 10) throws -> Int? {
      let bitmap = try stroke(path, StrokeStyle(lineWidth: 8, lineJoin: join, miterLimit: limit))
      return (0..<40).first { bitmap.color(x: 19, y: $0).opacity > 0.5 }
    }
    let (miter, round, bevel) = (try tip(.miter), try tip(.round), try tip(.bevel))
    #expect(miter! < round! && round! < bevel!)
    #expect(try tip(.miter, 1) == bevel)
  }

  @Test func `a mask's position within a pixel counts`() throws {
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 11, height: 11))
    func draw(_ x: CGFloat, _ renderer: Renderer = Renderer()) throws -> [UInt8] {
      try Drawing.draw(
        DisplayItem(
          id: 1, frame: CGRect(x: x, y: 3, width: 11, height: 11),
          content: .shape(ShapeContent(path: path, paint: .color(red)))), using: renderer
      ).bytes
    }
    let renderer = Renderer()
    #expect(try draw(3) != draw(3.25))
    _ = try draw(3, renderer)
    #expect(try draw(3.25, renderer) == draw(3.25))
    #expect(renderer.cacheStatistics.masks.misses == 2)
    _ = try draw(13.25, renderer)
    #expect(renderer.cacheStatistics.masks.misses == 2)
  }
}
