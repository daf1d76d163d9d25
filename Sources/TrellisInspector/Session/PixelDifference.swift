import Foundation
import TrellisCairo

/// The pixels of a rectangle before it is drawn again, for finding the smaller rectangle that has really changed.
///
/// The damage of a frame is made of whole items: a label with its background, of which perhaps one digit has changed.
struct PixelDifference {
  private let rect: CGRect
  private let (x, y, width, height): (Int, Int, Int, Int)
  private let before: [UInt8]

  /// Creates a copy of a rectangle of whole pixels within a bitmap.
  init(_ rect: CGRect, of bitmap: Bitmap) {
    self.rect = rect
    (x, y, width, height) = (Int(rect.minX), Int(rect.minY), Int(rect.width), Int(rect.height))
    let (x, y, width, height) = (x, y, width, height)
    before = bitmap.withPixels { bytes in
      [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
        for row in 0..<height {
          let source = bytes.baseAddress! + (y + row) * bitmap.bytesPerRow + x * 4
          memcpy(buffer.baseAddress! + row * width * 4, source, width * 4)
        }
        count = width * height * 4
      }
    }
  }

  /// Returns the smallest rectangle that contains all pixels that differ in a bitmap; nil if all are equal.
  func changed(in bitmap: Bitmap) -> CGRect? {
    bitmap.withPixels { bytes -> CGRect? in
      before.withUnsafeBytes { old -> CGRect? in
        func pixels(_ row: Int) -> UnsafeRawPointer {
          UnsafeRawPointer(bytes.baseAddress! + (y + row) * bitmap.bytesPerRow + x * 4)
        }
        func isEqual(_ row: Int) -> Bool {
          memcmp(old.baseAddress! + row * width * 4, pixels(row), width * 4) == 0
        }
        guard let top = (0..<height).first(where: { !isEqual($0) }),
          let bottom = (top..<height).last(where: { !isEqual($0) })
        else { return nil }
        var (left, right) = (width, -1)
        for row in top...bottom {
          let (was, now) = (old.baseAddress! + row * width * 4, pixels(row))
          func differs(_ column: Int) -> Bool {
            was.loadUnaligned(fromByteOffset: column * 4, as: UInt32.self)
              != now.loadUnaligned(fromByteOffset: column * 4, as: UInt32.self)
          }
          if let first = (0..<left).first(where: differs) { left = first }
          if let last = (max(right + 1, 0)..<width).last(where: differs) { right = max(right, last) }
        }
        return CGRect(x: x + left, y: y + top, width: right - left + 1, height: bottom - top + 1)
      }
    }
  }
}
