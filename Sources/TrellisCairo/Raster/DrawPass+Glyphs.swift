import CCairo
import Foundation
import TrellisDisplayList
import TrellisText

extension DrawPass {
  /// Draws one run of a text whose frame has its origin at `origin`, cut off at the edges of `ink`.
  ///
  /// Both are in points.
  func draw(_ run: GlyphRun, color: RGBAColor, at origin: CGPoint, within ink: CGRect) {
    let visible = ink.insideOut(scale: scale).intersection(bounds)
    guard !visible.isNull, !visible.isEmpty else { return }
    cairo_save(context)
    cairo_rectangle(context, visible)
    cairo_clip(context)
    cairo_set_source(context, color)
    // Rounded once for all glyphs, so that the gaps between them stay the same wherever the text stands.
    let start = CGPoint(x: (origin.x * scale).rounded(), y: (origin.y * scale).rounded())
    // A glyph draws within two sizes of its origin, so what starts further outside doesn't show.
    let reach = 2 * run.face.size * scale
    let nearby = visible.insetBy(dx: -reach, dy: -reach)
    if run.face.family != ArithmeticTextMeasurer.family, let font = fonts.font(for: run.face, scale: scale) {
      drawGlyphs(run, font: font, from: start, near: nearby)
    } else {
      drawBoxes(run, from: start, near: nearby)
    }
    if cairo_status(context) == CAIRO_STATUS_SUCCESS {
      cairo_restore(context)
    } else {
      fonts.markUnusable(run.face, scale: scale)
      restart()
    }
  }

  /// Draws a line below or through characters, in whole pixels, cut off at the edges of `ink`.
  func draw(_ line: TextDecoration, color: RGBAColor, at origin: CGPoint, within ink: CGRect) {
    let visible = ink.insideOut(scale: scale).intersection(bounds)
    guard !visible.isNull, !visible.isEmpty else { return }
    // Rounded as the glyphs are, so that the line stays where it is among them.
    let start = CGPoint(x: (origin.x * scale).rounded(), y: (origin.y * scale).rounded())
    let frame = line.frame.offsetBy(dx: start.x / scale, dy: start.y / scale)
    cairo_set_source(context, color)
    cairo_rectangle(context, frame.snapped(scale: scale).intersection(visible))
    cairo_fill(context)
  }

  private func drawGlyphs(_ run: GlyphRun, font: ScaledFont, from start: CGPoint, near nearby: CGRect) {
    glyphBuffer.removeAll(keepingCapacity: true)
    for glyph in run.glyphs where glyph.index < font.glyphCount {
      let position = CGPoint(x: start.x + glyph.position.x * scale, y: start.y + glyph.position.y * scale)
      guard nearby.holds(position) else { continue }
      glyphBuffer.append(cairo_glyph_t(index: UInt(glyph.index), x: position.x, y: position.y))
    }
    cairo_set_scaled_font(context, font.pointer)
    cairo_show_glyphs(context, glyphBuffer, Int32(glyphBuffer.count))
  }

  /// Draws the glyphs of a face without a font as boxes that stand on the baseline, three quarters of the size
  /// high and somewhat narrower than their advance; spaces stay empty.
  private func drawBoxes(_ run: GlyphRun, from start: CGPoint, near nearby: CGRect) {
    let gap = run.face.size / 16
    let height = run.face.size * 0.75
    for glyph in run.glyphs {
      guard let scalar = Unicode.Scalar(glyph.index), !scalar.properties.isWhitespace else { continue }
      let position = CGPoint(x: start.x + glyph.position.x * scale, y: start.y + glyph.position.y * scale)
      guard nearby.holds(position), glyph.advance > 2 * gap else { continue }
      let box = CGRect(
        x: position.x / scale + gap, y: position.y / scale - height, width: glyph.advance - 2 * gap,
        height: height)
      cairo_rectangle(context, box.snapped(scale: scale).intersection(bounds))
    }
    cairo_fill(context)
  }
}
