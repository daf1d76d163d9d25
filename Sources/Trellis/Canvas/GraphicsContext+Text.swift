public import Foundation
import TrellisDisplayList
public import TrellisLayout
import TrellisText

extension GraphicsContext {
  /// A text with what the canvas's environment says of it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/graphicscontext/resolvedtext.
  public struct ResolvedText {
    /// What is drawn with it has no colour of its own; the foreground unless you set another.
    public var shading: Shading = .foreground {
      didSet { isShaded = true }
    }
    fileprivate var isShaded = false
    fileprivate let text: Text
    fileprivate let resolved: Trellis.ResolvedText
    fileprivate let scene: CanvasScene

    /// How much room the text takes in a size, in points; infinite lengths don't limit it.
    public func measure(in size: CGSize) -> CGSize { layout(in: size).size }

    /// How far the first line's baseline is below the top where the text is drawn in a size.
    public func firstBaseline(in size: CGSize) -> CGFloat { layout(in: size).firstBaseline }

    /// How far the last line's baseline is below the top where the text is drawn in a size.
    public func lastBaseline(in size: CGSize) -> CGFloat { layout(in: size).lastBaseline }

    /// Lays the text out in a size; what is very large, or isn't a number, doesn't limit it.
    fileprivate func layout(in size: CGSize) -> TextLayout {
      func limit(_ length: CGFloat) -> CGFloat? { length < 1e6 ? length : nil }
      return resolved.prepared.layout(width: limit(size.width), height: limit(size.height))
    }
  }

  /// A text with what the canvas's environment says of it: to measure it, and to draw it several times.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/graphicscontext/resolve(_:)-4dx65.
  public func resolve(_ text: Text) -> ResolvedText {
    let scene = scene
    let resolved = MainActor.assumeIsolated { OfMainActor(scene.resolve(text)) }.value
    return ResolvedText(text: text, resolved: resolved, scene: scene)
  }

  /// Draws a text in a rectangle, from its top on: lines break where the width asks for it, and characters are left out of
  /// what the height has no room for.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/graphicscontext/draw(_:in:)-69ad8.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let rect = rect.standardized
    let layout = text.layout(in: rect.size)
    // Where lines begin at the right, so does the text.
    let isRightToLeft = text.resolved.source.paragraph.isRightToLeft
    draw(
      text, layout,
      at: CGPoint(x: isRightToLeft ? rect.maxX - layout.size.width : rect.minX, y: rect.minY))
  }

  /// Draws a text in as much room as it takes, with a point of it at a point of the canvas.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/graphicscontext/draw(_:at:anchor:)-5dgmd.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let layout = text.layout(in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
    draw(text, layout, at: anchor.origin(of: layout.size, at: point))
  }

  /// Draws a text in a rectangle, from its top on.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text in as much room as it takes, with a point of it at a point of the canvas.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  private func draw(_ text: ResolvedText, _ layout: TextLayout, at origin: CGPoint) {
    let frame = CGRect(origin: origin, size: layout.size)
    guard frame.isFinite else { return }
    var resolved = text.resolved
    if text.isShaded {
      let resolvedStyle = self.resolvedStyle(of: text.shading) { frame }
        .moved(dx: -frame.minX, dy: -frame.minY)
      let (scene, string) = (scene, text.text)
      resolved =
        MainActor.assumeIsolated { OfMainActor(scene.resolve(string, foreground: resolvedStyle)) }.value
    }
    add(resolved.item(id: 0, frame: frame, layout: layout), opacity: usableOpacity)
  }
}

/// Something of the main actor's that goes to code which runs there without saying so, as canvases' closures do.
private struct OfMainActor<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

extension UnitPoint {
  /// Where something of a size has its origin, with this point of it at a point.
  func origin(of size: CGSize, at point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - x * size.width, y: point.y - y * size.height)
  }
}

extension CGRect {
  /// Whether all four numbers are.
  var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}
