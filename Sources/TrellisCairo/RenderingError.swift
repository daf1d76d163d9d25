public import Foundation

/// An error while a picture is made or written.
public enum RenderingError: Error, Hashable, Sendable {
  /// The size or the scale isn't positive and finite.
  case unusableSize(CGSize, scale: CGFloat)
  /// The picture is too large: more than 32767 pixels on a side, or more than 1 GiB.
  case tooLarge(pixelsWide: Double, pixelsHigh: Double)
  /// The page, with the given size in points, exceeds `limit` points on a side.
  case pageTooLarge(CGSize, limit: CGFloat)
  /// Memory ran out for a picture of this size.
  case outOfMemory(pixelsWide: Int, pixelsHigh: Int)
  /// Cairo could not encode the picture; `reason` is Cairo's.
  case encodingFailed(reason: String)
  /// The file could not be written; `reason` is the system's.
  case cannotWrite(path: String, reason: String)
}

extension RenderingError: CustomStringConvertible, LocalizedError {
  /// A message for the user, with the values concerned.
  public var description: String {
    switch self {
    case .unusableSize(let size, let scale):
      "a picture of \(size.width) by \(size.height) points at scale \(scale) has no pixels; "
        + "width, height and scale must be positive and finite"
    case .tooLarge(let width, let height):
      "a picture of \(Self.pixels(width)) by \(Self.pixels(height)) pixels is too large; "
        + "the limits are 32767 pixels a side and 1 GiB (4 bytes a pixel)"
    case .pageTooLarge(let size, let limit):
      "a page of \(size.width) by \(size.height) points is too large; the limit is \(Int(limit)) a side"
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
