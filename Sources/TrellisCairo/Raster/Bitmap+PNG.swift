import CCairo
public import Foundation

extension Bitmap {
  /// The picture as a PNG file: eight bits a channel, with alpha; the same pixels always give the same bytes.
  ///
  /// Throws `RenderingError.encodingFailed`. Linear in the pixels.
  public func pngData() throws(RenderingError) -> Data {
    var data = Data()
    let status = withUnsafeMutablePointer(to: &data) { destination in
      cairo_surface_write_to_png_stream(
        surface,
        { closure, bytes, count in
          guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          closure.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, destination)
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .encodingFailed(reason: String(cString: cairo_status_to_string(status)))
    }
    return data
  }

  /// Writes the picture to a PNG file, in place of any that is there.
  ///
  /// The file is complete or not there at all. Throws `RenderingError.encodingFailed`, and
  /// `RenderingError.cannotWrite` with the path and the system's reason.
  public func writePNG(to url: URL) throws(RenderingError) {
    let data = try pngData()
    do {
      try data.write(to: url, options: .atomic)
    } catch {
      throw .cannotWrite(path: url.path, reason: Self.reason(of: error, at: url))
    }
  }

  /// The system's own words where the folder is at fault: Foundation's say only that something went wrong.
  private static func reason(of error: any Error, at url: URL) -> String {
    guard access(url.deletingLastPathComponent().path, W_OK) != 0 else { return error.localizedDescription }
    return String(cString: strerror(errno))
  }
}
