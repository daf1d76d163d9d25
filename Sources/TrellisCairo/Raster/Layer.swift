import CCairo
import Foundation
import TrellisDisplayList

/// A drawing target: the bitmap, or the picture to which an effect is applied, with the clip to draw.
///
/// Positions are in device pixels of the bitmap, whichever part of it the layer contains.
final class Layer {
  /// The pixels of the layer's surface.
  let bounds: PixelRect
  /// The pixels that may ever be drawn, whatever the damage; larger content is cut off there.
  let world: PixelRect
  /// Whether the highest byte of each pixel is unused.
  let isOpaque: Bool
  let surface: OpaquePointer
  /// The layer onto which this one will be composited, if this one shows the content behind it; nil for the bitmap.
  let behind: Layer?
  private(set) var context: OpaquePointer
  /// The pixels to draw, as disjoint rectangles.
  private(set) var clip: [PixelRect]
  /// The bounding rectangle of the clip.
  private(set) var clipBounds: PixelRect

  init(
    surface: OpaquePointer, bounds: PixelRect, world: PixelRect, clip: [PixelRect], isOpaque: Bool = false,
    behind: Layer? = nil
  ) {
    self.surface = cairo_surface_reference(surface)
    self.behind = behind
    (self.bounds, self.world, self.isOpaque) = (bounds, world, isOpaque)
    self.clip = clip
    clipBounds = clip.reduce(.empty) { $0.union($1) }
    context = Self.makeContext(on: surface, bounds)
    applyClip()
  }

  /// Creates a layer on a surface of its own.
  convenience init(_ surface: Surface, world: PixelRect, clip: [PixelRect], behind: Layer? = nil) {
    self.init(surface: surface.pointer, bounds: surface.bounds, world: world, clip: clip, behind: behind)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  private static func makeContext(on surface: OpaquePointer, _ bounds: PixelRect) -> OpaquePointer {
    guard let context = cairo_create(surface) else { fatalError("Layer: out of memory") }
    // Everything is aligned to pixels, except glyphs, which have their own antialiasing.
    cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
    cairo_translate(context, Double(-bounds.left), Double(-bounds.top))
    return context
  }

  private func applyClip() {
    cairo_reset_clip(context)
    for rect in clip { cairo_rectangle(context, rect) }
    cairo_clip(context)
  }

  /// Replaces a context that is in an error state, in which it would ignore all further drawing.
  func restart() {
    cairo_destroy(context)
    context = Self.makeContext(on: surface, bounds)
    applyClip()
  }

  /// Whether any pixel of a rectangle is in the clip.
  func shows(_ rect: PixelRect) -> Bool {
    clipBounds.overlaps(rect) && (clip.count == 1 || clip.contains { $0.overlaps(rect) })
  }

  /// Returns the clip within a rectangle.
  func clip(within rect: PixelRect) -> [PixelRect] {
    clip.compactMap { part in
      let common = part.intersection(rect)
      return common.isEmpty ? nil : common
    }
  }

  /// Calls a closure with the clip restricted to a rectangle.
  func withClip(_ rect: PixelRect, _ body: () -> Void) {
    if rect.contains(clipBounds) { return body() }
    let outer = (clip, clipBounds)
    clip = clip(within: rect)
    clipBounds = clip.reduce(.empty) { $0.union($1) }
    applyClip()
    body()
    (clip, clipBounds) = outer
    applyClip()
  }

  /// Fills pixels with the current source.
  func fill(_ rect: PixelRect) {
    cairo_rectangle(context, rect)
    cairo_fill(context)
  }

  /// Composites a surface whose space has its origin at the given pixel; a mask adds its coverage.
  func paint(_ surface: Surface, at x: Int = 0, _ y: Int = 0) {
    cairo_set_source_surface(
      context, surface.pointer, Double(surface.bounds.left + x), Double(surface.bounds.top + y))
    cairo_paint(context)
  }

  /// Draws the current source through a surface's alpha; the surface's space has its origin at the given pixel.
  func mask(_ surface: Surface, at x: Int = 0, _ y: Int = 0) {
    cairo_mask_surface(
      context, surface.pointer, Double(surface.bounds.left + x), Double(surface.bounds.top + y))
  }
}

/// Adds a rectangle to the path, unless it is empty.
func cairo_rectangle(_ context: OpaquePointer, _ rect: PixelRect) {
  guard !rect.isEmpty else { return }
  cairo_rectangle(context, Double(rect.left), Double(rect.top), Double(rect.width), Double(rect.height))
}

extension [PixelRect] {
  /// The pixels of the rectangles, as disjoint rectangles.
  var disjoint: [PixelRect] {
    guard count > 1, let region = cairo_region_create() else { return self }
    defer { cairo_region_destroy(region) }
    for rect in self {
      var part = cairo_rectangle_int_t(
        x: Int32(rect.left), y: Int32(rect.top), width: Int32(rect.width), height: Int32(rect.height))
      cairo_region_union_rectangle(region, &part)
    }
    return (0..<cairo_region_num_rectangles(region)).map { index in
      var part = cairo_rectangle_int_t()
      cairo_region_get_rectangle(region, index, &part)
      return PixelRect(
        left: Int(part.x), top: Int(part.y), right: Int(part.x + part.width),
        bottom: Int(part.y + part.height))
    }
  }
}
