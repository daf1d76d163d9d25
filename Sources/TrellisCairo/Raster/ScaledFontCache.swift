import CCairo
import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisText

/// The fonts that a renderer used recently, each at one scale.
final class ScaledFontCache {
  /// The use for which a font is made.
  private enum Use: Hashable {
    /// Untransformed text on whole-pixel baselines, hinted vertically; the scale is in device pixels per point.
    case upright(scale: CGFloat)
    /// Outlines at ``outlineSize``, unhinted.
    case outlines
    /// Glyphs of colour fonts within a transform.
    case turned(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat)
  }

  private struct Key: Hashable {
    var face: FontFace
    var use: Use
  }

  /// The font library, borrowed with the first font: a picture without text needs no fontconfig.
  private var library: FontLibrary?
  private var fonts = BoundedCache<Key, ScaledFont?>(entryLimit: 128)
  /// The number of fonts made so far.
  private var madeCount = 0

  /// The range of font sizes, in device pixels.
  ///
  /// In Cairo 1.16, a size that FreeType refuses leaves the face in an error state. Every later size in the process would then
  /// fail as well.
  private static let usableSizes: ClosedRange<CGFloat> = 0.25...4096
  /// The size at which outlines are loaded, in pixels.
  static let outlineSize: CGFloat = 256

  deinit {
    library?.giveBack()
  }

  /// Returns the font of a face at a scale in device pixels per point, or nil if none is available.
  func font(for face: FontFace, scale: CGFloat) -> ScaledFont? {
    guard Self.usableSizes.contains(face.size * scale) else { return nil }
    return font(Key(face: face, use: .upright(scale: scale)), hinted: true) {
      cairo_matrix_scale(&$0, scale, scale)
    }
  }

  /// Returns the font for a face's outlines, at ``outlineSize``, or nil if none is available.
  func outlineFont(for face: FontFace) -> ScaledFont? {
    var plain = face
    plain.size = 13
    return font(Key(face: plain, use: .outlines), hinted: false) {
      cairo_matrix_scale(&$0, Self.outlineSize / 13, Self.outlineSize / 13)
    }
  }

  /// Returns the font of a face within a phase's transform, or nil if none is available.
  func turnedFont(for face: FontFace, _ phase: PixelPhase) -> ScaledFont? {
    let sizes = [hypot(phase.a, phase.b), hypot(phase.c, phase.d)].map { $0 * face.size }
    guard sizes.allSatisfy({ Self.usableSizes.contains($0) }) else { return nil }
    let use = Use.turned(a: phase.a, b: phase.b, c: phase.c, d: phase.d)
    return font(Key(face: face, use: use), hinted: false) { matrix in
      var turn = cairo_matrix_t(xx: phase.a, yx: phase.b, xy: phase.c, yy: phase.d, x0: 0, y0: 0)
      var result = cairo_matrix_t()
      cairo_matrix_multiply(&result, &matrix, &turn)
      matrix = result
    }
  }

  private func font(
    _ key: Key, hinted: Bool, _ change: (inout cairo_matrix_t) -> Void
  ) -> ScaledFont? {
    if let known = fonts.value(for: key) { return known }
    let library = self.library ?? .borrow()
    self.library = library
    let made = library.font(for: key.face).flatMap { font in
      madeCount += 1
      return ScaledFont(font, id: madeCount, hinted: hinted, change)
    }
    fonts.insert(made, for: key)
    return made
  }

  /// Marks a face at a scale as unavailable, after drawing with it failed.
  func markUnusable(_ face: FontFace, scale: CGFloat) {
    fonts.insert(nil, for: Key(face: face, use: .upright(scale: scale)))
  }
}

/// A Cairo font at a size in device pixels.
final class ScaledFont {
  let pointer: OpaquePointer
  /// A number that is unique among the renderer's fonts.
  let id: Int
  /// The number of glyphs; valid glyph indices are below it.
  let glyphCount: UInt32
  /// Whether the glyphs are coloured pictures.
  let hasColors: Bool

  /// Creates a scaled copy of a font that Pango loaded; nil if Cairo can't scale the font.
  ///
  /// Pango's font is hinted for points, so the outline is hinted again for pixels.
  init?(_ font: Font, id: Int, hinted: Bool, _ change: (inout cairo_matrix_t) -> Void) {
    guard let unscaled = pango_cairo_font_get_scaled_font(OpaquePointer(font.pointer)) else { return nil }
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(unscaled, &matrix)
    change(&matrix)
    var identity = cairo_matrix_t()
    cairo_matrix_init_identity(&identity)
    let options = FontLibrary.makeFontOptions(
      hintStyle: hinted ? CAIRO_HINT_STYLE_SLIGHT : CAIRO_HINT_STYLE_NONE)
    defer { cairo_font_options_destroy(options) }
    let face = cairo_scaled_font_get_font_face(unscaled)
    guard let scaled = cairo_scaled_font_create(face, &matrix, &identity, options) else { return nil }
    guard cairo_scaled_font_status(scaled) == CAIRO_STATUS_SUCCESS else {
      cairo_scaled_font_destroy(scaled)
      return nil
    }
    pointer = scaled
    self.id = id
    glyphCount = font.glyphCount
    hasColors = font.hasColors
  }

  deinit {
    cairo_destroy(scratch)
    cairo_scaled_font_destroy(pointer)
  }

  /// A context for reading outlines, created at first use.
  private lazy var scratch: OpaquePointer? = {
    guard let surface = Surface(.mask, PixelRect(left: 0, top: 0, right: 1, bottom: 1)) else { return nil }
    let context = cairo_create(surface.pointer)
    cairo_set_scaled_font(context, pointer)
    return context
  }()

  /// Returns the bounds of an outline's interior, in the font's pixels; empty if there is none.
  func extents(of path: UnsafeMutablePointer<cairo_path_t>) -> CGRect {
    guard let scratch, cairo_status(scratch) == CAIRO_STATUS_SUCCESS else { return .zero }
    cairo_new_path(scratch)
    cairo_append_path(scratch, path)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_fill_extents(scratch, &left, &top, &right, &bottom)
    cairo_new_path(scratch)
    return CGRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }

  /// Returns a glyph's outline in the font's pixels, with its origin at (0, 0), or nil if there is none.
  ///
  /// The caller destroys the path.
  func path(ofGlyph index: UInt32) -> UnsafeMutablePointer<cairo_path_t>? {
    guard let scratch, cairo_status(scratch) == CAIRO_STATUS_SUCCESS else { return nil }
    var glyph = cairo_glyph_t(index: UInt(index), x: 0, y: 0)
    cairo_new_path(scratch)
    cairo_glyph_path(scratch, &glyph, 1)
    guard let path = cairo_copy_path(scratch) else { return nil }
    if path.pointee.status == CAIRO_STATUS_SUCCESS { return path }
    cairo_path_destroy(path)
    return nil
  }
}
