import CCairo
import Foundation

/// A picture or mask that belongs to the renderer.
final class Surface {
  enum Format {
    /// Coverage, one byte per pixel.
    case mask
    /// Premultiplied colours, as in a bitmap.
    case picture
  }

  let pointer: OpaquePointer
  let format: Format
  /// The pixels of the surface, in a space that its owner defines.
  let bounds: PixelRect

  /// Creates a clear surface; fails if it would be empty or too large, or if memory runs out.
  init?(_ format: Format, _ bounds: PixelRect) {
    guard !bounds.isEmpty, bounds.width <= Bitmap.sideLimit, bounds.height <= Bitmap.sideLimit,
      bounds.area <= Bitmap.byteLimit / 4
    else { return nil }
    let surface = cairo_image_surface_create(
      format == .mask ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32, Int32(bounds.width), Int32(bounds.height))
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    pointer = surface
    self.format = format
    self.bounds = bounds
  }

  deinit {
    cairo_surface_destroy(pointer)
  }

  var rowBytes: Int { Int(cairo_image_surface_get_stride(pointer)) }

  var byteCount: Int { rowBytes * bounds.height }

  /// Calls a closure that may change the bytes.
  func withBytes(_ body: (UnsafeMutablePointer<UInt8>) -> Void) {
    cairo_surface_flush(pointer)
    if let bytes = cairo_image_surface_get_data(pointer) { body(bytes) }
    cairo_surface_mark_dirty(pointer)
  }

  /// Calls a closure that may change the pixels of a picture; rows are `rowBytes / 4` pixels apart.
  func withPixels(_ body: (UnsafeMutablePointer<UInt32>) -> Void) {
    withBytes { bytes in
      bytes.withMemoryRebound(to: UInt32.self, capacity: byteCount / 4) { body($0) }
    }
  }

  /// Calls a closure with a drawing context in which the surface's first pixel is at (0, 0).
  func draw(_ body: (OpaquePointer) -> Void) {
    guard let context = cairo_create(pointer) else { return }
    body(context)
    cairo_destroy(context)
  }

  /// Multiplies the surface by the alpha of another one, whose bounds are in the same space.
  func keep(within other: Surface) {
    draw { context in
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
      cairo_set_source_surface(
        context, other.pointer, Double(other.bounds.left - bounds.left), Double(other.bounds.top - bounds.top)
      )
      cairo_paint(context)
    }
  }
}
