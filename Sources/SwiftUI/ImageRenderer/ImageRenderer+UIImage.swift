public import Foundation
public import Trellis

extension ImageRenderer {
  /// The view as a picture in memory, ``scale`` pixels a point; nil where it can't be made, as ``pngData()`` says why.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/imagerenderer/uiimage.
  public var uiImage: UIImage? {
    guard let data = try? pngData() else { return nil }
    return UIImage(data: data, scale: scale)
  }

  /// The same as ``uiImage``.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/imagerenderer/nsimage.
  public var nsImage: NSImage? { uiImage }
}

extension UIImage {
  /// The picture as a PNG file, a pixel for each of its pixels; nil where it has more than a PNG may have.
  ///
  /// Source: documented, developer.apple.com/documentation/uikit/uiimage/pngdata().
  @MainActor public func pngData() -> Data? {
    let renderer = ImageRenderer(content: Image(uiImage: self))
    renderer.scale = scale
    return try? renderer.pngData()
  }
}
