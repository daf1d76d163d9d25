public import Foundation

/// An error while an image is read.
public enum ImageError: Error, Hashable, Sendable {
  /// The file can't be read.
  case unreadable(name: String, reason: String)
  /// The first bytes match none of the formats.
  case unknownFormat(name: String, start: [UInt8])
  /// The data has more bytes than the limit.
  case tooManyBytes(name: String, count: Int, limit: Int)
  /// The image's header declares more pixels than the limits; the image wasn't decoded.
  case tooLarge(name: String, format: ImageFormat, width: Int, height: Int, limits: ImageLimits)
  /// The data ends too early or is invalid.
  case damaged(name: String, format: ImageFormat, reason: String)
  /// Reading or drawing the document took longer than the limit.
  case tooSlow(name: String, seconds: Double)
  /// The document wasn't drawn, since `count` other documents took too long and are still being drawn.
  case othersAreTooSlow(name: String, count: Int)
}

extension ImageError: CustomStringConvertible, LocalizedError {
  /// A message with the image's name and the cause.
  public var description: String {
    switch self {
    case .unreadable(let name, let reason):
      return "\(name): the file can't be read: \(reason)"
    case .unknownFormat(let name, let start):
      guard !start.isEmpty else { return "\(name): the file is empty" }
      let bytes = start.map { String(format: "%02x", $0) }.joined(separator: " ")
      return "\(name): begins with \(bytes), which isn't PNG, JPEG, WebP or SVG"
    case .tooManyBytes(let name, let count, let limit):
      return "\(name): \(count) bytes of data; the limit is \(limit)"
    case .tooLarge(let name, let format, let width, let height, let limits):
      return
        "\(name): \(format.rawValue) of \(width) by \(height) pixels; \(limits.side) a side and \(limits.pixels) in total are the limits"
    case .damaged(let name, let format, let reason):
      return "\(name): damaged \(format.rawValue): \(reason)"
    case .tooSlow(let name, let seconds):
      return "\(name): the SVG takes more than \(seconds) seconds to draw"
    case .othersAreTooSlow(let name, let count):
      return "\(name): not drawn, because \(count) other slow SVGs are being drawn"
    }
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}

/// Limits for decoding an image, so that no data can exhaust the memory.
public struct ImageLimits: Hashable, Sendable {
  /// The most pixels on one side.
  ///
  /// The default is Cairo's limit.
  public var side = 32_767
  /// The most pixels in total.
  ///
  /// Each takes four bytes.
  public var pixels = 1 << 26
  /// The most bytes of data.
  public var bytes = 1 << 28
  /// The most bytes of an SVG document, whose elements take more memory than its text.
  public var documentBytes = 1 << 24

  /// The most seconds for reading an SVG document, or for drawing it once.
  ///
  /// The caller waits for at most this time. Unfinished work can't be stopped: it continues with the lowest priority, and the
  /// document is never drawn again. With 0 or NaN, no document is read.
  public var seconds = 5.0

  /// Creates the default limits.
  public init() {}

  /// Whether an image of this size may be decoded.
  func allow(width: Int, height: Int) -> Bool {
    width <= side && height <= side && width * height <= pixels
  }
}
