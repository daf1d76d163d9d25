public import TrellisCoreGraphicsCairo
public import Foundation
import TrellisDisplayList
import TrellisGeometry

/// The format of a ``UIGraphicsImageRenderer``'s images.
public final class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels per point; 1 by default, and if it isn't positive and finite.
  ///
  /// Source: ours: UIKit's default is the screen's, which a server doesn't have.
  public var scale: CGFloat = 1
  /// Whether all pixels are opaque, and black at first; false by default.
  public var opaque = false

  /// Creates a format with the default values.
  public override init() {}

  /// Returns a format with the default values.
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Creates a format with the pixels per point of traits; unspecified is 1.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Returns a format with the default values.
  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The drawing of an image, by a closure of a ``UIGraphicsImageRenderer``.
public final class UIGraphicsImageRendererContext: NSObject {
  /// The context to draw in, whose origin is the upper left corner, with y pointing down.
  public let cgContext: CGContext
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    (cgContext, self.format) = (context, format)
  }

  /// Fills a rectangle with the fill colour.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws a line along a rectangle's sides, inside the rectangle and a point wide.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Clips new drawing to a rectangle as well.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  /// The image drawn so far.
  public var currentImage: UIImage {
    guard let image = cgContext.makeImage() else {
      fatalError("UIGraphicsImageRendererContext.currentImage: there is no memory for the pixels")
    }
    return UIImage(cgImage: image, scale: format.scale.usableScale, orientation: .up)
  }
}

/// Makes images with the drawing of closures.
///
/// Source: documented, developer.apple.com/documentation/uikit/uigraphicsimagerenderer.
public final class UIGraphicsImageRenderer: NSObject {
  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Creates a renderer of images of a size in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// Creates a renderer of images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images that show a rectangle of user space.
  ///
  /// Traps if a side isn't positive and finite, and beyond 32767 pixels a side.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
    let scale = format.scale.usableScale
    guard bounds.width > 0, bounds.height > 0, max(bounds.width, bounds.height) * scale <= 32767 else {
      fatalError(
        "UIGraphicsImageRenderer.init: an image of \(bounds.width) by \(bounds.height) points at scale \(scale); sides must be positive, and at most 32767 pixels"
      )
    }
    (self.bounds, self.format) = (bounds, format)
  }

  /// Returns the image that a closure draws, as a PNG file.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns the image that a closure draws, as a JPEG file; see ``UIImage/jpegData(compressionQuality:)``.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  /// Returns the image that a closure draws.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = format.scale.usableScale
    let pixels = CGSize(
      width: (bounds.width * scale).rounded(.up), height: (bounds.height * scale).rounded(.up))
    let base = CGAffineTransform(scaleX: scale, y: scale).translatedBy(x: -bounds.minX, y: -bounds.minY)
    let drawing = CGContext(pixels: pixels, base: base, isOpaque: format.opaque)
    let context = UIGraphicsImageRendererContext(drawing, format)
    CurrentContext.with(drawing) { actions(context) }
    return context.currentImage
  }
}

extension CGFloat {
  fileprivate var usableScale: CGFloat { self > 0 && isFinite ? self : 1 }
}
