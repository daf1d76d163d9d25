import CCairo
import Foundation
import TrellisDisplayList
import TrellisText

/// The fonts of one vector file.
final class VectorFonts {
  private var library: FontLibrary?
  private var fonts: [FontFace: VectorFont?] = [:]
  /// The source of outlines for glyphs whose size is outside the range of usable font sizes.
  lazy var outlines = ScaledFontCache()

  deinit {
    library?.giveBack()
  }

  /// Returns the font of a face, for all sizes; nil if none is available, or for the face without a font.
  func font(for face: FontFace) -> VectorFont? {
    guard face.family != ArithmeticTextMeasurer.family else { return nil }
    var plain = face
    plain.size = VectorFont.loadedSize
    if let known = fonts[plain] { return known }
    let library = self.library ?? .borrow()
    self.library = library
    let made = library.font(for: plain).flatMap(VectorFont.init)
    fonts[plain] = .some(made)
    return made
  }
}

/// A font without a particular size.
final class VectorFont {
  static let loadedSize = 13.0

  /// Cairo's font face.
  let face: OpaquePointer
  private let font: Font
  private let matrix: cairo_matrix_t
  /// The number of glyphs; valid glyph indices are below it.
  let glyphCount: UInt32
  /// Whether the glyphs are coloured pictures.
  let hasColors: Bool
  private var glyphs: [Unicode.Scalar: UInt32] = [:]

  init?(_ font: Font) {
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font.pointer)),
      let face = cairo_scaled_font_get_font_face(scaled)
    else { return nil }
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(scaled, &matrix)
    self.face = cairo_font_face_reference(face)
    (self.font, self.matrix) = (font, matrix)
    (glyphCount, hasColors) = (font.glyphCount, font.hasColors)
  }

  deinit {
    cairo_font_face_destroy(face)
  }

  /// Returns the font matrix for a size in points.
  func matrix(size: Double) -> cairo_matrix_t {
    var result = matrix
    let ratio = size / Self.loadedSize
    (result.xx, result.xy, result.yx, result.yy) =
      (result.xx * ratio, result.xy * ratio, result.yx * ratio, result.yy * ratio)
    return result
  }

  /// Whether a glyph is the font's nominal glyph for a character.
  func isNominalGlyph(_ index: UInt32, for scalar: Unicode.Scalar) -> Bool {
    if let known = glyphs[scalar] { return known == index }
    var glyph: hb_codepoint_t = 0
    let isThere = hb_font_get_nominal_glyph(pango_font_get_hb_font(font.pointer), scalar.value, &glyph) != 0
    glyphs[scalar] = isThere ? glyph : .max
    return isThere && glyph == index
  }
}
