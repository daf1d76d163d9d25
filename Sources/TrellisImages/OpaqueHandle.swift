import CRsvg
import Foundation

/// A librsvg document, released with this object.
///
/// Only one thread at a time may use it.
final class OpaqueHandle: @unchecked Sendable {
  private let pointer: UnsafeMutablePointer<RsvgHandle>

  private init(_ pointer: UnsafeMutablePointer<RsvgHandle>) { self.pointer = pointer }

  deinit { g_object_unref(pointer) }

  /// Reads a document; returns either a handle or the reason of the failure.
  ///
  /// `style` is CSS that is added to the document's own.
  static func reading(_ data: Data, style: String?) -> (handle: OpaqueHandle?, reason: String?) {
    var error: UnsafeMutablePointer<GError>?
    let pointer = data.withUnsafeBytes { bytes in
      rsvg_handle_new_from_data(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), gsize(bytes.count), &error)
    }
    guard let pointer else { return (nil, message(of: error)) }
    let handle = OpaqueHandle(pointer)
    rsvg_handle_set_dpi(pointer, 96)
    if let style {
      let css = Array(style.utf8)
      guard rsvg_handle_set_stylesheet(pointer, css, gsize(css.count), &error) != 0 else {
        return (nil, message(of: error))
      }
    }
    return (handle, nil)
  }

  /// The document's intrinsic size, or its view box's size, or 300 by 150.
  var size: CGSize {
    var (width, height) = (0.0, 0.0)
    if rsvg_handle_get_intrinsic_size_in_pixels(pointer, &width, &height) != 0 {
      return CGSize(width: width, height: height)
    }
    var (hasWidth, hasHeight, hasBox): (gboolean, gboolean, gboolean) = (0, 0, 0)
    var (lengthX, lengthY, box) = (RsvgLength(), RsvgLength(), RsvgRectangle())
    rsvg_handle_get_intrinsic_dimensions(pointer, &hasWidth, &lengthX, &hasHeight, &lengthY, &hasBox, &box)
    return hasBox != 0 ? CGSize(width: box.width, height: box.height) : CGSize(width: 300, height: 150)
  }

  /// Returns the document, which has the given size in points, stretched to `width` by `height` pixels.
  func drawn(_ size: CGSize, width: Int, height: Int) -> DrawnDocument {
    let result = DrawnDocument(width: width, height: height)
    let context = cairo_create(result.surface)
    defer { cairo_destroy(context) }
    cairo_scale(context, CGFloat(width) / size.width, CGFloat(height) / size.height)
    var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
    var error: UnsafeMutablePointer<GError>?
    if rsvg_handle_render_document(pointer, context, &viewport, &error) == 0 {
      result.reason = Self.message(of: error)
    }
    cairo_surface_flush(result.surface)
    return result
  }

  private static func message(of error: UnsafeMutablePointer<GError>?) -> String {
    guard let error else { return "librsvg gives no reason" }
    defer { g_error_free(error) }
    return String(cString: error.pointee.message)
  }
}

/// The pixels of a drawn document, in separate memory, since the drawing thread may be abandoned.
final class DrawnDocument: @unchecked Sendable {
  fileprivate let surface: OpaquePointer?
  /// The reason of a failure, or nil.
  fileprivate(set) var reason: String?
  private let rowBytes: Int
  private let height: Int

  fileprivate init(width: Int, height: Int) {
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    (rowBytes, self.height) = (width * 4, height)
  }

  deinit { cairo_surface_destroy(surface) }

  /// Copies the pixels without gaps; returns the reason of a failure, or nil.
  func copy(to pixels: UnsafeMutableRawPointer) -> String? {
    guard let bytes = cairo_image_surface_get_data(surface) else { return "out of memory" }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for row in 0..<height {
      (pixels + row * rowBytes).copyMemory(from: bytes + row * stride, byteCount: rowBytes)
    }
    return nil
  }
}
