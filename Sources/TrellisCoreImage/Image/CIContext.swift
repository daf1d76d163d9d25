public import Foundation
import TrellisDisplayList
public import TrellisCoreGraphics

/// A renderer of images, on the processor.
///
/// Source: documented, developer.apple.com/documentation/coreimage/cicontext.
open class CIContext: NSObject, @unchecked Sendable {
  /// Creates a renderer.
  public override init() {}

  /// Creates a renderer; the options have no effect.
  public init(options: [CIContextOption: Any]?) {}

  /// Computes the pixels of an image in a rectangle; nil if it is empty, infinite, or larger than 2³⁰ pixels.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard let rect = PixelRect(fromRect), !rect.isEmpty else { return nil }
    let pixels = image.render(rect)
    return CGImage(
      ImageSource(
        name: "image", width: rect.width, height: rect.height,
        pixels: pixels.words.withUnsafeBytes { Data($0) }))
  }
}

/// An option of a renderer.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The documented name.
  public let rawValue: String
  /// Creates an option of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether the processor is used, which it always is.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer")
  /// The space of computed colors, which is always sRGB.
  public static let workingColorSpace = CIContextOption(rawValue: "kCIContextWorkingColorSpace")
  /// The space of resulting colors, which is always sRGB.
  public static let outputColorSpace = CIContextOption(rawValue: "kCIContextOutputColorSpace")
}
