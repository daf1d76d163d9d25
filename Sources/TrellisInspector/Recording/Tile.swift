import Foundation
import Synchronization
import TrellisCairo

/// A rectangle of a window's picture: its pixels as they were, which become a PNG in a thread beside.
final class Tile: Sendable {
  private enum Contents: Sendable {
    case pixels([UInt8])
    case png(Data)
  }

  /// Where it lies in the picture, in pixels.
  let (x, y, width, height): (Int, Int, Int, Int)
  private let contents: Mutex<Contents>
  /// Apart from the contents, which are locked for as long as a PNG takes.
  private let count: Mutex<Int>

  /// Copies a rectangle of whole pixels that lies within a picture; nil for an empty one.
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

  /// How many bytes it holds: fewer once it is a PNG.
  var byteCount: Int { count.withLock(\.self) }

  /// The PNG, opaque; made by whoever asks first, in any thread.
  ///
  /// Empty where there is no memory for it.
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

/// Makes tiles to PNGs, one after the other, beside the app's own thread.
final class TileEncoder: Sendable {
  /// How many bytes of pixels wait at most: beyond that, whoever hands in more makes it a PNG by himself.
  private static let limit = 1 << 26

  let queue = DispatchQueue(label: "trellis inspector pictures")
  private let waiting = Mutex(0)

  /// Has a tile made a PNG soon.
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
