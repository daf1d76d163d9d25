import CImage
import Foundation

extension Raster {
  /// Decodes a PNG file to eight bits per channel.
  static func png(_ data: Data, _ name: String, _ limits: ImageLimits) throws(ImageError) -> Raster {
    try withBytes(of: data) { (bytes, count) throws(ImageError) in
      var image = png_image()
      defer { png_image_free(&image) }
      guard image_begin_png(&image, bytes, count) != 0 else {
        throw .damaged(name: name, format: .png, reason: String(cString: image_png_message(&image)))
      }
      return try Raster(
        .png, name, width: Int(image.width), height: Int(image.height), limits, isPremultiplied: false
      ) { pixels in
        image_finish_png(&image, pixels) != 0 ? nil : String(cString: image_png_message(&image))
      }
    }
  }

  /// Decodes a JPEG file, and applies its Exif orientation.
  static func jpeg(_ data: Data, _ name: String, _ limits: ImageLimits) throws(ImageError) -> Raster {
    try withBytes(of: data) { (bytes, count) throws(ImageError) in
      guard let decoder = tjInitDecompress() else {
        throw .damaged(name: name, format: .jpeg, reason: "there is no memory for a decoder")
      }
      defer { tjDestroy(decoder) }
      let start = bytes.assumingMemoryBound(to: UInt8.self)
      var (width, height, subsampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
      func message() -> String { String(cString: tjGetErrorStr2(decoder)) }
      guard
        tjDecompressHeader3(decoder, start, UInt(count), &width, &height, &subsampling, &space) == 0
          || (width > 0 && height > 0 && tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue))
      else { throw .damaged(name: name, format: .jpeg, reason: message()) }
      return try Raster(
        .jpeg, name, width: Int(width), height: Int(height), limits, isPremultiplied: true
      ) { pixels in
        let isPrinted = space == Int32(TJCS_CMYK.rawValue) || space == Int32(TJCS_YCCK.rawValue)
        let target = pixels.assumingMemoryBound(to: UInt8.self)
        let status = tjDecompress2(
          decoder, start, UInt(count), target, width, width * 4, height,
          Int32((isPrinted ? TJPF_CMYK : TJPF_BGRA).rawValue), Int32(TJFLAG_LIMITSCANS))
        if status != 0, !isHarmless(message()) { return message() }
        if isPrinted { image_colors_of_inks(target, Int(width) * Int(height)) }
        return nil
      }
      .turned(ExifOrientation.find(inJPEG: UnsafeRawBufferPointer(start: bytes, count: count)))
    }
  }

  /// Decodes a WebP file; animated ones aren't supported.
  static func webP(_ data: Data, _ name: String, _ limits: ImageLimits) throws(ImageError) -> Raster {
    try withBytes(of: data) { (bytes, count) throws(ImageError) in
      var (width, height): (Int32, Int32) = (0, 0)
      guard WebPGetInfo(bytes.assumingMemoryBound(to: UInt8.self), count, &width, &height) != 0 else {
        throw .damaged(name: name, format: .webP, reason: "its header is wrong or ends too early")
      }
      return try Raster(
        .webP, name, width: Int(width), height: Int(height), limits, isPremultiplied: true
      ) { pixels in
        let size = Int(width) * Int(height) * 4
        let status = image_decode_webp(bytes, count, pixels, size, width * 4)
        return switch UInt32(status) {
        case VP8_STATUS_OK.rawValue: nil
        case VP8_STATUS_OUT_OF_MEMORY.rawValue: "there is no memory to decode it"
        case VP8_STATUS_UNSUPPORTED_FEATURE.rawValue: "it uses an unsupported feature, such as animation"
        case VP8_STATUS_NOT_ENOUGH_DATA.rawValue, VP8_STATUS_SUSPENDED.rawValue: "it ends too early"
        default: "its data is inconsistent (libwebp status \(status))"
        }
      }
    }
  }

  /// Whether the decoder only warns about bytes that it skipped.
  private static func isHarmless(_ message: String) -> Bool {
    message.contains("extraneous bytes before marker")
  }

  private static func withBytes(
    of data: Data, _ decode: (UnsafeRawPointer, Int) throws(ImageError) -> Raster
  ) throws(ImageError) -> Raster {
    let result = data.withUnsafeBytes { bytes -> Result<Raster, ImageError> in
      do throws(ImageError) {
        return .success(try decode(bytes.baseAddress!, bytes.count))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
