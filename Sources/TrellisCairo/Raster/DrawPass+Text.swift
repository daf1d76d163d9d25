import CCairo
import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisText

extension DrawPass {
  /// Draws a text whose frame has its origin at the mapping's, cut off at the edges of `ink`.
  func draw(_ text: TextContent, at mapping: PixelMapping, ink: PixelRect, on layer: Layer) {
    if mapping.isTransformed { return drawTurned(text, at: mapping, ink: ink, on: layer) }
    let extents = ink.intersection(layer.world)
    layer.withClip(ink) {
      for run in text.runs {
        let paint = text.paint(run.color)
        guard !paint.isClear else { continue }
        if case .color(let color) = paint {
          draw(run, color, at: mapping, near: layer.clipBounds, on: layer)
        } else {
          draw(run, paint, at: mapping, within: extents, on: layer)
        }
      }
      for line in text.decorations {
        let paint = text.paint(line.color)
        guard !paint.isClear else { continue }
        let rect = line.pixels(at: mapping).intersection(layer.clipBounds)
        self.paint(paint, at: mapping, within: extents, on: layer) { layer in layer.fill(rect) }
      }
    }
  }

  /// Draws a run in a colour.
  private func draw(
    _ run: GlyphRun, _ color: RGBAColor, at mapping: PixelMapping, near visible: PixelRect, on layer: Layer
  ) {
    guard !visible.isEmpty else { return }
    cairo_set_source(layer.context, color)
    if !drawGlyphs(run, at: mapping, near: visible, on: layer.context) { layer.restart() }
  }

  /// Draws a run in a gradient or in tiles; the glyphs of fonts that have colours keep them.
  private func draw(
    _ run: GlyphRun, _ paint: Paint, at mapping: PixelMapping, within extents: PixelRect, on layer: Layer
  ) {
    let visible = layer.clipBounds
    if let font = fonts.font(for: run.face, scale: mapping.matrix.a), font.hasColors {
      return draw(run, .black, at: mapping, near: visible, on: layer)
    }
    guard let mask = Surface(.mask, visible), let context = cairo_create(mask.pointer) else { return }
    cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
    cairo_translate(context, Double(-visible.left), Double(-visible.top))
    _ = drawGlyphs(run, at: mapping, near: visible, on: context)
    cairo_destroy(context)
    self.paint(paint, at: mapping, within: extents, on: layer) { layer in layer.mask(mask) }
  }

  /// Draws a run with the source that is set; answers false where the context can't be used any more.
  private func drawGlyphs(
    _ run: GlyphRun, at mapping: PixelMapping, near visible: PixelRect, on context: OpaquePointer
  ) -> Bool {
    let scale = mapping.matrix.a
    // Rounded once for all glyphs, so that the gaps between them stay the same wherever the text stands.
    let start = mapping.textStart
    guard start.x.isFinite, start.y.isFinite else { return true }
    // A glyph draws within two sizes of its origin, so what starts further outside doesn't show.
    let reach = 2 * run.face.size * scale
    let nearby = CGRect(x: visible.left, y: visible.top, width: visible.width, height: visible.height)
      .insetBy(dx: -reach, dy: -reach)
    guard run.face.family != ArithmeticTextMeasurer.family,
      let font = fonts.font(for: run.face, scale: scale)
    else {
      for box in run.boxes {
        let place = box.offsetBy(dx: start.x / scale, dy: start.y / scale)
        let pixels = PixelRect(place.snapped(scale: scale)).intersection(visible)
        if box.origin.x.isFinite { cairo_rectangle(context, pixels) }
      }
      cairo_fill(context)
      return true
    }
    glyphBuffer.removeAll(keepingCapacity: true)
    for glyph in run.glyphs where glyph.index < font.glyphCount {
      let position = CGPoint(x: start.x + glyph.position.x * scale, y: start.y + glyph.position.y * scale)
      guard nearby.holds(position) else { continue }
      glyphBuffer.append(cairo_glyph_t(index: UInt(glyph.index), x: position.x, y: position.y))
    }
    guard !glyphBuffer.isEmpty else { return true }
    cairo_set_scaled_font(context, font.pointer)
    cairo_show_glyphs(context, glyphBuffer, Int32(glyphBuffer.count))
    if cairo_status(context) == CAIRO_STATUS_SUCCESS { return true }
    fonts.markUnusable(run.face, scale: scale)
    return false
  }
}

extension PixelMapping {
  /// The whole pixel where a text begins outside of transforms.
  fileprivate var textStart: CGPoint {
    CGPoint(x: (origin.x * matrix.a).rounded(), y: (origin.y * matrix.a).rounded())
  }
}

extension TextDecoration {
  /// The whole pixels of a line, rounded as the glyphs are, so that it stays where it is among them.
  fileprivate func pixels(at mapping: PixelMapping) -> PixelRect {
    let (start, scale) = (mapping.textStart, mapping.matrix.a)
    guard start.x.isFinite, start.y.isFinite, frame.origin.x.isFinite, frame.origin.y.isFinite else {
      return .empty
    }
    return PixelRect(frame.offsetBy(dx: start.x / scale, dy: start.y / scale).snapped(scale: scale))
  }
}

extension GlyphRun {
  /// What stands for the glyphs of a face without a font: boxes that stand on the baseline, three quarters of the size high
  /// and somewhat narrower than their advance; spaces stay empty.
  var boxes: [CGRect] {
    let gap = face.size / 16
    let height = face.size * 0.75
    return glyphs.compactMap { glyph in
      guard let scalar = Unicode.Scalar(glyph.index), !scalar.properties.isWhitespace,
        glyph.advance > 2 * gap, glyph.position.x.isFinite, glyph.position.y.isFinite
      else { return nil }
      return CGRect(
        x: glyph.position.x + gap, y: glyph.position.y - height, width: glyph.advance - 2 * gap,
        height: height)
    }
  }
}
