import CCairo
public import Foundation
import TrellisDisplayList
public import TrellisText

/// Lays text out with Pango, in the fonts of this machine.
///
/// Layouts are in logical units, with the metrics and the whole-point glyph positions of scale 1, so that a picture at
/// scale 2 breaks its lines where that at scale 1 does. The default face is Inter where it is installed, else DejaVu Sans.
/// Layouts are kept, by text, font and width, up to two thousand. Not for use from several threads at once.
///
/// A size that isn't positive and finite counts as 1 point, and one above 1,000 as 1,000.
public final class PangoTextMeasurer: TextMeasurer {
  private struct Key: Hashable {
    let text: TextSource
    let width: CGFloat?
  }

  private let context: OpaquePointer
  private let family: String
  private var cache = BoundedCache<Key, TextLayout>(limit: 1024)

  /// Creates a measurer; `family` names the default face, or several, separated by commas, of which the first that is
  /// installed is taken; nil is Inter, else DejaVu Sans.
  public init(family: String? = nil) {
    self.family = family ?? "Inter, DejaVu Sans, sans-serif"
    context = makePangoContext()
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  /// Lays out a text; see `TextMeasurer`.
  ///
  /// Linear in the text, O(1) where the same was laid out lately.
  public func layout(_ text: TextSource, width: CGFloat?) -> TextLayout {
    let natural = cached(text, width: nil)
    guard let width, width < natural.size.width else { return natural }
    // NaN fails the comparison above as well: it doesn't limit the width; Pango's unit is 1/1024 of a point.
    return cached(text, width: max(0, (width * 1024).rounded(.down) / 1024))
  }

  private func cached(_ text: TextSource, width: CGFloat?) -> TextLayout {
    let key = Key(text: text, width: width)
    if let layout = cache[key] { return layout }
    let layout = makeLayout(text, width: width)
    cache[key] = layout
    return layout
  }

  private func makeLayout(_ text: TextSource, width: CGFloat?) -> TextLayout {
    let layout = pango_layout_new(context)!
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let description = describe(
      FontFace(
        family: text.font.family ?? family, size: text.font.size, weight: text.font.weight,
        isItalic: text.font.isItalic))
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    setText(text.string, of: layout)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    if let width { pango_layout_set_width(layout, Int32(min(width, 1_000_000) * 1024)) }
    return read(layout, text, width: width)
  }

  private func setText(_ string: String, of layout: OpaquePointer) {
    // Pango ends a text at its first NUL: a NUL is shown as what can't be shown.
    var string = string.utf8.contains(0) ? String(string.map { $0 == "\0" ? "\u{FFFD}" : $0 }) : string
    string.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(layout, $0.baseAddress, Int32($0.count))
      }
    }
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  private func read(_ layout: OpaquePointer, _ text: TextSource, width: CGFloat?) -> TextLayout {
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    var reader = GlyphReader(size: text.font.size)
    let iterator = pango_layout_get_iter(layout)
    repeat { reader.readRun(at: iterator) } while pango_layout_iter_next_run(iterator) != 0
    let last = points(pango_layout_iter_get_baseline(iterator))
    pango_layout_iter_free(iterator)
    // Spaces at a line's end hang; Pango counts those at the text's end.
    let hangs = text.string.last?.isWhitespace == true && width != nil
    let widest = hangs ? min(points(extents.width), width!) : points(extents.width)
    return TextLayout(
      size: CGSize(width: widest, height: points(extents.height)),
      firstBaseline: points(pango_layout_get_baseline(layout)), lastBaseline: last,
      lineCount: Int(pango_layout_get_line_count(layout)), runs: reader.runs)
  }
}

/// Pango's unit in points.
func points(_ units: Int32) -> CGFloat { CGFloat(units) / 1024 }

/// Takes the glyphs of a layout over into display-list runs.
private struct GlyphReader {
  /// The size that was asked for, which fallback fonts are scaled to: a font of bitmaps tells its bitmaps' own.
  let size: Double
  private(set) var runs: [GlyphRun] = []
  private var faces: [UnsafeMutablePointer<PangoFont>: FontFace] = [:]

  init(size: Double) {
    self.size = size
  }

  /// Reads the run at an iterator; there is none at the end of a line.
  mutating func readRun(at iterator: OpaquePointer?) {
    guard let run = pango_layout_iter_get_run_readonly(iterator),
      let font = run.pointee.item.pointee.analysis.font
    else { return }
    var extents = PangoRectangle()
    pango_layout_iter_get_run_extents(iterator, nil, &extents)
    let baseline = pango_layout_iter_get_baseline(iterator)
    var pen = extents.x
    var glyphs: [Glyph] = []
    let string = run.pointee.glyphs.pointee
    for index in 0..<Int(string.num_glyphs) {
      let glyph = string.glyphs[index]
      if glyph.glyph != GlyphReader.empty {
        let position = CGPoint(
          x: points(pen + glyph.geometry.x_offset), y: points(baseline + glyph.geometry.y_offset))
        // A character that no font has is drawn as the face's own sign for it.
        let number = glyph.glyph & GlyphReader.unknown == 0 ? glyph.glyph : 0
        glyphs.append(Glyph(index: number, position: position, advance: points(glyph.geometry.width)))
      }
      pen += glyph.geometry.width
    }
    if !glyphs.isEmpty { runs.append(GlyphRun(face: face(of: font), glyphs: glyphs)) }
  }

  /// `PANGO_GLYPH_EMPTY` and `PANGO_GLYPH_UNKNOWN_FLAG`, macros that Swift doesn't see.
  private static let empty: UInt32 = 0x0FFF_FFFF
  private static let unknown: UInt32 = 0x1000_0000

  private mutating func face(of font: UnsafeMutablePointer<PangoFont>) -> FontFace {
    if let face = faces[font] { return face }
    let description = pango_font_describe_with_absolute_size(font)
    defer { pango_font_description_free(description) }
    let face = FontFace(
      family: pango_font_description_get_family(description).map { String(cString: $0) } ?? "",
      size: size,
      weight: Int(pango_font_description_get_weight(description).rawValue),
      isItalic: pango_font_description_get_style(description) != PANGO_STYLE_NORMAL)
    faces[font] = face
    return face
  }
}
