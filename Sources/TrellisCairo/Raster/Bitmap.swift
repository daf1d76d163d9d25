import CCairo
import Foundation
public import TrellisDisplayList

/// A picture of pixels in memory.
///
/// ``Picture/render(_:size:scale:background:using:)`` returns one. A ``Renderer`` draws into an empty one. Pixels are counted
/// from the top left corner, `x` to the right and `y` down. A pixel is four bytes, premultiplied, in the machine's byte order:
/// alpha, red, green and blue from the highest byte down.
///
/// Not safe to use from two threads at once.
public final class Bitmap {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The distance between the starts of two rows, in bytes.
  public let bytesPerRow: Int

  let surface: OpaquePointer
  /// Whether the highest byte of each pixel is unused.
  var isOpaque: Bool { cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24 }

  /// The largest side in pixels: Cairo's limit.
  static let sideLimit = 32767
  /// The largest size in bytes.
  static let byteLimit = 1 << 30

  /// Creates a bitmap whose pixels are all clear.
  ///
  /// Throws `RenderingError.unusableSize` for a side that isn't positive, `RenderingError.tooLarge` beyond
  /// 32767 pixels a side or 1 GiB, and `RenderingError.outOfMemory`.
  public convenience init(width: Int, height: Int) throws(RenderingError) {
    guard width > 0, height > 0 else {
      throw .unusableSize(CGSize(width: width, height: height), scale: 1)
    }
    guard width <= Self.sideLimit, height <= Self.sideLimit, width * height <= Self.byteLimit / 4 else {
      throw .tooLarge(pixelsWide: Double(width), pixelsHigh: Double(height))
    }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    try self.init(surface: surface, width: width, height: height)
  }

  /// Creates an opaque bitmap on memory that the caller owns; the highest byte of each pixel is ignored.
  ///
  /// The memory must stay in place for as long as the bitmap lives. `bytesPerRow` is a multiple of four.
  package convenience init(
    borrowing pixels: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int
  ) throws(RenderingError) {
    guard width <= Self.sideLimit, height <= Self.sideLimit else {
      throw .tooLarge(pixelsWide: Double(width), pixelsHigh: Double(height))
    }
    let surface = cairo_image_surface_create_for_data(
      pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_RGB24, Int32(width), Int32(height),
      Int32(bytesPerRow))
    try self.init(surface: surface, width: width, height: height)
  }

  private init(surface: OpaquePointer?, width: Int, height: Int) throws(RenderingError) {
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw .outOfMemory(pixelsWide: width, pixelsHigh: height)
    }
    self.surface = surface
    self.width = width
    self.height = height
    bytesPerRow = Int(cairo_image_surface_get_stride(surface))
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// Calls a closure with all pixels, row by row, ``bytesPerRow`` bytes each.
  public func withPixels<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    cairo_surface_flush(surface)
    let bytes = UnsafeRawBufferPointer(
      start: cairo_image_surface_get_data(surface), count: bytesPerRow * height)
    return try body(bytes)
  }

  /// Returns the colour of a pixel.
  ///
  /// Traps if `x` or `y` is out of range.
  public func color(x: Int, y: Int) -> RGBAColor {
    guard 0..<width ~= x, 0..<height ~= y else {
      fatalError("Bitmap.color: no pixel at (\(x), \(y)); the picture is \(width) by \(height) pixels")
    }
    let pixel = withPixels { $0.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self) }
    let alpha = isOpaque ? 255 : Double(pixel >> 24)
    guard alpha > 0 else { return .clear }
    return RGBAColor(
      red: Double(pixel >> 16 & 255) / alpha, green: Double(pixel >> 8 & 255) / alpha,
      blue: Double(pixel & 255) / alpha, opacity: alpha / 255)
  }
}
