import CCairo
import CPixels
import Foundation
import TrellisDisplayList
import TrellisGeometry

/// A cache key for a rasterized glyph, independent of its position on the screen.
struct GlyphShapeKey: Hashable {
  /// The font's ``ScaledFont/id``.
  var font: Int
  var glyph: UInt32
  /// The horizontal offset from a whole pixel, in quarters of a pixel.
  var phase: Int
}

extension DrawPass {
  /// Returns the coverage of a run's glyphs on the visible pixels, or nil if there is none.
  ///
  /// Glyphs begin at quarters of a pixel, so that their spacing is as designed at every scale. Cairo 1.16 would round each to a
  /// whole pixel. Baselines are at whole pixels, as hinting requires.
  func mask(of run: GlyphRun, _ font: ScaledFont, at start: CGPoint, scale: CGFloat, near visible: PixelRect)
    -> Surface?
  {
    // A glyph's ink lies within twice the font size of its origin, so a glyph further outside isn't visible.
    let reach = 2 * run.face.size * scale
    let nearby = CGRect(x: visible.left, y: visible.top, width: visible.width, height: visible.height)
      .insetBy(dx: -reach, dy: -reach)
    glyphBuffer.removeAll(keepingCapacity: true)
    var bounds = PixelRect.empty
    for glyph in run.glyphs where glyph.index < font.glyphCount {
      let position = CGPoint(x: start.x + glyph.position.x * scale, y: start.y + glyph.position.y * scale)
      guard nearby.holds(position) else { continue }
      let quarters = Int((position.x * 4).rounded())
      let (x, y) = (quarters >> 2, Int(position.y.rounded()))
      guard let shape = shape(of: glyph.index, font, phase: quarters & 3) else { continue }
      bounds = bounds.union(shape.bounds.moved(x, y))
      glyphBuffer.append((shape, x, y))
    }
    bounds = bounds.intersection(visible)
    guard !bounds.isEmpty, let mask = Surface(.mask, bounds) else { return nil }
    let rowBytes = mask.rowBytes
    mask.withBytes { bytes in
      for (shape, x, y) in glyphBuffer {
        let place = shape.bounds.moved(x, y)
        let common = place.intersection(bounds)
        guard !common.isEmpty, let source = cairo_image_surface_get_data(shape.pointer) else { continue }
        px_add(
          source + (common.top - place.top) * shape.rowBytes + common.left - place.left, shape.rowBytes,
          bytes + (common.top - bounds.top) * rowBytes + common.left - bounds.left, Int32(common.width),
          Int32(common.height), rowBytes)
      }
    }
    return mask
  }

  /// Returns a glyph's coverage relative to the whole pixel at its origin, or nil if memory runs out.
  private func shape(of glyph: UInt32, _ font: ScaledFont, phase: Int) -> Surface? {
    let key = GlyphShapeKey(font: font.id, glyph: glyph, phase: phase)
    if let known = caches.glyphShapes.value(for: key) { return known }
    guard let made = font.makeShape(ofGlyph: glyph, phase: phase) else { return nil }
    caches.glyphShapes.insert(made, for: key, extra: 256)
    return made
  }
}

extension ScaledFont {
  /// Rasterizes a glyph that begins `phase` quarters of a pixel right of (0, 0), on a baseline at 0.
  ///
  /// The result is one clear pixel if the glyph is empty, and nil if memory runs out.
  fileprivate func makeShape(ofGlyph glyph: UInt32, phase: Int) -> Surface? {
    let nothing = PixelRect(left: 0, top: 0, right: 1, bottom: 1)
    guard let path = path(ofGlyph: glyph) else { return Surface(.mask, nothing) }
    defer { cairo_path_destroy(path) }
    let extents = extents(of: path).offsetBy(dx: Double(phase) / 4, dy: 0)
    guard extents.width > 0, extents.height > 0 else { return Surface(.mask, nothing) }
    let bounds = PixelRect(
      left: Int(extents.minX.rounded(.down)), top: Int(extents.minY.rounded(.down)),
      right: Int(extents.maxX.rounded(.up)), bottom: Int(extents.maxY.rounded(.up)))
    guard let surface = Surface(.mask, bounds) else { return nil }
    surface.draw { context in
      cairo_set_antialias(context, CAIRO_ANTIALIAS_GRAY)
      cairo_translate(context, Double(phase) / 4 - Double(bounds.left), -Double(bounds.top))
      cairo_append_path(context, path)
      cairo_fill(context)
    }
    cairo_surface_flush(surface.pointer)
    return surface
  }
}
