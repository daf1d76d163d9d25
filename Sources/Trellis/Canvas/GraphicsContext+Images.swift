public import Foundation
import TrellisDisplayList
public import TrellisGeometry
public import TrellisLayout

extension GraphicsContext {
  /// A picture resolved in the canvas's environment.
  public struct ResolvedImage {
    /// The picture's size, in points.
    public var size: CGSize { resolved.size }
    /// The distance from the picture's top down to its baseline; the height if there is no baseline.
    public let baseline: CGFloat
    /// The shading that is drawn where the picture is opaque; nil shows the picture's own colours.
    ///
    /// Unless you set it, it is the foreground for symbols and templates, and nil for other pictures.
    public var shading: Shading?
    fileprivate let resolved: Trellis.ResolvedImage

    fileprivate init(_ resolved: Trellis.ResolvedImage) {
      self.resolved = resolved
      baseline = resolved.baseline ?? resolved.size.height
      shading = resolved.isTemplate || resolved.subject == .unknownSymbol ? .foreground : nil
    }
  }

  /// Returns a picture resolved in the canvas's environment, to measure it or to draw it several times.
  public func resolve(_ image: Image) -> ResolvedImage {
    let scene = scene
    return ResolvedImage(MainActor.assumeIsolated { scene.resolve(image) })
  }

  /// Draws a picture that fills a rectangle; only the antialiasing of the style is used.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let frame = rect.standardized
    guard frame.isFinite, frame.width > 0, frame.height > 0 else { return }
    var resolved = image.resolved
    if style.isAntialiased { resolved.isAntialiased = true }
    resolved.isTemplate = image.shading != nil
    let resolvedStyle = image.shading.map { shading in
      self.resolvedStyle(of: shading) { frame }.moved(dx: -frame.minX, dy: -frame.minY)
    }
    add(resolved.item(id: 0, frame: frame, resolvedStyle: resolvedStyle), opacity: usableOpacity)
  }

  /// Draws a picture in its own size, with its anchor at a point of the canvas.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(origin: anchor.origin(of: image.size, at: point), size: image.size))
  }

  /// Draws a picture that fills a rectangle; only the antialiasing of the style is used.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws a picture in its own size, with its anchor at a point of the canvas.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}
