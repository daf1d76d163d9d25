import CCairo
import TrellisDisplayList

/// A font that Pango loaded, owned.
final class Font {
  let pointer: UnsafeMutablePointer<PangoFont>

  /// Takes over a reference.
  init(owning pointer: UnsafeMutablePointer<PangoFont>) {
    self.pointer = pointer
  }

  /// Adds a reference.
  init(retaining pointer: UnsafeMutablePointer<PangoFont>) {
    g_object_ref(UnsafeMutableRawPointer(pointer))
    self.pointer = pointer
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }

  /// How many glyphs the font has; an index from there on is no glyph's.
  var glyphCount: UInt32 {
    pango_font_get_hb_font(pointer).map { hb_face_get_glyph_count(hb_font_get_face($0)) } ?? 0
  }

  /// Whether its glyphs are pictures with colours of their own.
  var hasColors: Bool {
    pango_font_get_hb_font(pointer).map { hb_ot_color_has_png(hb_font_get_face($0)) != 0 } ?? false
  }

  /// The font in a face's words, at the size that was asked for.
  func described(size: Double) -> FontFace {
    let description = pango_font_describe(pointer)
    defer { pango_font_description_free(description) }
    return FontFace(
      family: pango_font_description_get_family(description).map { String(cString: $0) } ?? "",
      size: size,
      weight: Int(pango_font_description_get_weight(description).rawValue),
      isItalic: pango_font_description_get_style(description) != PANGO_STYLE_NORMAL)
  }

  /// Every family name that the font's file gives.
  var familyNames: [String] {
    var names: [String] = []
    while let name = string(FC_FAMILY, at: names.count) { names.append(name) }
    return names
  }

  /// Whether another font is the same face of the same file.
  func isSameFile(as other: Font) -> Bool {
    string(FC_FILE, at: 0) == other.string(FC_FILE, at: 0) && faceIndex == other.faceIndex
  }

  private var faceIndex: Int32 {
    var index: Int32 = 0
    return FcPatternGetInteger(pattern, FC_INDEX, 0, &index) == FcResultMatch ? index : 0
  }

  private func string(_ object: String, at offset: Int) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, object, Int32(offset), &value) == FcResultMatch else { return nil }
    return value.map { String(cString: $0) }
  }

  private var pattern: OpaquePointer? {
    pango_fc_font_get_pattern(UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: PangoFcFont.self))
  }
}
