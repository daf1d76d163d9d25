public import Foundation
import Trellis
import TrellisCoreGraphicsCairo
import TrellisDisplayList
import TrellisImages

extension UIImage {
  func with(_ change: (inout State) -> Void) -> UIImage {
    var state = state
    change(&state)
    return UIImage(state)
  }

  /// Returns the picture with a choice of colours.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// Returns the picture in a colour, wherever it is opaque.
  ///
  /// A symbol keeps a colour that differs between light and dark. Other pictures get the colour for
  /// ``UITraitCollection/current``, which takes time linear in their pixels.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// Returns the picture in a colour, wherever it is opaque, with a choice of colours.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    if case .symbol(var symbol, let configuration) = content {
      symbol.colors = [color.color]
      return with { ($0.content, $0.renderingMode) = (.symbol(symbol, configuration), renderingMode) }
    }
    let source = pixels?.tinted(color.components)
    return with {
      $0.renderingMode = renderingMode
      if let source { $0.content = .decoded(.pixels(source)) }
    }
  }

  /// Returns a picture whose part inside of insets is repeated to fill a larger rectangle when it is drawn.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }
  /// Returns a picture whose part inside of insets fills a larger rectangle when it is drawn.
  ///
  /// An ``Image`` of it has cap insets of its own, see ``Image/resizable(capInsets:resizingMode:)``.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    with { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
  }
  /// Returns the picture with insets of the part to be aligned with other views, which have no effect here.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }
  /// Returns a picture that is to be mirrored where the interface runs from right to left; it isn't mirrored here.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flips = true } }

  /// Returns the picture mirrored horizontally; a picture without pixels is drawn to pixels first.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    guard let source = pixels else { return self }
    return with { $0.content = .decoded(.pixels(source.turned(2).withScale(source.scale))) }
  }

  // MARK: - Preparation

  /// Returns the picture, whose pixels are decoded already.
  public func preparingForDisplay() -> UIImage? { self }
  /// Returns the picture, whose pixels are decoded already.
  public func byPreparingForDisplay() async -> UIImage? { self }
  /// Passes on the picture, whose pixels are decoded already.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }
  /// Returns the picture scaled to a size in points, with its own pixels per point; nil if a side isn't positive and finite.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, max(size.width, size.height) * scale <= 32767 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }
  /// Returns the picture scaled to a size in points; nil if a side isn't positive and finite.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
  /// Passes on the picture scaled to a size in points; nil if a side isn't positive and finite.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    completionHandler(preparingThumbnail(of: size))
  }
}

extension ImageSource {
  /// Returns a picture of a colour with the picture's opacity.
  fileprivate func tinted(_ color: RGBAColor) -> ImageSource {
    func byte(_ component: Double) -> Int { Int((min(max(0, component), 1) * 255).rounded()) }
    let (blue, green, red, alpha) = (
      byte(color.blue), byte(color.green), byte(color.red), byte(color.opacity)
    )
    var tinted = pixels
    tinted.withUnsafeMutableBytes { bytes in
      for index in stride(from: 0, to: bytes.count - 3, by: 4) {
        let opacity = Int(bytes[index + 3]) * alpha / 255
        bytes[index] = UInt8(blue * opacity / 255)
        bytes[index + 1] = UInt8(green * opacity / 255)
        bytes[index + 2] = UInt8(red * opacity / 255)
        bytes[index + 3] = UInt8(opacity)
      }
    }
    return ImageSource(name: name, width: width, height: height, pixels: tinted, scale: scale)
  }
}
