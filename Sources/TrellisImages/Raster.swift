import CPixels
import Foundation
import TrellisDisplayList

/// Decoded pixels.
struct Raster {
  let width: Int
  let height: Int
  /// The pixels row by row: blue, green, red and premultiplied alpha.
  private(set) var pixels: Data

  /// Allocates pixels, if the limits permit, and calls a decoder that writes blue, green, red and alpha.
  ///
  /// A refused size allocates no memory. The closure returns the reason of a failure, or nil.
  init(
    _ format: ImageFormat, _ name: String, width: Int, height: Int, _ limits: ImageLimits,
    isPremultiplied: Bool, decode: (UnsafeMutableRawPointer) -> String?
  ) throws(ImageError) {
    guard width > 0, height > 0 else {
      throw .damaged(name: name, format: format, reason: "it has \(width) by \(height) pixels")
    }
    guard limits.allow(width: width, height: height) else {
      throw .tooLarge(name: name, format: format, width: width, height: height, limits: limits)
    }
    var pixels = Data(count: width * height * 4)
    let reason = pixels.withUnsafeMutableBytes { (bytes: UnsafeMutableRawBufferPointer) -> String? in
      let start = bytes.baseAddress!
      if let reason = decode(start) { return reason }
      if !isPremultiplied { px_premultiply(start.assumingMemoryBound(to: UInt32.self), width * height) }
      return nil
    }
    if let reason { throw .damaged(name: name, format: format, reason: reason) }
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  private init(width: Int, height: Int, pixels: Data) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// Takes the pixels of an image.
  init(_ source: ImageSource) {
    self.init(width: source.width, height: source.height, pixels: source.pixels)
  }

  /// Returns the image rotated and mirrored according to an Exif orientation; 1 leaves it unchanged.
  func turned(_ orientation: Int) -> Raster {
    guard (2...8).contains(orientation) else { return self }
    var turned = Data(count: pixels.count)
    turned.withUnsafeMutableBytes { target in
      pixels.withUnsafeBytes { source in
        px_turn(
          source.baseAddress!.assumingMemoryBound(to: UInt32.self), Int32(width), Int32(height),
          target.baseAddress!.assumingMemoryBound(to: UInt32.self), Int32(orientation))
      }
    }
    let isUpright = orientation < 5
    return Raster(width: isUpright ? width : height, height: isUpright ? height : width, pixels: turned)
  }

  func source(_ name: String, _ scale: CGFloat) -> ImageSource {
    ImageSource(
      name: name, width: width, height: height, pixels: pixels,
      scale: scale > 0 && scale.isFinite ? scale : 1)
  }
}
