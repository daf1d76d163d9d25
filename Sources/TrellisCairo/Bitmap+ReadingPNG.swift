import CCairo
package import Foundation

extension Bitmap {
  /// Decodes a picture that ``pngData()`` wrote, for comparison with pictures of earlier runs.
  ///
  /// Decode files of unknown origin with a decoder that bounds their memory. Throws `RenderingError.encodingFailed` with Cairo's
  /// reason if the data isn't a PNG file.
  package convenience init(png: Data) throws(RenderingError) {
    var rest = png
    let read = withUnsafeMutablePointer(to: &rest) { source in
      cairo_image_surface_create_from_png_stream(
        { closure, bytes, count in
          guard let data = closure?.assumingMemoryBound(to: Data.self), let bytes,
            data.pointee.count >= Int(count)
          else { return CAIRO_STATUS_READ_ERROR }
          data.pointee.copyBytes(to: bytes, count: Int(count))
          data.pointee = data.pointee.dropFirst(Int(count))
          return CAIRO_STATUS_SUCCESS
        }, source)
    }
    defer { cairo_surface_destroy(read) }
    let status = cairo_surface_status(read)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .encodingFailed(reason: String(cString: cairo_status_to_string(status)))
    }
    try self.init(
      width: Int(cairo_image_surface_get_width(read)), height: Int(cairo_image_surface_get_height(read)))
    guard let context = cairo_create(surface) else { return }
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(context, read, 0, 0)
    cairo_paint(context)
    cairo_destroy(context)
  }
}
