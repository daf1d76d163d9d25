import CCairo
import TrellisDisplayList
import TrellisText

/// The ascent and descent of a line, in points.
struct LineExtents {
  var ascent: Double
  var descent: Double

  /// Creates extents rounded to whole points, as was recorded: 13 and 3 at 13 points, 25 and 5 at 26.
  ///
  /// Source: observed, `Fixtures/Text` TX-G0a, TX-G0b, F-F0; for the baselines TX-B2-first.
  init(ascent: Double, descent: Double) {
    self.ascent = ascent.rounded()
    self.descent = descent.rounded()
  }

  /// Creates extents without rounding, for content that isn't a font.
  init(exactly ascent: Double, _ descent: Double) { (self.ascent, self.descent) = (ascent, descent) }

  /// Creates the extents of a font from its file's metrics.
  init(_ font: Font) {
    let metrics = pango_font_get_metrics(font.pointer, nil)
    defer { pango_font_metrics_unref(metrics) }
    self.init(
      ascent: points(pango_font_metrics_get_ascent(metrics)),
      descent: points(pango_font_metrics_get_descent(metrics)))
  }

  /// Enlarges the extents to contain others, whose baseline is raised by `offset`.
  mutating func add(_ other: LineExtents, raisedBy offset: Double = 0) {
    ascent = max(ascent, other.ascent + offset)
    descent = max(descent, other.descent - offset)
  }
}

/// The metrics of a font: the extents of its letters and lines, and the positions of underline and strikethrough.
struct FontExtents {
  /// The extents of the letters, which determine the distance to views above and below.
  let spacing: TextSpacing.FontExtents
  /// The extents of a line.
  let line: LineExtents
  let underline: (position: Double, thickness: Double)
  let strikethrough: (position: Double, thickness: Double)

  /// Reads the unrounded metrics of the font nearest to a face; `system` overrides its extents.
  init(_ face: FontFace, system: SystemFont?, library: FontLibrary) {
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
    spacing =
      system?.extents(size: face.size) ?? font?.extents(size: face.size)
      ?? FontExtents.unknown(size: face.size)
    line = LineExtents(ascent: spacing.ascent, descent: spacing.descent)
  }

  private static func unknown(size: Double) -> TextSpacing.FontExtents {
    TextSpacing.FontExtents(ascent: size, descent: size / 4, capHeight: size * 0.7)
  }
}

extension Font {
  /// Returns the extents of the font's letters at a size from the file's metrics, or nil if the file lacks them.
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
