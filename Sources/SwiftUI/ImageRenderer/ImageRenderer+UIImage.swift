public import Foundation
public import Trellis

extension ImageRenderer {
  /// The view as a picture in memory, at ``scale`` pixels per point; nil if ``pngData()`` throws an error.
  public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } }

  /// The same as ``uiImage``.
  public var nsImage: NSImage? { uiImage }
}

extension UIImage {
  /// Returns the picture as a PNG file, pixel by pixel; nil if it exceeds the limits of a PNG file.
  @MainActor public func pngData() -> Data? {
    let renderer = ImageRenderer(content: Image(uiImage: self))
    renderer.scale = scale
    return try? renderer.pngData()
  }
}
