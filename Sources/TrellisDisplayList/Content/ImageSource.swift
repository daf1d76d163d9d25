public import Foundation
import Synchronization

/// A decoded picture that display lists refer to.
///
/// Two sources are equal only if they are the same object. Decoders keep the object, so that an unchanged picture is recognized
/// immediately. The pixels of a source never change.
public final class ImageSource: Sendable {
  /// The picture's name in the text form of lists: the name of its file, or one that its creator chose.
  public let name: String
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The pixels, row by row from the top left one, with four bytes each: blue, green, red, alpha, premultiplied.
  ///
  /// They are 32-bit words in the byte order of a little-endian machine: alpha is in the highest byte.
  public let pixels: Data
  /// The number of pixels per point.
  public let scale: CGFloat
  /// A number that is unique in this process, even after the picture's end; caches use it as a key.
  package let serial: UInt64

  private static let serials = Atomic<UInt64>(0)

  /// Creates a picture from pixels.
  ///
  /// Traps unless there are `width * height * 4` bytes, and the scale is positive and finite.
  public init(name: String, width: Int, height: Int, pixels: Data, scale: CGFloat = 1) {
    guard width >= 0, height >= 0, pixels.count == width * height * 4, scale > 0, scale.isFinite else {
      fatalError(
        "ImageSource.init: \(pixels.count) bytes for \(width) by \(height) pixels at scale \(scale); give four bytes a pixel"
      )
    }
    (self.name, self.width, self.height, self.pixels, self.scale) = (name, width, height, pixels, scale)
    serial = Self.serials.add(1, ordering: .relaxed).newValue
  }

  /// The size in points.
  public var size: CGSize { CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale) }
}

extension ImageSource: Hashable {
  /// Whether both are the same object.
  public static func == (first: ImageSource, second: ImageSource) -> Bool { first === second }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A picture, and the way to draw it.
public struct ImageContent: Hashable, Sendable {
  /// The method for computing colours between pixels.
  public enum Interpolation: String, CaseIterable, Hashable, Sendable {
    /// The colour of the nearest pixel.
    case none
    /// The colours of the four nearest pixels.
    case low
    /// The same as `low`, but also correct for pictures that are scaled down by a large factor.
    case medium
    /// The best method available.
    case high
  }

  /// The picture.
  public var source: ImageSource
  /// The part of the picture that fills the frame, in the picture's points; nil is all of it.
  public var part: CGRect?
  /// The method for computing colours between pixels.
  public var interpolation: Interpolation
  /// The paint that is drawn where the picture is opaque, instead of its own colours; nil draws these.
  public var tint: Paint?
  /// Whether edges that don't lie on pixel boundaries are smoothed.
  public var isAntialiased: Bool

  /// Creates the content of an image item.
  public init(
    source: ImageSource, part: CGRect? = nil, interpolation: Interpolation = .medium, tint: Paint? = nil,
    isAntialiased: Bool = false
  ) {
    (self.source, self.part, self.interpolation) = (source, part, interpolation)
    (self.tint, self.isAntialiased) = (tint, isAntialiased)
  }
}
