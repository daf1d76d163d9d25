import CCairo
import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisText

extension DrawPass {
  /// Draws a text whose frame's origin is the mapping's, clipped to `ink`.
  ///
  /// Masks and lines are made no larger than the visible part of `ink`, so only glyphs of colour fonts need a clip of their own. A
  /// clip costs more than the glyphs of a label.
  func draw(_ text: TextContent, at mapping: PixelMapping, ink: PixelRect, on layer: Layer) {
    if mapping.isTransformed { return drawTurned(text, at: mapping, ink: ink, on: layer) }
    let extents = ink.intersection(layer.world)
    let visible = layer.clip(within: ink).reduce(PixelRect.empty) { $0.union($1) }
    guard !visible.isEmpty else { return }
    for run in text.runs {
      let paint = text.paint(run.color)
      if !paint.isClear { draw(run, paint, at: mapping, within: extents, near: visible, on: layer) }
    }
    for line in text.decorations {
      let paint = text.paint(line.color)
      guard !paint.isClear else { continue }
      let rect = line.pixels(at: mapping).intersection(visible)
      self.paint(paint, at: mapping, within: extents, on: layer) { layer in layer.fill(rect) }
    }
  }

  /// Draws the visible part of a run with a paint; glyphs of colour fonts keep their own colours.
  private func draw(
    _ run: GlyphRun, _ paint: Paint, at mapping: PixelMapping, within extents: PixelRect,
    near visible: PixelRect, on layer: Layer
  ) {
    if let font = font(of: run, at: mapping), font.hasColors {
      return layer.withClip(visible) { drawColored(run, font, at: mapping, near: visible, on: layer) }
    }
    guard let mask = mask(of: run, at: mapping, near: visible) else { return }
    self.paint(paint, at: mapping, within: extents, on: layer) { layer in layer.mask(mask) }
  }

  private func font(of run: GlyphRun, at mapping: PixelMapping) -> ScaledFont? {
    run.face.family == ArithmeticTextMeasurer.family
      ? nil : fonts.font(for: run.face, scale: mapping.matrix.a)
  }

  /// Returns the coverage of a run on the visible pixels, or nil if there is none.
  private func mask(of run: GlyphRun, at mapping: PixelMapping, near visible: PixelRect) -> Surface? {
    let scale = mapping.matrix.a
    // The start is rounded once for all glyphs, so that they look the same at every position of the text.
    let start = mapping.textStart
    guard start.x.isFinite, start.y.isFinite else { return nil }
    if let font = font(of: run, at: mapping) {
      return mask(of: run, font, at: start, scale: scale, near: visible)
    }
    let boxes = run.boxes.filter(\.origin.x.isFinite).map { box in
      PixelRect(box.offsetBy(dx: start.x / scale, dy: start.y / scale).snapped(scale: scale))
        .intersection(visible)
    }
    let bounds = boxes.reduce(PixelRect.empty) { $0.union($1) }
    guard !bounds.isEmpty, let mask = Surface(.mask, bounds) else { return nil }
    mask.draw { context in
      cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
      cairo_translate(context, Double(-bounds.left), Double(-bounds.top))
      for box in boxes { cairo_rectangle(context, box) }
      cairo_fill(context)
    }
    return mask
  }

  /// Draws the glyphs of a colour font.
  private func drawColored(
    _ run: GlyphRun, _ font: ScaledFont, at mapping: PixelMapping, near visible: PixelRect, on layer: Layer
  ) {
    let (start, scale) = (mapping.textStart, mapping.matrix.a)
    guard start.x.isFinite, start.y.isFinite else { return }
    let reach = 2 * run.face.size * scale
    let nearby = CGRect(x: visible.left, y: visible.top, width: visible.width, height: visible.height)
      .insetBy(dx: -reach, dy: -reach)
    let glyphs = run.glyphs.compactMap { glyph -> cairo_glyph_t? in
      let place = CGPoint(x: start.x + glyph.position.x * scale, y: start.y + glyph.position.y * scale)
      guard glyph.index < font.glyphCount, nearby.holds(place) else { return nil }
      return cairo_glyph_t(index: UInt(glyph.index), x: place.x, y: place.y)
    }
    guard !glyphs.isEmpty else { return }
    cairo_set_source(layer.context, RGBAColor.black)
    cairo_set_scaled_font(layer.context, font.pointer)
    cairo_show_glyphs(layer.context, glyphs, Int32(glyphs.count))
    guard cairo_status(layer.context) != CAIRO_STATUS_SUCCESS else { return }
    fonts.markUnusable(run.face, scale: scale)
    layer.restart()
  }
}

extension PixelMapping {
  /// The whole pixel at the text's origin, outside transforms.
  fileprivate var textStart: CGPoint {
    CGPoint(x: (origin.x * matrix.a).rounded(), y: (origin.y * matrix.a).rounded())
  }
}

extension TextDecoration {
  /// Returns the whole pixels of the line, rounded like the glyphs, so that the line keeps its distance from them.
  fileprivate func pixels(at mapping: PixelMapping) -> PixelRect {
    let (start, scale) = (mapping.textStart, mapping.matrix.a)
    guard start.x.isFinite, start.y.isFinite, frame.origin.x.isFinite, frame.origin.y.isFinite else {
      return .empty
    }
    return PixelRect(frame.offsetBy(dx: start.x / scale, dy: start.y / scale).snapped(scale: scale))
  }
}

extension GlyphRun {
  /// The boxes that are drawn instead of glyphs for a face without a font.
  ///
  /// They rest on the baseline, three quarters of the font size high and somewhat narrower than the glyph's advance. White space
  /// has no box.
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
