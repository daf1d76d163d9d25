public import Foundation
import TrellisDisplayList
public import TrellisGeometry

extension GraphicsContext {
  /// Draws the inside of a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    paint(path, .fill(style), with: shading)
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    paint(path, .stroke(style), with: shading)
  }

  /// Draws a line of a width, in points, along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func paint(_ path: Path, _ style: ShapeContent.Style, with shading: Shading) {
    guard transform.isFinite, !path.controlBounds.isNull else { return }
    let resolvedStyle = self.resolvedStyle(of: shading) { path.boundingRect }
    let effects = resolvedStyle.effects
    var paint = resolvedStyle.paint(over: resolvedStyle.isSpread ? path.boundingRect : .zero)
    var opacity = usableOpacity
    // The opacity of a single outline can be part of its paint.
    if filters.isEmpty, effects.isEmpty, let faded = paint.opacity(opacity) {
      guard opacity > 0 else { return }
      (paint, opacity) = (faded, 1)
    }
    func item(_ path: Path, _ style: ShapeContent.Style) -> DisplayItem {
      DisplayItem(
        id: 0, frame: scene.bounds,
        content: .shape(ShapeContent(path: path, style: style, paint: paint)))
    }
    if case .color = paint, effects.isEmpty, !transform.isTranslation, let style = style.placed(by: transform)
    {
      return add(placed: item(path.applying(transform), style), opacity: opacity)
    }
    add(item(path, style).within(effects), opacity: opacity)
  }
}

extension ShapeContent.Style {
  /// Returns the style for a path with the transform applied; nil if a stroke can't have the transform's effect.
  fileprivate func placed(by transform: CGAffineTransform) -> ShapeContent.Style? {
    guard case .stroke(var stroke, let isAntialiased) = self else { return self }
    guard let scale = transform.evenScale else { return nil }
    stroke.lineWidth *= scale
    stroke.dash = stroke.dash.map { $0 * scale }
    stroke.dashPhase *= scale
    return .stroke(stroke, isAntialiased: isAntialiased)
  }
}
