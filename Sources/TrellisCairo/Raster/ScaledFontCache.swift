import CCairo
import Foundation
import TrellisDisplayList
import TrellisText

/// The fonts that a renderer drew with lately, each at one scale.
final class ScaledFontCache {
  private struct Key: Hashable {
    var face: FontFace
    var scale: CGFloat
  }

  /// Borrowed with the first font: a picture without text needs no fontconfig.
  private var library: FontLibrary?
  private var fonts = BoundedCache<Key, ScaledFont?>(entryLimit: 64)

  /// The sizes, in device pixels, that fonts are made at.
  ///
  /// One that FreeType refuses would leave the face in error, in Cairo 1.16, for every size that the process
  /// asks for from then on.
  private static let usableSizes: ClosedRange<CGFloat> = 0.25...4096

  /// The font of a face at a scale, in device pixels a point; nil where no font can be had for it.
  func font(for face: FontFace, scale: CGFloat) -> ScaledFont? {
    let key = Key(face: face, scale: scale)
    if let known = fonts.value(for: key) { return known }
    guard Self.usableSizes.contains(face.size * scale) else { return nil }
    let library = self.library ?? .borrow()
    self.library = library
    let made = library.font(for: face).flatMap { ScaledFont($0, scale: scale) }
    fonts.insert(made, for: key)
    return made
  }

  deinit {
    library?.giveBack()
  }

  /// Makes a face that drawing failed with one that no font can be had for.
  func markUnusable(_ face: FontFace, scale: CGFloat) {
    let key = Key(face: face, scale: scale)
    fonts.removeValue(for: key)
    fonts.insert(nil, for: key)
  }
}

/// A font of Cairo's at a size in device pixels.
final class ScaledFont {
  let pointer: OpaquePointer
  /// How many glyphs the font has; an index from there on is no glyph's.
  let glyphCount: UInt32

  /// Scales a font that Pango loaded; nil where Cairo can't.
  ///
  /// Pango's own is scaled to points, with hinting for those: the same outline is hinted anew for the pixels.
  init?(_ font: Font, scale: CGFloat) {
    guard let unscaled = pango_cairo_font_get_scaled_font(OpaquePointer(font.pointer)) else { return nil }
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(unscaled, &matrix)
    cairo_matrix_scale(&matrix, scale, scale)
    var identity = cairo_matrix_t()
    cairo_matrix_init_identity(&identity)
    let options = FontLibrary.makeFontOptions()
    defer { cairo_font_options_destroy(options) }
    let face = cairo_scaled_font_get_font_face(unscaled)
    guard let scaled = cairo_scaled_font_create(face, &matrix, &identity, options) else { return nil }
    guard cairo_scaled_font_status(scaled) == CAIRO_STATUS_SUCCESS else {
      cairo_scaled_font_destroy(scaled)
      return nil
    }
    pointer = scaled
    glyphCount = font.glyphCount
  }

  deinit {
    cairo_scaled_font_destroy(pointer)
  }
}
