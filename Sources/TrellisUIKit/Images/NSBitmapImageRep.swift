public import Foundation
public import TrellisCoreGraphicsCairo
import TrellisDisplayList
import TrellisImages

/// The pixels of a picture, by the name of AppKit.
///
/// Source: documented, developer.apple.com/documentation/appkit/nsbitmapimagerep.
public final class NSBitmapImageRep: NSObject {
  private var image: CGImage?
  /// A drawing over the pixels; nil if there is none.
  var drawing: CGContext?
  /// The size in points; at first one point per pixel.
  public var size: CGSize

  /// Creates a representation of an image.
  public init(cgImage: CGImage) {
    image = cgImage
    size = CGSize(width: cgImage.width, height: cgImage.height)
  }

  /// Decodes data; nil if it isn't a picture of pixels.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data)?.cgImage else { return nil }
    self.init(cgImage: image)
  }

  /// Creates clear pixels; nil for planes, for a side that isn't positive, and beyond 32767 pixels a side.
  ///
  /// The format is always that of ``CGImage``: the other parameters are ignored.
  public init?(
    bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, pixelsWide width: Int,
    pixelsHigh height: Int, bitsPerSample bps: Int, samplesPerPixel spp: Int, hasAlpha alpha: Bool,
    isPlanar: Bool, colorSpaceName: NSColorSpaceName, bytesPerRow rBytes: Int, bitsPerPixel pBits: Int
  ) {
    guard planes == nil, width > 0, height > 0, max(width, height) <= 32767 else { return nil }
    size = CGSize(width: width, height: height)
    let context = CGContext(pixels: size, base: .identity, isOpaque: false)
    image = context.makeImage()
  }

  /// The image of Core Graphics, with what was drawn over it.
  public var cgImage: CGImage? { drawing?.makeImage() ?? image }
  /// The width in pixels.
  public var pixelsWide: Int { image?.width ?? 0 }
  /// The height in pixels.
  public var pixelsHigh: Int { image?.height ?? 0 }
  /// Whether pixels have an alpha: always.
  public var hasAlpha: Bool { true }

  /// Returns the colour of a pixel, counted from the upper left corner; nil outside.
  public func colorAt(x: Int, y: Int) -> NSColor? {
    guard let image = cgImage, x >= 0, y >= 0, x < image.width, y < image.height else { return nil }
    let pixels = image.source.pixels
    let start = pixels.startIndex + (y * image.width + x) * 4
    let alpha = Double(pixels[start + 3])
    guard alpha > 0 else { return .clear }
    func component(_ offset: Int) -> CGFloat { min(Double(pixels[start + offset]) / alpha, 1) }
    return NSColor(red: component(2), green: component(1), blue: component(0), alpha: alpha / 255)
  }

  /// The format of a file.
  public enum FileType: UInt, Hashable, Sendable {
    /// TIFF, without compression.
    case tiff
    /// BMP, which isn't written here.
    case bmp
    /// GIF, which isn't written here.
    case gif
    /// JPEG.
    case jpeg
    /// PNG.
    case png
    /// JPEG 2000, which isn't written here.
    case jpeg2000
  }

  /// The name of a file's property.
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    /// The property's identifier.
    public let rawValue: String
    /// Creates a name with an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The quality of a JPEG file, a number in `0...1`.
    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
    /// Whether the file can be shown before it is complete; ignored.
    public static let progressive = PropertyKey(rawValue: "NSImageProgressive")
    /// Whether the file has only as many colours as a table; ignored.
    public static let interlaced = PropertyKey(rawValue: "NSImageInterlaced")
  }

  /// The pixels as a TIFF file without compression; nil if memory runs out.
  public var tiffRepresentation: Data? { representation(using: .tiff, properties: [:]) }

  /// Returns the pixels as a PNG, JPEG or TIFF file; nil for other formats, or if memory runs out.
  ///
  /// Of the properties, ``PropertyKey/compressionFactor`` has an effect.
  public func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
    guard let source = cgImage?.source else { return nil }
    switch storageType {
    case .png: return source.pngData
    case .jpeg:
      let factor = properties[.compressionFactor]
      let quality =
        factor as? Double ?? (factor as? CGFloat).map { Double($0) } ?? (factor as? Float).map(Double.init)
      return source.jpegData(quality: quality ?? 0.8)
    case .tiff: return TIFF.data(of: source)
    case .bmp, .gif, .jpeg2000: return nil
    }
  }
}

/// The name of a colour space of pixels; pixels are sRGB here.
public struct NSColorSpaceName: RawRepresentable, Hashable, Sendable {
  /// The space's identifier.
  public let rawValue: String
  /// Creates a name with an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Colours of the device.
  public static let deviceRGB = NSColorSpaceName(rawValue: "NSDeviceRGBColorSpace")
  /// Calibrated colours.
  public static let calibratedRGB = NSColorSpaceName(rawValue: "NSCalibratedRGBColorSpace")
  /// Greys of the device.
  public static let deviceWhite = NSColorSpaceName(rawValue: "NSDeviceWhiteColorSpace")
}
