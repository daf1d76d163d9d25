public import Foundation
import Synchronization

/// A decoded picture that display lists refer to.
///
/// Two are the same only where they are one object: whoever decodes keeps it, so that an unchanged picture is found
/// unchanged at once. Its pixels never change.
public final class ImageSource: Sendable {
  /// What prints call the picture: its file's name, or whatever its maker chose.
  public let name: String
  /// How many pixels it is wide.
  public let width: Int
  /// How many pixels it is high.
  public let height: Int
  /// The pixels row by row from the top left one, four bytes each: blue, green, red, alpha, premultiplied.
  ///
  /// That is one 32-bit word in the order of a little-endian machine: alpha in the highest byte.
  public let pixels: Data
  /// Pixels a point.
  public let scale: CGFloat
  /// A number that no other picture of this process has, or will have: what a cache may remember it by.
  package let serial: UInt64

  private static let serials = Atomic<UInt64>(0)

  /// Creates a picture of pixels; stops with a message where there aren't `width * height * 4` bytes, and for a scale that
  /// isn't positive and finite.
  public init(name: String, width: Int, height: Int, pixels: Data, scale: CGFloat = 1) {
    guard width >= 0, height >= 0, pixels.count == width * height * 4, scale > 0, scale.isFinite else {
      fatalError(
        "ImageSource.init: \(pixels.count) bytes for \(width) by \(height) pixels at scale \(scale); give four bytes a pixel"
      )
    }
    (self.name, self.width, self.height, self.pixels, self.scale) = (name, width, height, pixels, scale)
    serial = Self.serials.add(1, ordering: .relaxed).newValue
  }

  /// Its size in points.
  public var size: CGSize { CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale) }
}

extension ImageSource: Hashable {
  /// Whether two are one object.
  public static func == (first: ImageSource, second: ImageSource) -> Bool { first === second }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A picture as it is drawn.
public struct ImageContent: Hashable, Sendable {
  /// How pixels between pixels are found.
  public enum Interpolation: String, CaseIterable, Hashable, Sendable {
    /// The nearest pixel's colour.
    case none
    /// The four nearest pixels' colours.
    case low
    /// As `low`, and right for pictures that are made much smaller.
    case medium
    /// The best there is.
    case high
  }

  /// The picture.
  public var source: ImageSource
  /// The part of the picture that fills the frame, in the picture's points; nil is all of it.
  public var part: CGRect?
  /// How pixels between pixels are found.
  public var interpolation: Interpolation
  /// The colour that is drawn where the picture is opaque, instead of its own colours; nil is its own.
  public var tint: Paint?
  /// Whether edges are smooth where they don't lie on pixels' edges.
  public var isAntialiased: Bool

  /// Creates a content.
  public init(
    source: ImageSource, part: CGRect? = nil, interpolation: Interpolation = .medium, tint: Paint? = nil,
    isAntialiased: Bool = false
  ) {
    (self.source, self.part, self.interpolation) = (source, part, interpolation)
    (self.tint, self.isAntialiased) = (tint, isAntialiased)
  }
}
