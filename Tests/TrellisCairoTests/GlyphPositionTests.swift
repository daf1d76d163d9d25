import Foundation
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisText

/// Glyphs are drawn at their exact positions, not at the next whole pixel.
struct GlyphPositionTests {
  init() { TestFonts.pin() }

  /// Returns the length of a dash left of a fixed column in its middle, in pixels, if the dash's pen is at `x` points.
  private func left(at x: Double, scale: CGFloat) throws -> Double {
    let measured = PangoTextMeasurer().layout(
      TextSource(string: "\u{2014}", font: FontRequest(size: 13)), width: nil)
    var run = measured.runs[0]
    run.glyphs[0].position.x = x
    let size = CGSize(width: 30, height: 20)
    let item = DisplayItem(
      id: 1, frame: CGRect(origin: .zero, size: size),
      content: .text(TextContent(string: "\u{2014}", runs: [run], color: .black)))
    let bitmap = try Picture.render(DisplayList([item]), size: size, scale: scale)
    func ink(_ column: Int) -> Double {
      (0..<bitmap.height).reduce(0) { $0 + bitmap.color(x: column, y: $1).opacity }
    }
    let middle = Int(11 * scale)
    return (0..<middle).reduce(0) { $0 + ink($1) } / ink(middle)
  }

  @Test(arguments: [1, 1.5, 2, 3] as [CGFloat]) func `a glyph moves by quarters of a pixel`(scale: CGFloat)
    throws
  {
    let start = try left(at: 5, scale: scale)
    for quarter in 1...8 {
      let moved = try left(at: 5 + Double(quarter) / 4 / scale, scale: scale)
      #expect(abs(start - moved - Double(quarter) / 4) < 0.02, "\(quarter) quarters")
    }
  }
}
