import CCairo
import TrellisDisplayList
import TrellisText

/// What is known of a font besides its glyphs: how far its letters reach, and where lines are drawn.
struct FontExtents {
  /// How far the letters reach, for the distance to what stands above and below.
  let spacing: TextSpacing.FontExtents
  let underline: (position: Double, thickness: Double)
  let strikethrough: (position: Double, thickness: Double)

  /// Asks the font that is nearest to a face, without rounding to pixels.
  init(_ face: FontFace, library: FontLibrary) {
    let font = library.font(for: face)
    let metrics = pango_font_get_metrics(font?.pointer, nil)
    defer { pango_font_metrics_unref(metrics) }
    func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
    let thickness = max(points(pango_font_metrics_get_underline_thickness(metrics)), face.size / 24)
    underline = (thickness / 2 - points(pango_font_metrics_get_underline_position(metrics)), thickness)
    strikethrough = (
      thickness / 2 - points(pango_font_metrics_get_strikethrough_position(metrics)),
      max(points(pango_font_metrics_get_strikethrough_thickness(metrics)), face.size / 24)
    )
    spacing = font?.extents(size: face.size) ?? FontExtents.unknown(size: face.size)
  }

  private static func unknown(size: Double) -> TextSpacing.FontExtents {
    TextSpacing.FontExtents(ascent: size, descent: size / 4, capHeight: size * 0.7)
  }
}

extension Font {
  /// How far the font's letters reach at a size, as its file says; nil where it doesn't.
  func extents(size: Double) -> TextSpacing.FontExtents? {
    guard let hb = pango_font_get_hb_font(pointer) else { return nil }
    var scale: (x: Int32, y: Int32) = (0, 0)
    hb_font_get_scale(hb, &scale.x, &scale.y)
    var ascent: hb_position_t = 0
    var descent: hb_position_t = 0
    var leading: hb_position_t = 0
    var capHeight: hb_position_t = 0
    guard scale.y != 0,
      hb_ot_metrics_get_position(hb, HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER, &ascent) != 0,
      hb_ot_metrics_get_position(hb, HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER, &descent) != 0
    else { return nil }
    hb_ot_metrics_get_position(hb, HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP, &leading)
    let hasCapHeight = hb_ot_metrics_get_position(hb, HB_OT_METRICS_TAG_CAP_HEIGHT, &capHeight) != 0
    func points(_ position: hb_position_t) -> Double { abs(Double(position) / Double(scale.y) * size) }
    return TextSpacing.FontExtents(
      ascent: points(ascent), descent: points(descent), leading: points(leading),
      capHeight: hasCapHeight ? points(capHeight) : size * 0.7)
  }
}
