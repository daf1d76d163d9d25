public import Foundation
package import TrellisDisplayList
public import TrellisFoundation

/// The position of the alpha in a pixel.
///
/// Source: documented, developer.apple.com/documentation/coregraphics/cgimagealphainfo.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  /// Three components without alpha.
  case none
  /// Premultiplied components, alpha last.
  case premultipliedLast
  /// Premultiplied components, alpha first.
  case premultipliedFirst
  /// Components that aren't premultiplied, alpha last.
  case last
  /// Components that aren't premultiplied, alpha first.
  case first
  /// An unused last byte.
  case noneSkipLast
  /// An unused first byte.
  case noneSkipFirst
  /// Alpha alone.
  case alphaOnly
}

/// A picture of pixels: eight bits per component, premultiplied, in the order blue, green, red, alpha.
///
/// Images that were drawn or decoded all have this format.
public final class CGImage: Hashable, Sendable {
  package let source: ImageSource

  package init(_ source: ImageSource) { self.source = source }

  /// The width in pixels.
  public var width: Int { source.width }
  /// The height in pixels.
  public var height: Int { source.height }
  /// The bits of a component: 8.
  public var bitsPerComponent: Int { 8 }
  /// The bits of a pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// The distance between the starts of two rows, in bytes.
  public var bytesPerRow: Int { source.width * 4 }
  /// The colour space: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// The position of the alpha: first, in words of 32 bits.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }
  /// The pixels.
  public var dataProvider: CGDataProvider? { CGDataProvider(data: source.pixels as CFData) }

  /// Returns the part of the image in a rectangle, in pixels from the top left corner; nil if there is none.
  ///
  /// The rectangle is extended to whole pixels, and cut to the image. Linear in the part's pixels.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (left, top, columns, rows) = (Int(part.minX), Int(part.minY), Int(part.width), Int(part.height))
    var pixels = Data(capacity: columns * rows * 4)
    let start = source.pixels.startIndex
    for row in top..<top + rows {
      let first = start + (row * width + left) * 4
      pixels.append(source.pixels[first..<first + columns * 4])
    }
    return CGImage(ImageSource(name: source.name, width: columns, height: rows, pixels: pixels))
  }

  /// Returns the image itself, since it can't change.
  public func copy() -> CGImage? { self }

  /// Returns whether both are the same image; images with equal pixels may differ.
  public static func == (first: CGImage, second: CGImage) -> Bool { first.source == second.source }

  /// Hashes the image's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

/// A source of bytes.
public final class CGDataProvider: Sendable {
  private let bytes: Data

  /// The bytes.
  public var data: CFData? { bytes as CFData }

  /// Creates a source of data.
  public init?(data: CFData) { bytes = Data(referencing: data) }

  /// Reads a file; nil if it can't be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url as URL) else { return nil }
    bytes = data
  }
}
