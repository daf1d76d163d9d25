public import Foundation
import TrellisDisplayList
public import TrellisLayout
import TrellisText

extension GraphicsContext {
  /// A text resolved in the canvas's environment.
  public struct ResolvedText {
    /// The shading of the parts without a colour of their own; the foreground unless you set another.
    public var shading: Shading = .foreground {
      didSet { isShaded = true }
    }
    fileprivate var isShaded = false
    fileprivate let text: Text
    fileprivate let resolved: Trellis.ResolvedText
    fileprivate let scene: CanvasScene

    /// Returns the size of the text when it is laid out in a size, in points; infinite lengths don't limit it.
    public func measure(in size: CGSize) -> CGSize { layout(in: size).size }

    /// Returns the distance from the top to the first line's baseline, for a text that is laid out in a size.
    public func firstBaseline(in size: CGSize) -> CGFloat { layout(in: size).firstBaseline }

    /// Returns the distance from the top to the last line's baseline, for a text that is laid out in a size.
    public func lastBaseline(in size: CGSize) -> CGFloat { layout(in: size).lastBaseline }

    /// Returns the layout of the text in a size.
    ///
    /// A length of a million points or more, or NaN, doesn't limit it.
    fileprivate func layout(in size: CGSize) -> TextLayout {
      func limit(_ length: CGFloat) -> CGFloat? { length < 1e6 ? length : nil }
      return resolved.prepared.layout(width: limit(size.width), height: limit(size.height))
    }
  }

  /// Returns a text resolved in the canvas's environment, to measure it or to draw it several times.
  public func resolve(_ text: Text) -> ResolvedText {
    let scene = scene
    let resolved = MainActor.assumeIsolated { OfMainActor(scene.resolve(text)) }.value
    return ResolvedText(text: text, resolved: resolved, scene: scene)
  }

  /// Draws a text in a rectangle, from its top.
  ///
  /// Lines break at the rectangle's width, and the text is truncated at its height.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let rect = rect.standardized
    let layout = text.layout(in: rect.size)
    // A right-to-left text starts at the right edge.
    let isRightToLeft = text.resolved.source.paragraph.isRightToLeft
    draw(
      text, layout,
      at: CGPoint(x: isRightToLeft ? rect.maxX - layout.size.width : rect.minX, y: rect.minY))
  }

  /// Draws a text in the size that it takes, with its anchor at a point of the canvas.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let layout = text.layout(in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
    draw(text, layout, at: anchor.origin(of: layout.size, at: point))
  }

  /// Draws a text in a rectangle, from its top.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text in the size that it takes, with its anchor at a point of the canvas.
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

/// A value of the main actor, for code that runs on the main actor but isn't isolated to it, such as a canvas's closure.
private struct OfMainActor<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

extension UnitPoint {
  /// Returns the origin of a rectangle of a size, with this point of the rectangle at `point`.
  func origin(of size: CGSize, at point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - x * size.width, y: point.y - y * size.height)
  }
}

extension CGRect {
  /// Whether all four numbers are finite.
  var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}
