public import Foundation
import TrellisDisplayList
import TrellisFoundation

/// The format of pixels: the position of the alpha, and the order of bytes.
///
/// Source: documented, developer.apple.com/documentation/coregraphics/cgbitmapinfo.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The format as bits.
  public let rawValue: UInt32
  /// Creates a format from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits of a ``CGImageAlphaInfo``.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 31)
  /// Components are numbers with a fraction; not supported here.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits of the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 7 << 12)
  /// The order of the components' names.
  public static let byteOrderDefault: CGBitmapInfo = []
  /// Pairs of bytes, the last first; not supported here.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// Words of four bytes, the last first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Pairs of bytes, the first first; not supported here.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// Words of four bytes, the first first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// The treatment of colours that a device can't show; without effect here.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension CGImage {
  /// Creates an image from pixels in rows from the top.
  ///
  /// nil is returned unless there are eight bits per component in four bytes, or in three without alpha, and enough bytes. The colour
  /// space, the interpolation and the intent have no effect, and `decode` must be nil.
  ///
  /// Source: documented, developer.apple.com/documentation/coregraphics/cgimage; the formats: ours.
  ///
  /// Complexity: O(*n*) for *n* pixels.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard bitsPerComponent == 8, decode == nil, let data = provider.data,
      let format = PixelFormat(bitmapInfo, bitsPerPixel: bitsPerPixel),
      let pixels = format.pixels(
        of: Data(referencing: data), width: width, height: height, bytesPerRow: bytesPerRow)
    else { return nil }
    self.init(ImageSource(name: "image", width: width, height: height, pixels: pixels))
  }
  /// The format of the pixels in ``dataProvider``.
  public var bitmapInfo: CGBitmapInfo {
    [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)]
  }
}
