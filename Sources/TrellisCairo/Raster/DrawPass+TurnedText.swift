import CCairo
import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisText

/// A cache key for a run of glyphs rasterized within a transform.
struct GlyphKey: Hashable {
  var run: GlyphRun
  var phase: PixelPhase
  /// The mask's pixels, relative to the phase's origin.
  var extents: PixelRect

  func hash(into hasher: inout Hasher) {
    hasher.combine(run.face)
    hasher.combine(run.glyphs.count)
    hasher.combine(run.glyphs.first)
    hasher.combine(phase)
    hasher.combine(extents)
  }
}

extension DrawPass {
  /// Draws a text within a transform, by its outlines at their exact positions.
  func drawTurned(_ text: TextContent, at mapping: PixelMapping, ink: PixelRect, on layer: Layer) {
    let extents = kept(of: ink, on: layer)
    guard let (phase, x, y) = PixelPhase.split(mapping.transform(at: .zero)) else { return }
    for run in text.runs {
      let paint = text.paint(run.color)
      guard !paint.isClear else { continue }
      if run.face.family != ArithmeticTextMeasurer.family, let font = fonts.outlineFont(for: run.face),
        font.hasColors
      {
        drawColored(run, font, phase, x, y, ink: ink, on: layer)
        continue
      }
      var plain = run
      plain.color = nil
      let key = GlyphKey(run: plain, phase: phase, extents: extents.moved(-x, -y))
      guard let mask = glyphMask(key) else { continue }
      self.paint(paint, at: mapping, within: extents, on: layer) { layer in layer.mask(mask, at: x, y) }
    }
    for line in text.decorations {
      let shape = ShapeContent(path: Path(line.frame), paint: text.paint(line.color))
      draw(shape, at: mapping, ink: ink, on: layer)
    }
  }

  private func glyphMask(_ key: GlyphKey) -> Surface? {
    if let known = caches.glyphs.value(for: key) { return known }
    guard let made = makeMask(key) else { return nil }
    caches.glyphs.insert(made, for: key, extra: 256 + key.run.glyphs.count * MemoryLayout<Glyph>.stride)
    return made
  }

  private func makeMask(_ key: GlyphKey) -> Surface? {
    let run = key.run
    guard run.face.family != ArithmeticTextMeasurer.family, let font = fonts.outlineFont(for: run.face) else {
      var path = Path()
      path.addRects(run.boxes)
      return ShapeKey(path: path, style: .fill(FillStyle()), phase: key.phase, extents: key.extents)
        .makeMask()
    }
    guard let mask = Surface(.mask, key.extents) else { return nil }
    let transform = key.phase.transform(from: key.extents.left, key.extents.top)
    // The font is loaded at a fixed size, from which its outlines are scaled.
    let ratio = run.face.size / ScaledFontCache.outlineSize
    let reach =
      2 * run.face.size * (abs(transform.a) + abs(transform.b) + abs(transform.c) + abs(transform.d))
    let nearby = CGRect(x: 0, y: 0, width: key.extents.width, height: key.extents.height)
      .insetBy(dx: -reach, dy: -reach)
    guard ratio > 0, reach < 1_000_000 else { return mask }
    mask.draw { context in
      for glyph in run.glyphs where glyph.index < font.glyphCount {
        let place = glyph.position.applying(transform)
        guard nearby.holds(place) else { continue }
        var matrix = cairo_matrix_t(
          xx: transform.a * ratio, yx: transform.b * ratio, xy: transform.c * ratio, yy: transform.d * ratio,
          x0: place.x, y0: place.y)
        guard let path = font.path(ofGlyph: glyph.index) else { continue }
        cairo_set_matrix(context, &matrix)
        cairo_append_path(context, path)
        cairo_path_destroy(path)
      }
      cairo_identity_matrix(context)
      cairo_fill(context)
    }
    return mask
  }

  /// Draws the glyphs of a colour font.
  private func drawColored(
    _ run: GlyphRun, _ font: ScaledFont, _ phase: PixelPhase, _ x: Int, _ y: Int, ink: PixelRect,
    on layer: Layer
  ) {
    guard let turned = fonts.turnedFont(for: run.face, phase) else { return }
    let transform = phase.transform(from: -x, -y)
    layer.withClip(ink) {
      let glyphs = run.glyphs.compactMap { glyph -> cairo_glyph_t? in
        let place = glyph.position.applying(transform)
        guard glyph.index < font.glyphCount, abs(place.x) < 1e6, abs(place.y) < 1e6 else { return nil }
        return cairo_glyph_t(index: UInt(glyph.index), x: place.x, y: place.y)
      }
      cairo_set_scaled_font(layer.context, turned.pointer)
      cairo_show_glyphs(layer.context, glyphs, Int32(glyphs.count))
      if cairo_status(layer.context) != CAIRO_STATUS_SUCCESS { layer.restart() }
    }
  }
}
