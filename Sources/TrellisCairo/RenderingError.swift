public import Foundation

/// Why a picture could not be made or written.
public enum RenderingError: Error, Hashable, Sendable {
  /// The size or the scale isn't positive and finite.
  case unusableSize(CGSize, scale: CGFloat)
  /// A picture of so many pixels is larger than any that is made: 32767 a side, and 1 GiB in all.
  case tooLarge(pixelsWide: Double, pixelsHigh: Double)
  /// A page of that size, in points, is larger than a file of vectors can be: `limit` points a side.
  case pageTooLarge(CGSize, limit: CGFloat)
  /// The memory for a picture of so many pixels could not be had.
  case outOfMemory(pixelsWide: Int, pixelsHigh: Int)
  /// Cairo could not encode the picture, for the reason that it gave.
  case encodingFailed(reason: String)
  /// The file could not be written, for the reason that the system gave.
  case cannotWrite(path: String, reason: String)
}

extension RenderingError: CustomStringConvertible, LocalizedError {
  /// What went wrong, with the values seen, as a person reads it.
  public var description: String {
    switch self {
    case .unusableSize(let size, let scale):
      "a picture of \(size.width) by \(size.height) points at scale \(scale) has no pixels; "
        + "width, height and scale must be positive and finite"
    case .tooLarge(let width, let height):
      "a picture of \(Self.pixels(width)) by \(Self.pixels(height)) pixels is too large; "
        + "at most 32767 a side and 1 GiB (4 bytes a pixel) can be made"
    case .pageTooLarge(let size, let limit):
      "a page of \(size.width) by \(size.height) points is too large; at most \(Int(limit)) a side can be made"
    case .outOfMemory(let width, let height):
      "no memory for a picture of \(width) by \(height) pixels"
    case .encodingFailed(let reason):
      "the picture could not be encoded: \(reason)"
    case .cannotWrite(let path, let reason):
      "cannot write \(path): \(reason)"
    }
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }

  private static func pixels(_ count: Double) -> String {
    Int(exactly: count).map(String.init) ?? "\(count)"
  }
}
