import CCairo
import Foundation
import TrellisDisplayList

/// One walk over a list: a Cairo context on the bitmap, clipped to the damage.
///
/// The context's unit is the device pixel: positions are scaled and rounded here, never by Cairo.
final class DrawPass {
  /// The damage, in whole device pixels within the bitmap; the rectangles may overlap.
  let clip: [CGRect]
  /// The bitmap, in device pixels.
  let bounds: CGRect
  /// Device pixels a point.
  let scale: CGFloat
  let fonts: ScaledFontCache
  private(set) var context: OpaquePointer
  /// The glyphs of one run, kept for their memory.
  var glyphBuffer: [cairo_glyph_t] = []
  private let surface: OpaquePointer

  init(bitmap: Bitmap, clip: [CGRect], scale: CGFloat, fonts: ScaledFontCache) {
    self.clip = clip
    self.scale = scale
    self.fonts = fonts
    bounds = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    surface = bitmap.surface
    context = Self.makeContext(on: surface, clip: clip)
  }

  deinit {
    cairo_destroy(context)
  }

  /// Replaces a context that met an error, and would draw nothing from then on, by a new one.
  func restart() {
    cairo_destroy(context)
    context = Self.makeContext(on: surface, clip: clip)
  }

  private static func makeContext(on surface: OpaquePointer, clip: [CGRect]) -> OpaquePointer {
    guard let context = cairo_create(surface) else { fatalError("DrawPass: out of memory") }
    // Everything is aligned to pixels, but for glyphs, which have an antialiasing of their own.
    cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
    for rect in clip { cairo_rectangle(context, rect) }
    cairo_clip(context)
    return context
  }

  /// Replaces all pixels within the clip.
  func fill(background: RGBAColor) {
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source(context, background)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// Draws a fill or a text whose frame has its origin at `origin`, in points.
  ///
  /// Answers false where it has no ink within the clip, and so was not drawn.
  func draw(_ item: DisplayItem, at origin: CGPoint) -> Bool {
    let ink = item.inkBounds(at: origin)
    let reach = ink.roundedOutward(scale: scale)
    guard clip.contains(where: { $0.overlaps(reach) }) else { return false }
    switch item.content {
    case .fill(let color):
      cairo_set_source(context, color)
      cairo_rectangle(context, ink.snapped(scale: scale).intersection(bounds))
      cairo_fill(context)
    case .text(let text):
      for run in text.runs { draw(run, color: run.color ?? text.color, at: origin, within: ink) }
      for line in text.decorations { draw(line, color: line.color ?? text.color, at: origin, within: ink) }
    case .list:
      return false
    }
    return true
  }
}
