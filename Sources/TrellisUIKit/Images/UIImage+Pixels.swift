public import Foundation
import Trellis
public import TrellisCoreGraphicsCairo
import TrellisDisplayList
import TrellisImages

extension UIImage {
  /// The size in points.
  ///
  /// AppKit's setter changes the pixels per point, so that the width is the set one; without pixels, a picture gets the size.
  public var size: CGSize {
    get {
      let state = state
      return state.size ?? state.content.size
    }
    set {
      switch content {
      case .decoded(.pixels(let source)), .turned(_, let source, _):
        guard newValue.width > 0 else { return }
        state.content = .decoded(.pixels(source.withScale(CGFloat(source.width) / newValue.width)))
      case .empty, .decoded(.drawing), .symbol: state.size = newValue
      }
    }
  }

  /// The number of pixels per point; 1 for a drawing or a symbol, which have no pixels.
  public var scale: CGFloat {
    switch content {
    case .decoded(.pixels(let source)), .turned(_, let source, _): source.scale
    case .empty, .decoded(.drawing), .symbol: 1
    }
  }

  /// The way in which the pixels of ``cgImage`` are turned for display; decoded pictures are turned already.
  public var imageOrientation: Orientation {
    if case .turned(_, _, let orientation) = content { orientation } else { .up }
  }

  /// The pixels, before they are turned; of a drawing or a symbol, those at two pixels per point; nil for an empty picture.
  public var cgImage: CGImage? {
    if case .turned(let source, _, _) = content { return CGImage(source) }
    return pixels.map { CGImage($0) }
  }

  /// Returns ``cgImage``, by AppKit's name; the parameters are ignored.
  public func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?,
    context referenceContext: NSGraphicsContext?,
    hints: [AnyHashable: Any]?
  ) -> CGImage? {
    cgImage
  }

  /// The pixels as they are shown; nil for an empty picture, or if memory runs out.
  var pixels: ImageSource? {
    switch content {
    case .empty: return nil
    case .decoded(.pixels(let source)), .turned(_, let source, _): return source
    case .decoded(.drawing), .symbol:
      guard size.width > 0, size.height > 0, max(size.width, size.height) <= 8192 else { return nil }
      let drawing = CGContext(
        pixels: CGSize(width: (size.width * 2).rounded(.up), height: (size.height * 2).rounded(.up)),
        base: CGAffineTransform(scaleX: 2, y: 2), isOpaque: false)
      CurrentContext.with(drawing) { draw(in: CGRect(origin: .zero, size: size)) }
      return drawing.makeImage()?.source.withScale(2)
    }
  }

  /// Creates a picture of an image, with one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage.source) }

  /// Creates a picture of an image with `scale` pixels per point, turned as stated.
  ///
  /// A scale that isn't positive and finite counts as 1.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let source = cgImage.source
    if orientation == .up {
      self.init(source.withScale(scale))
    } else {
      self.init(.turned(source, shown: source.turned(orientation.exif).withScale(scale), orientation))
    }
  }

  /// Creates a picture of an image in a size in points; zero gives one pixel per point.
  public convenience init(cgImage: CGImage, size: CGSize) {
    let scale = size.width > 0 ? CGFloat(cgImage.width) / size.width : 1
    self.init(cgImage.source.withScale(scale))
  }

  /// Returns the picture as a PNG file; nil for an empty picture, or if memory runs out.
  ///
  /// A drawing or a symbol is written at two pixels per point. Linear in the pixels.
  public func pngData() -> Data? { pixels?.pngData }

  /// Returns the picture as a JPEG file, over black where it is transparent; nil for an empty picture, or if memory runs out.
  ///
  /// `compressionQuality` is in `0...1`, from the smallest file to the best picture. Linear in the pixels.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    pixels?.jpegData(quality: compressionQuality)
  }
}

extension UIImage.Content {
  /// The picture's own size, in points.
  fileprivate var size: CGSize {
    switch self {
    case .empty: .zero
    case .decoded(let decoded): decoded.size
    case .symbol(let symbol, _): symbol.size
    case .turned(_, let shown, _): shown.size
    }
  }
}
