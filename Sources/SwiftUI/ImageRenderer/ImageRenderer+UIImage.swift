public import TrellisUIKit

extension ImageRenderer {
  /// The view as a picture in memory, at ``scale`` pixels per point; nil if ``pngData()`` throws an error.
  public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } }

  /// The same as ``uiImage``.
  public var nsImage: NSImage? { uiImage }
}
