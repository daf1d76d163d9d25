import CCairo
public import Foundation
public import TrellisDisplayList
import TrellisText

/// What a painter did.
public struct PaintStatistics: Hashable, Sendable {
  /// How many items were drawn.
  public var drawn = 0
  /// How many items were left out, because they lie outside what had to be drawn.
  public var culled = 0
}

/// Draws display lists into bitmaps, with Cairo.
///
/// It keeps fonts from one picture to the next.
public final class Painter {
  private let fonts = FontStore()

  /// Creates a painter.
  public init() {}

  /// Draws a list into a bitmap, at a scale in pixels a point; what was there before goes.
  ///
  /// `damage` limits it to some rectangles, in points, each rounded outwards to whole pixels; nil draws everything. Where
  /// the rest of the bitmap shows the list already, the result is the same, byte for byte, as drawing everything. Items
  /// whose place isn't a number are left out. Linear in the items.
  @discardableResult
  public func draw(
    _ list: DisplayList, into bitmap: Bitmap, scale: CGFloat, damage: [CGRect]? = nil
  ) -> PaintStatistics {
    let cairo = cairo_create(bitmap.surface)!
    defer {
      cairo_destroy(cairo)
      cairo_surface_flush(bitmap.surface)
    }
    let bounds = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    var clip = [bounds]
    if let damage {
      clip = damage.map { pixels($0.roundedOutward(scale: scale), scale).intersection(bounds) }.filter {
        !$0.isEmpty
      }
      for rectangle in clip { add(rectangle, to: cairo) }
      cairo_clip(cairo)
    }
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    cairo_paint(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    var pass = Pass(cairo: cairo, scale: scale, clip: clip, fonts: fonts)
    pass.draw(list, origin: .zero)
    return pass.statistics
  }
}

/// One drawing of a list.
private struct Pass {
  let cairo: OpaquePointer
  let scale: CGFloat
  /// What has to be drawn, in pixels.
  let clip: [CGRect]
  let fonts: FontStore
  var statistics = PaintStatistics()

  mutating func draw(_ list: DisplayList, origin: CGPoint) {
    for item in list.items {
      let frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
      guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite else {
        statistics.culled += 1
        continue
      }
      switch item.content {
      case .list(let list):
        draw(list, origin: frame.origin)
      case .fill(let color):
        let snapped = snap(frame)
        if isNeeded(snapped) { fill(snapped, color) }
      case .text(let text):
        let bounds = item.inkBounds.offsetBy(dx: origin.x, dy: origin.y)
        if isNeeded(pixels(bounds, scale)) { draw(text, at: frame.origin) }
      }
    }
  }

  private mutating func isNeeded(_ bounds: CGRect) -> Bool {
    let isNeeded = clip.contains { $0.intersects(bounds) }
    if isNeeded { statistics.drawn += 1 } else { statistics.culled += 1 }
    return isNeeded
  }

  /// A frame in pixels with each edge on the nearest pixel's: frames that meet in points meet in pixels.
  private func snap(_ frame: CGRect) -> CGRect {
    let (left, top) = ((frame.minX * scale).rounded(), (frame.minY * scale).rounded())
    let (right, bottom) = ((frame.maxX * scale).rounded(), (frame.maxY * scale).rounded())
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func fill(_ frame: CGRect, _ color: RGBAColor) {
    setColor(color)
    // Only what can be seen: Cairo's coordinates are narrower than ours.
    for part in clip {
      let visible = frame.intersection(part)
      if !visible.isNull { add(visible, to: cairo) }
    }
    cairo_fill(cairo)
  }

  private func draw(_ text: TextContent, at origin: CGPoint) {
    setColor(text.color)
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    // Text begins at a whole pixel, so that it looks the same wherever its view stands.
    cairo_translate(cairo, (origin.x * scale).rounded(), (origin.y * scale).rounded())
    cairo_scale(cairo, scale, scale)
    for run in text.runs {
      if run.face.family == ArithmeticTextMeasurer.family {
        drawBoxes(run)
      } else if fonts.select(run.face, in: cairo) {
        var glyphs = run.glyphs.map {
          cairo_glyph_t(index: UInt($0.index), x: $0.position.x, y: $0.position.y)
        }
        cairo_show_glyphs(cairo, &glyphs, Int32(glyphs.count))
      }
    }
  }

  /// Draws the glyphs of the test font: boxes from the baseline up, a tenth narrower than their advance.
  private func drawBoxes(_ run: GlyphRun) {
    for glyph in run.glyphs where glyph.index != 32 {
      let height = run.face.size * 0.7
      cairo_rectangle(
        cairo, glyph.position.x, glyph.position.y - height, glyph.advance * 0.9, height)
    }
    cairo_fill(cairo)
  }

  private func setColor(_ color: RGBAColor) {
    func component(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    cairo_set_source_rgba(
      cairo, component(color.red), component(color.green), component(color.blue), component(color.opacity))
  }
}

private func pixels(_ rectangle: CGRect, _ scale: CGFloat) -> CGRect {
  CGRect(
    x: rectangle.minX * scale, y: rectangle.minY * scale, width: rectangle.width * scale,
    height: rectangle.height * scale)
}

private func add(_ rectangle: CGRect, to cairo: OpaquePointer) {
  cairo_rectangle(cairo, rectangle.minX, rectangle.minY, rectangle.width, rectangle.height)
}

// MARK: - Pictures

extension DisplayList {
  /// The list as pixels, for a size in points at a scale in pixels a point.
  ///
  /// Throws where there are none, or too many.
  public func picture(size: CGSize, scale: CGFloat) throws(PictureError) -> Bitmap {
    let bitmap = try Bitmap(size: size, scale: scale)
    Painter().draw(self, into: bitmap, scale: scale)
    return bitmap
  }
}
