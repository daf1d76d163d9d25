import CCairo
import TrellisDisplayList
import TrellisText

/// The installed fonts, found through Pango and fontconfig, with the settings that all text is drawn with.
///
/// Not safe to use from two threads at once: each measurer and each renderer borrows its own.
final class FontLibrary {
  let map: UnsafeMutablePointer<PangoFontMap>
  let context: OpaquePointer
  /// The face of each font that a layout used, so that the same font isn't described twice.
  private var faces = BoundedCache<UnsafeMutablePointer<PangoFont>, (font: Font, face: FontFace)>(
    entryLimit: 256)

  init() {
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT),
      let context = pango_font_map_create_context(map)
    else {
      fatalError("FontLibrary.init: Pango was built without FreeType; install libpango1.0-dev")
    }
    self.map = map
    self.context = context
    let options = Self.makeFontOptions()
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(map))
  }

  /// Grey antialiasing, slight hinting, and metrics rounded to points, whatever the desktop is set to.
  static func makeFontOptions() -> OpaquePointer {
    guard let options = cairo_font_options_create() else { fatalError("FontLibrary: out of memory") }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_ON)
    return options
  }

  /// Whether a family of this name is installed.
  func hasFamily(_ name: String) -> Bool {
    pango_font_map_get_family(map, name) != nil
  }

  /// The font that is nearest to a face, or nil where there is none at all.
  func font(for face: FontFace) -> Font? {
    let description = makeDescription(of: face)
    defer { pango_font_description_free(description) }
    return pango_font_map_load_font(map, context, description).map(Font.init(owning:))
  }

  /// A new description of a face, in absolute units, so that no DPI setting changes it.
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

  /// The face by which ``font(for:)`` finds this very font again.
  ///
  /// Fonts that share a family, weight and slant (condensed ones) also carry a family name of their own, which
  /// tells them apart.
  func face(of font: UnsafeMutablePointer<PangoFont>, size: Double) -> FontFace {
    if let known = faces.value(for: font) { return known.face }
    let owned = Font(retaining: font)
    let described = owned.described(size: size)
    let names = [described.family] + owned.familyNames
    let candidates = names.map { name in
      FontFace(
        family: name, size: size, weight: described.weight, isItalic: described.isItalic,
        width: described.width)
    }
    let face = candidates.first { self.font(for: $0)?.isSameFile(as: owned) ?? false } ?? described
    faces.insert((owned, face), for: font)
    return face
  }
}
