import CRsvg
import Foundation

/// A librsvg document, released with this object.
///
/// Only one thread at a time may use it.
final class OpaqueHandle: @unchecked Sendable {
  private let pointer: OpaquePointer

  private init(_ pointer: OpaquePointer) { self.pointer = pointer }

  deinit { svg_release(pointer) }

  /// Reads a document; returns either a handle or the reason of the failure.
  ///
  /// `style` is CSS that is added to the document's own.
  static func reading(_ data: Data, style: String?) -> (handle: OpaqueHandle?, reason: String?) {
    var reason: UnsafeMutablePointer<CChar>?
    let pointer = data.withUnsafeBytes { bytes in
      guard var style else { return svg_read(bytes.baseAddress, bytes.count, nil, 0, &reason) }
      return style.withUTF8 { css in
        css.withMemoryRebound(to: CChar.self) {
          svg_read(bytes.baseAddress, bytes.count, $0.baseAddress, $0.count, &reason)
        }
      }
    }
    return (pointer.map(OpaqueHandle.init), String(owning: reason))
  }

  /// The document's intrinsic size, or its view box's size, or 300 by 150.
  var size: CGSize {
    var (width, height) = (0.0, 0.0)
    svg_find_size(pointer, &width, &height)
    return CGSize(width: width, height: height)
  }

  /// Returns the document, which has the given size in points, stretched to `width` by `height` pixels.
  func drawn(_ size: CGSize, width: Int, height: Int) -> DrawnDocument {
    let result = DrawnDocument(width: width, height: height)
    guard let pixels = result.pixels else {
      result.reason = "out of memory"
      return result
    }
    result.reason = String(
      owning: svg_draw(pointer, size.width, size.height, pixels, Int32(width), Int32(height)))
    return result
  }
}

extension String {
  /// Creates a string from characters that C has allocated, and frees them; nil if there are none.
  fileprivate init?(owning characters: UnsafeMutablePointer<CChar>?) {
    guard let characters else { return nil }
    self.init(cString: characters)
    free(characters)
  }
}

/// The pixels of a drawn document, in separate memory, since the drawing thread may be abandoned.
final class DrawnDocument: @unchecked Sendable {
  /// The pixels without gaps; nil if there was no memory for them.
  fileprivate let pixels: UnsafeMutableRawPointer?
  /// The reason of a failure, or nil.
  fileprivate(set) var reason: String?
  private let byteCount: Int

  fileprivate init(width: Int, height: Int) {
    byteCount = width * height * 4
    pixels = calloc(byteCount, 1)
  }

  deinit { free(pixels) }

  /// Copies the pixels to a buffer without gaps.
  func copy(to target: UnsafeMutableRawPointer) {
    guard let pixels else { return }
    target.copyMemory(from: pixels, byteCount: byteCount)
  }
}
