import CCairo
import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisText

extension VectorPass {
  /// Draws a text whose frame's origin is the transform's; `ink` contains its visible part, in the page's points.
  func draw(_ text: TextContent, at matrix: CGAffineTransform, ink: CGRect) {
    var clusters = GlyphClusters(text.string)
    for run in text.runs {
      let paint = text.paint(run.color)
      guard !paint.isClear else { continue }
      guard let font = fonts.font(for: run.face) else {
        var path = Path()
        path.addRects(run.boxes)
        draw(ShapeContent(path: path, paint: paint), at: matrix, ink: ink)
        continue
      }
      let glyphs = run.glyphs.filter {
        $0.index < font.glyphCount && abs($0.position.x) < 1e5 && abs($0.position.y) < 1e5
      }
      if font.hasColors {
        embed(run, of: text, at: matrix, ink: ink)
      } else if setSource(paint, at: matrix, within: ink) {
        let words = format == .pdf ? clusters.clusters(of: glyphs.map(\.index), in: font) : []
        draw(glyphs, words, font, run.face, at: matrix)
      }
    }
    for line in text.decorations {
      draw(ShapeContent(path: Path(line.frame), paint: text.paint(line.color)), at: matrix, ink: ink)
    }
  }

  /// The range of font sizes, in points of the page.
  ///
  /// FreeType refuses other sizes, after which Cairo 1.16 would refuse the face for the rest of the process.
  private static let usableSizes: ClosedRange<CGFloat> = 0.25...4096

  /// Draws glyphs with the current source.
  private func draw(
    _ glyphs: [Glyph], _ words: [GlyphClusters.Cluster], _ font: VectorFont, _ face: FontFace,
    at matrix: CGAffineTransform
  ) {
    guard !glyphs.isEmpty else { return }
    let sizes = [hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d)].map { $0 * face.size }
    guard sizes.allSatisfy({ Self.usableSizes.contains($0) }) else {
      return drawOutlines(glyphs, face, at: matrix)
    }
    cairo_save(context)
    setMatrix(matrix)
    cairo_set_font_face(context, font.face)
    var fontMatrix = font.matrix(size: face.size)
    cairo_set_font_matrix(context, &fontMatrix)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)
    let placed = glyphs.map { cairo_glyph_t(index: UInt($0.index), x: $0.position.x, y: $0.position.y) }
    if words.isEmpty {
      cairo_show_glyphs(context, placed, Int32(placed.count))
    } else {
      let string = words.map(\.text).joined()
      let clusters = words.map {
        cairo_text_cluster_t(num_bytes: Int32($0.text.utf8.count), num_glyphs: Int32($0.glyphs))
      }
      cairo_show_text_glyphs(
        context, string, Int32(string.utf8.count), placed, Int32(placed.count), clusters,
        Int32(clusters.count), cairo_text_cluster_flags_t(rawValue: 0))
    }
    cairo_restore(context)
  }

  /// Fills the outlines of glyphs with the current source.
  private func drawOutlines(_ glyphs: [Glyph], _ face: FontFace, at matrix: CGAffineTransform) {
    let ratio = face.size / ScaledFontCache.outlineSize
    let reach = 2 * face.size * (abs(matrix.a) + abs(matrix.b) + abs(matrix.c) + abs(matrix.d))
    guard ratio > 0, reach < 1_000_000, let font = fonts.outlines.outlineFont(for: face) else { return }
    for glyph in glyphs {
      let place = glyph.position.applying(matrix)
      guard page.insetBy(dx: -reach, dy: -reach).holds(place), let path = font.path(ofGlyph: glyph.index)
      else { continue }
      setMatrix(
        CGAffineTransform(
          a: matrix.a * ratio, b: matrix.b * ratio, c: matrix.c * ratio, d: matrix.d * ratio, tx: place.x,
          ty: place.y))
      cairo_append_path(context, path)
      cairo_path_destroy(path)
    }
    cairo_identity_matrix(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_fill(context)
  }

  /// Draws the glyphs of a colour font as an embedded picture.
  private func embed(_ run: GlyphRun, of text: TextContent, at matrix: CGAffineTransform, ink: CGRect) {
    var alone = text
    (alone.runs, alone.decorations) = ([run], [])
    let inside = ink.isNull ? .zero : ink
    let corners = inside.corners.map { $0.applying(matrix.inverted()) }
    let frame = CGRect(around: corners)
    guard !frame.isNull else { return }
    let item = DisplayItem(
      id: 0, frame: CGRect(x: 0, y: 0, width: frame.maxX, height: frame.maxY), content: .text(alone))
    embed(DisplayList([item]), at: matrix, within: ink)
  }
}
