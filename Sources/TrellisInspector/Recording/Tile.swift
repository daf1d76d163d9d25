import Foundation
import Synchronization
import TrellisCairo

/// A rectangle of a window's picture: a copy of its pixels, which becomes a PNG in another thread.
final class Tile: Sendable {
  private enum Contents: Sendable {
    case pixels([UInt8])
    case png(Data)
  }

  /// The position and the size in the picture, in pixels.
  let (x, y, width, height): (Int, Int, Int, Int)
  private let contents: Mutex<Contents>
  /// The size in bytes, apart from the contents, which are locked while a PNG is encoded.
  private let count: Mutex<Int>

  /// Creates a copy of a rectangle of whole pixels; nil if it is empty, or not within the picture.
  init?(_ rect: CGRect, of bitmap: Bitmap) {
    let (x, y, width, height) = (Int(rect.minX), Int(rect.minY), Int(rect.width), Int(rect.height))
    guard width > 0, height > 0, x >= 0, y >= 0, x + width <= bitmap.width, y + height <= bitmap.height else {
      return nil
    }
    let pixels = bitmap.withPixels { bytes in
      [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
        for row in 0..<height {
          let source = bytes.baseAddress! + (y + row) * bitmap.bytesPerRow + x * 4
          (buffer.baseAddress! + row * width * 4).update(
            from: source.assumingMemoryBound(to: UInt8.self), count: width * 4)
        }
        count = width * height * 4
      }
    }
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
    contents = Mutex(.pixels(pixels))
    count = Mutex(pixels.count)
  }

  /// The number of bytes held: fewer once it is a PNG.
  var byteCount: Int { count.withLock(\.self) }

  /// The opaque PNG, encoded on first access, in any thread.
  ///
  /// Empty if there is no memory for it.
  var png: Data {
    contents.withLock { contents in
      guard case .pixels(var pixels) = contents else {
        if case .png(let data) = contents { return data }
        return Data()
      }
      let data = pixels.withUnsafeMutableBytes { bytes in
        let bitmap = try? Bitmap(
          borrowing: bytes.baseAddress!, width: width, height: height, bytesPerRow: width * 4)
        return (try? bitmap?.pngData()) ?? Data()
      }
      contents = .png(data)
      count.withLock { $0 = data.count }
      return data
    }
  }
}

/// An encoder that turns tiles into PNGs, one after another, off the app's own thread.
final class TileEncoder: Sendable {
  /// The most bytes of pixels that wait; beyond that, the caller encodes its tile itself.
  private static let limit = 1 << 26

  let queue = DispatchQueue(label: "trellis inspector pictures")
  private let waiting = Mutex(0)

  /// Encodes a tile soon, or at once if too much waits.
  func take(_ tile: Tile) {
    let count = tile.byteCount
    let isTooMuch = waiting.withLock { waiting in
      waiting += count
      return waiting > Self.limit
    }
    @Sendable func finish() {
      _ = tile.png
      waiting.withLock { $0 -= count }
    }
    if isTooMuch { finish() } else { queue.async(execute: finish) }
  }
}
