import CCairo
public import Foundation

/// What went wrong with a picture, in words.
public struct PictureError: Error, Hashable, CustomStringConvertible {
  /// The message: what was asked for, and what to do.
  public let description: String
}

/// Pixels to draw a display list into.
public final class Bitmap {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  let surface: OpaquePointer

  /// The longest side that a bitmap can have, in pixels.
  public static let longestSide = 32_767
  /// The most pixels that a bitmap can have: a gigabyte of them.
  public static let mostPixels = 1 << 28

  /// Creates transparent pixels, for a size in points at a scale in pixels a point, rounded up to whole pixels.
  ///
  /// Throws where a side is less than one pixel, not a number, or too long, or there are too many pixels in all.
  public convenience init(size: CGSize, scale: CGFloat) throws(PictureError) {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    let asked = "a picture of \(size.width) × \(size.height) points at scale \(scale)"
    guard scale > 0, width >= 1, height >= 1 else {
      throw PictureError(description: "\(asked) has no pixels; both sides and the scale have to be positive")
    }
    guard width <= CGFloat(Bitmap.longestSide), height <= CGFloat(Bitmap.longestSide),
      width * height <= CGFloat(Bitmap.mostPixels)
    else {
      throw PictureError(
        description: "\(asked) is too large; a side may have \(Bitmap.longestSide) pixels, "
          + "and all of it \(Bitmap.mostPixels)")
    }
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { throw PictureError(description: "there is no memory for \(asked)") }
    self.init(surface: surface, width: Int(width), height: Int(height))
  }

  /// Draws into pixels that somebody else owns and keeps: 32 bits each, the bytes blue, green, red and one that isn't
  /// used; `stride` is the number of bytes from one row to the next.
  package convenience init(pixels: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int) {
    let bytes = pixels.assumingMemoryBound(to: UInt8.self)
    let surface = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_RGB24, Int32(width), Int32(height), Int32(stride))!
    self.init(surface: surface, width: width, height: height)
  }

  private init(surface: OpaquePointer, width: Int, height: Int) {
    self.surface = surface
    self.width = width
    self.height = height
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// The colour of a pixel: premultiplied red, green, blue, and alpha, each a byte; (0, 0) is at the top
  /// left.
  ///
  /// Traps outside the bitmap.
  public subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    precondition(
      x >= 0 && y >= 0 && x < width && y < height,
      "Bitmap[\(x), \(y)]: outside its \(width) × \(height) pixels")
    cairo_surface_flush(surface)
    let row = cairo_image_surface_get_data(surface)! + y * Int(cairo_image_surface_get_stride(surface))
    return (row[x * 4 + 2], row[x * 4 + 1], row[x * 4], row[x * 4 + 3])
  }
}

// MARK: - PNG

extension Bitmap {
  /// The pixels as a PNG file.
  public func pngData() -> Data {
    var data = Data()
    let status = withUnsafeMutablePointer(to: &data) { data in
      cairo_surface_write_to_png_stream(
        surface,
        { target, bytes, count in
          target!.assumingMemoryBound(to: Data.self).pointee.append(bytes!, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, data)
    }
    precondition(
      status == CAIRO_STATUS_SUCCESS,
      "Bitmap.pngData: \(String(cString: cairo_status_to_string(status))) for \(width) × \(height) pixels")
    return data
  }

  /// Writes the pixels as a PNG file, whole or not at all.
  ///
  /// Throws where the file can't be written.
  public func writePNG(to url: URL) throws(PictureError) {
    do {
      try pngData().write(to: url, options: .atomic)
    } catch {
      throw PictureError(description: "\(url.path) can't be written: \(error.localizedDescription)")
    }
  }
}
