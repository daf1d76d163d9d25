import CCairo
import TrellisDisplayList
import TrellisText

/// The installed fonts, found through Pango and fontconfig, with common settings for all text.
///
/// Not safe to use from two threads at once: each measurer and each renderer borrows its own.
final class FontLibrary {
  let map: UnsafeMutablePointer<PangoFontMap>
  let context: OpaquePointer
  /// The descriptions of the fonts that layouts used, cached.
  private var fonts = BoundedCache<UnsafeMutablePointer<PangoFont>, UsedFont>(entryLimit: 256)

  private struct UsedFont {
    var font: Font
    var face: FontFace
    /// The extents of a line; nil for a font of pictures, such as emoji, whose metrics don't fit the pictures' size.
    var line: LineExtents?
  }

  init() {
    _ = BundledFonts.areUsed
    _ = FontWidths.areDrawn
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT),
      let context = pango_font_map_create_context(map)
    else {
      fatalError("FontLibrary.init: Pango was built without FreeType; install libpango1.0-dev")
    }
    self.map = map
    self.context = context
    let options = Self.makeFontOptions(hintStyle: CAIRO_HINT_STYLE_NONE)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(map))
  }

  /// Creates options for grey antialiasing and unhinted metrics, regardless of the desktop's settings.
  ///
  /// Hinted metrics would make text some percent wider at one size and narrower at the next.
  static func makeFontOptions(hintStyle: cairo_hint_style_t) -> OpaquePointer {
    guard let options = cairo_font_options_create() else { fatalError("FontLibrary: out of memory") }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, hintStyle)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    return options
  }

  /// Whether a family of this name is installed.
  func hasFamily(_ name: String) -> Bool {
    pango_font_map_get_family(map, name) != nil
  }

  /// Returns the font nearest to a face, or nil if no font is installed.
  func font(for face: FontFace) -> Font? {
    let description = makeDescription(of: face)
    defer { pango_font_description_free(description) }
    return pango_font_map_load_font(map, context, description).map(Font.init(owning:))
  }

  /// Returns a new description of a face in absolute units, so that no DPI setting affects it.
  func makeDescription(of face: FontFace) -> OpaquePointer {
    guard let description = pango_font_description_new() else { fatalError("FontLibrary: out of memory") }
    pango_font_description_set_family(description, face.family)
    let size = FontRequest(size: face.size).usableSize
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    let weight = min(max(face.weight, 1), 1000)
    pango_font_description_set_weight(description, PangoWeight(rawValue: PangoWeight.RawValue(weight)))
    pango_font_description_set_style(description, face.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_stretch(description, PangoStretch(percent: face.width))
    return description
  }

  /// Returns the face for which ``font(for:)`` returns the same font.
  ///
  /// Several fonts, such as condensed ones, may have the same family, weight and slant. So all family names of the font are
  /// tried.
  func face(of font: UnsafeMutablePointer<PangoFont>, size: Double) -> FontFace { used(font, size).face }

  /// Returns the ascent and descent of a font's line; nil for a font of pictures, which are as high as the text around them.
  func lineExtents(of font: UnsafeMutablePointer<PangoFont>, size: Double) -> LineExtents? {
    used(font, size).line
  }

  private func used(_ font: UnsafeMutablePointer<PangoFont>, _ size: Double) -> UsedFont {
    if let known = fonts.value(for: font) { return known }
    let owned = Font(retaining: font)
    let described = owned.described(size: size)
    let names = [described.family] + owned.familyNames
    let candidates = names.map { name in
      FontFace(
        family: name, size: size, weight: described.weight, isItalic: described.isItalic,
        width: described.width)
    }
    let face = candidates.first { self.font(for: $0)?.isSameFile(as: owned) ?? false } ?? described
    let made = UsedFont(font: owned, face: face, line: owned.hasColors ? nil : LineExtents(owned))
    fonts.insert(made, for: font)
    return made
  }
}
