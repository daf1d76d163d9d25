public import Foundation

/// Why there is no picture.
public enum ImageError: Error, Hashable, Sendable {
  /// The file can't be read.
  case unreadable(name: String, reason: String)
  /// The data begins like none of the formats.
  case unknownFormat(name: String, start: [UInt8])
  /// There are more bytes of data than the limit.
  case tooManyBytes(name: String, count: Int, limit: Int)
  /// The picture says that it has more pixels than the limits; they weren't decoded.
  case tooLarge(name: String, format: ImageFormat, width: Int, height: Int, limits: ImageLimits)
  /// The data ends too early, or says what can't be.
  case damaged(name: String, format: ImageFormat, reason: String)
  /// The document takes longer to read or to draw than the limit, and wasn't waited for.
  case tooSlow(name: String, seconds: Double)
  /// So many other documents took too long and are still being drawn; this one wasn't begun.
  case othersAreTooSlow(name: String, count: Int)
}

extension ImageError: CustomStringConvertible, LocalizedError {
  /// The message: which picture, what was seen.
  public var description: String {
    switch self {
    case .unreadable(let name, let reason):
      return "\(name): the file can't be read: \(reason)"
    case .unknownFormat(let name, let start):
      guard !start.isEmpty else { return "\(name): no bytes, so no picture" }
      let bytes = start.map { String(format: "%02x", $0) }.joined(separator: " ")
      return "\(name): begins with \(bytes), like none of PNG, JPEG, WebP and SVG"
    case .tooManyBytes(let name, let count, let limit):
      return "\(name): \(count) bytes of data; \(limit) are the most that are read"
    case .tooLarge(let name, let format, let width, let height, let limits):
      return
        "\(name): \(format.rawValue) of \(width) by \(height) pixels; \(limits.side) a side and \(limits.pixels) in all are the most"
    case .damaged(let name, let format, let reason):
      return "\(name): damaged \(format.rawValue): \(reason)"
    case .tooSlow(let name, let seconds):
      return "\(name): an SVG that takes more than \(seconds) seconds to draw"
    case .othersAreTooSlow(let name, let count):
      return "\(name): isn't drawn while \(count) other SVGs are that take too long"
    }
  }

  /// The message.
  public var errorDescription: String? { description }
}

/// How much a picture may hold, so that nobody's data takes all the memory.
public struct ImageLimits: Hashable, Sendable {
  /// The most pixels on one side.
  ///
  /// Cairo's own limit unless another is given.
  public var side = 32_767
  /// The most pixels in all.
  ///
  /// They take four bytes each.
  public var pixels = 1 << 26
  /// The most bytes of data.
  public var bytes = 1 << 28
  /// The most bytes of an SVG document, whose elements take more memory than its text.
  public var documentBytes = 1 << 24

  /// The most seconds that reading an SVG document, or drawing it once, may take.
  ///
  /// Who asks for the picture waits for so long. What isn't done by then goes on by itself with the lowest priority, as
  /// there is no way to end it, and the document is never drawn again. With 0, and with what isn't a number, none is read.
  public var seconds = 5.0

  /// Creates the limits that are usual.
  public init() {}

  /// Whether a picture of so many pixels may be decoded.
  func allow(width: Int, height: Int) -> Bool {
    width <= side && height <= side && width * height <= pixels
  }
}
