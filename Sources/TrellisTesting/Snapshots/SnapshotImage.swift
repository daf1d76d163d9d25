public import Foundation
import TrellisCairo

/// A picture of a snapshot: pixels of red, green, blue and opacity.
public struct SnapshotImage: Equatable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The pixels, row by row from the top, premultiplied: alpha, red, green and blue from the highest byte down.
  var pixels: [UInt32]

  init(width: Int, height: Int, pixels: [UInt32]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  init(_ bitmap: Bitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    let (width, rowLength) = (bitmap.width, bitmap.bytesPerRow)
    pixels = bitmap.withPixels { bytes in
      (0..<bitmap.height * width).map {
        bytes.load(fromByteOffset: $0 / width * rowLength + $0 % width * 4, as: UInt32.self)
      }
    }
  }

  /// Creates a picture from the data of a PNG file; throws an error for other data.
  public init(png: Data) throws { self.init(try Bitmap(png: png)) }

  /// Returns the picture as a PNG file.
  public func pngData() throws -> Data {
    let bitmap = try Bitmap(width: width, height: height)
    bitmap.withPixels { bytes in
      // The bitmap is new, and nothing else reads it.
      let bytes = UnsafeMutableRawBufferPointer(mutating: bytes)
      for (index, pixel) in pixels.enumerated() {
        bytes.storeBytes(
          of: pixel, toByteOffset: index / width * bitmap.bytesPerRow + index % width * 4, as: UInt32.self)
      }
    }
    return try bitmap.pngData()
  }
}
