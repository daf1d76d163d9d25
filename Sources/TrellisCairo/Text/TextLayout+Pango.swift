import CCairo
import Foundation
import TrellisDisplayList
import TrellisText

extension TextLayout {
  /// Reads a finished layout: its lines' metrics, and its glyphs with the face that each run was really set in.
  ///
  /// `size` is the font's size in points. Linear in the glyphs.
  init(_ layout: OpaquePointer, size: Double, library: FontLibrary) {
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    self.init(
      size: CGSize(width: max(points(logical.width), 0), height: max(points(logical.height), 0)),
      firstBaseline: points(pango_layout_get_baseline(layout)),
      lastBaseline: 0,
      lineCount: Int(pango_layout_get_line_count(layout)),
      runs: [])
    let iterator = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(iterator) }
    repeat {
      lastBaseline = points(pango_layout_iter_get_baseline(iterator))
      if let run = pango_layout_iter_get_run_readonly(iterator) {
        var extents = PangoRectangle()
        pango_layout_iter_get_run_extents(iterator, nil, &extents)
        // Right-to-left lines stand at the right edge of the width asked for: move the text back to its own.
        let left = Int(extents.x) - Int(logical.x)
        let baseline = Int(pango_layout_iter_get_run_baseline(iterator))
        if let run = GlyphRun(run.pointee, origin: (left, baseline), size: size, library: library) {
          runs.append(run)
        }
      }
    } while pango_layout_iter_next_run(iterator) != 0
  }
}

extension GlyphRun {
  /// Reads one run whose pen starts at `origin`, in Pango's units; nil where it shows nothing.
  fileprivate init?(_ run: PangoLayoutRun, origin: (x: Int, y: Int), size: Double, library: FontLibrary) {
    guard let font = run.item.pointee.analysis.font, let string = run.glyphs else { return nil }
    var glyphs: [Glyph] = []
    var pen = origin.x
    for info in UnsafeBufferPointer(start: string.pointee.glyphs, count: Int(string.pointee.num_glyphs)) {
      defer { pen += Int(info.geometry.width) }
      guard info.glyph != emptyGlyph else { continue }
      glyphs.append(
        Glyph(
          // A character that no font has: glyph 0 is every font's sign for that.
          index: info.glyph & unknownGlyphFlag == 0 ? info.glyph : 0,
          position: CGPoint(
            x: points(pen + Int(info.geometry.x_offset)), y: points(origin.y + Int(info.geometry.y_offset))),
          advance: points(Int(info.geometry.width))))
    }
    guard !glyphs.isEmpty else { return nil }
    self.init(face: library.face(of: font, size: size), glyphs: glyphs)
  }
}

/// `PANGO_GLYPH_EMPTY` and `PANGO_GLYPH_UNKNOWN_FLAG`, macros with casts that Swift doesn't import.
private let emptyGlyph: PangoGlyph = 0x0FFF_FFFF
private let unknownGlyphFlag: PangoGlyph = 0x1000_0000

private func points(_ units: Int32) -> CGFloat {
  points(Int(units))
}

private func points(_ units: Int) -> CGFloat {
  CGFloat(units) / CGFloat(PANGO_SCALE)
}
