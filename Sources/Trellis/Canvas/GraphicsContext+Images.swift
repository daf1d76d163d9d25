public import Foundation
import TrellisDisplayList
public import TrellisGeometry
public import TrellisLayout

extension GraphicsContext {
  /// A picture with what the canvas's environment says of it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/graphicscontext/resolvedimage.
  public struct ResolvedImage {
    /// How large the picture is, in points.
    public var size: CGSize { resolved.size }
    /// How far the picture's baseline is below its top; its height where it has none.
    public let baseline: CGFloat
    /// What is drawn where the picture is opaque, instead of its own colours; nil is these.
    ///
    /// It is the foreground for symbols and templates, and nil for others, unless you set it.
    public var shading: Shading?
    fileprivate let resolved: Trellis.ResolvedImage

    fileprivate init(_ resolved: Trellis.ResolvedImage) {
      self.resolved = resolved
      baseline = resolved.baseline ?? resolved.size.height
      shading = resolved.isTemplate || resolved.subject == .unknownSymbol ? .foreground : nil
    }
  }

  /// A picture with what the canvas's environment says of it: to measure it, and to draw it several times.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/graphicscontext/resolve(_:).
  public func resolve(_ image: Image) -> ResolvedImage {
    let scene = scene
    return ResolvedImage(MainActor.assumeIsolated { scene.resolve(image) })
  }

  /// Draws a picture so that it fills a rectangle; of the style it counts whether edges are smooth.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/graphicscontext/draw(_:in:style:).
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

  /// Draws a picture in its own size, with a point of it at a point of the canvas.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/graphicscontext/draw(_:at:anchor:).
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(origin: anchor.origin(of: image.size, at: point), size: image.size))
  }

  /// Draws a picture so that it fills a rectangle; of the style it counts whether edges are smooth.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws a picture in its own size, with a point of it at a point of the canvas.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}
