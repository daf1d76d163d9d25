import CCairo
import TrellisDisplayList

/// A Pango context with the options that every layout here is made with: grey antialiasing, slight hinting,
/// metrics of scale 1.
///
/// The caller owns it.
func makePangoContext() -> OpaquePointer {
  let context = pango_font_map_create_context(pango_cairo_font_map_get_default())!
  let options = makeFontOptions()
  pango_cairo_context_set_font_options(context, options)
  cairo_font_options_destroy(options)
  pango_context_set_language(context, pango_language_from_string("en"))
  return context
}

func makeFontOptions() -> OpaquePointer {
  let options = cairo_font_options_create()!
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_ON)
  return options
}

/// A face in Pango's words; the caller owns it.
///
/// The size is absolute: a point is a pixel at scale 1, whatever the screen.
func describe(_ face: FontFace) -> OpaquePointer {
  let description = pango_font_description_new()!
  let size = face.size > 0 ? min(max(face.size, 1), 1000) : 1
  pango_font_description_set_family(description, face.family.filter { $0 != "\0" })
  pango_font_description_set_absolute_size(description, size * 1024)
  pango_font_description_set_weight(description, PangoWeight(UInt32(min(max(face.weight, 100), 1000))))
  pango_font_description_set_style(description, face.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
  return description
}

/// Cairo's fonts for the faces of a display list.
final class FontStore {
  private final class Loaded {
    let font: UnsafeMutablePointer<PangoFont>?
    let scaled: OpaquePointer?
    var matrix = cairo_matrix_t()

    init(_ face: FontFace, context: OpaquePointer) {
      let description = describe(face)
      defer { pango_font_description_free(description) }
      font = pango_context_load_font(context, description)
      scaled = font.flatMap { pango_cairo_font_get_scaled_font(OpaquePointer($0)) }
      if let scaled { cairo_scaled_font_get_font_matrix(scaled, &matrix) }
    }

    deinit {
      if let font { g_object_unref(font) }
    }
  }

  private let context = makePangoContext()
  private var fonts = BoundedCache<FontFace, Loaded>(limit: 256)

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  /// Makes a face the current one of a drawing context; answers false where this machine has no font at all.
  func select(_ face: FontFace, in cairo: OpaquePointer) -> Bool {
    let loaded = fonts[face] ?? load(face)
    guard let scaled = loaded.scaled else { return false }
    cairo_set_font_face(cairo, cairo_scaled_font_get_font_face(scaled))
    cairo_set_font_matrix(cairo, &loaded.matrix)
    return true
  }

  private func load(_ face: FontFace) -> Loaded {
    let loaded = Loaded(face, context: context)
    fonts[face] = loaded
    return loaded
  }
}
