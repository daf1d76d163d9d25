import CCairo
import CPixels
public import Foundation

extension Bitmap {
  /// Returns the bitmap as a PNG file with eight bits per channel, and an alpha channel unless all pixels are opaque.
  ///
  /// The same pixels always give the same bytes. Throws `RenderingError.encodingFailed`. Linear in the pixels.
  public func pngData() throws(RenderingError) -> Data {
    var data = Data()
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else {
      throw .encodingFailed(reason: "there are no pixels")
    }
    let isWritten = withUnsafeMutablePointer(to: &data) { destination in
      pixels.withMemoryRebound(to: UInt32.self, capacity: bytesPerRow / 4 * height) { pixels in
        px_png(
          pixels, Int32(width), Int32(height), bytesPerRow / 4, isOpaque ? 1 : 0,
          { context, bytes, count in
            guard let context, let bytes else { return }
            context.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: count)
          }, destination)
      }
    }
    guard isWritten != 0 else { throw .encodingFailed(reason: "out of memory") }
    return data
  }

  /// Writes the bitmap to a PNG file, replacing an existing one.
  ///
  /// The write is atomic. Throws `RenderingError.encodingFailed`, and `RenderingError.cannotWrite` with the path and the system's
  /// reason.
  public func writePNG(to url: URL) throws(RenderingError) {
    let data = try pngData()
    do {
      try data.write(to: url, options: .atomic)
    } catch {
      throw .cannotWrite(path: url.path, reason: Self.reason(of: error, at: url))
    }
  }

  /// Returns the system's reason if the folder isn't writable, since Foundation's message is vague then; otherwise Foundation's.
  private static func reason(of error: any Error, at url: URL) -> String {
    guard access(url.deletingLastPathComponent().path, W_OK) != 0 else { return error.localizedDescription }
    return String(cString: strerror(errno))
  }
}
