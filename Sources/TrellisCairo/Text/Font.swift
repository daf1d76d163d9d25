import CCairo
import TrellisDisplayList

/// A font that Pango loaded; the object owns a reference to it.
final class Font {
  let pointer: UnsafeMutablePointer<PangoFont>

  /// Creates a font from a reference, of which it takes ownership.
  init(owning pointer: UnsafeMutablePointer<PangoFont>) {
    self.pointer = pointer
  }

  /// Creates a font and adds a reference.
  init(retaining pointer: UnsafeMutablePointer<PangoFont>) {
    g_object_ref(UnsafeMutableRawPointer(pointer))
    self.pointer = pointer
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }

  /// The number of glyphs; valid glyph indices are below it.
  var glyphCount: UInt32 {
    pango_font_get_hb_font(pointer).map { hb_face_get_glyph_count(hb_font_get_face($0)) } ?? 0
  }

  /// Whether the glyphs are coloured pictures.
  var hasColors: Bool {
    pango_font_get_hb_font(pointer).map { hb_ot_color_has_png(hb_font_get_face($0)) != 0 } ?? false
  }

  /// Returns the font's face, with the size that was requested.
  func described(size: Double) -> FontFace {
    let description = pango_font_describe(pointer)
    defer { pango_font_description_free(description) }
    return FontFace(
      family: pango_font_description_get_family(description).map { String(cString: $0) } ?? "",
      size: size,
      weight: Int(pango_font_description_get_weight(description).rawValue),
      isItalic: pango_font_description_get_style(description) != PANGO_STYLE_NORMAL,
      width: pango_font_description_get_stretch(description).percent)
  }

  /// All family names in the font's file.
  var familyNames: [String] {
    var names: [String] = []
    while let name = string(FC_FAMILY, at: names.count) { names.append(name) }
    return names
  }

  /// Whether both fonts are the same face of the same file.
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
