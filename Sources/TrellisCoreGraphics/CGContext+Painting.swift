public import Foundation
import TrellisDisplayList
import TrellisGeometry

/// Painting with the state's colours. Painting the current path empties it.
extension CGContext {
  /// Fills the current path.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Draws the line along the current path.
  public func strokePath() { drawPath(using: .stroke) }

  /// Paints the current path.
  public func drawPath(using mode: CGPathDrawingMode) {
    if let rule = mode.fillRule { fill(current, rule) }
    if mode.strokes { stroke(current, state.line) }
    beginPath()
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect), .winding) }
  /// Fills rectangles as one path.
  public func fill(_ rects: [CGRect]) {
    var path = Path()
    path.addRects(rects)
    fill(path, .winding)
  }
  /// Fills an ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect), .winding) }

  /// Draws the line along a rectangle's sides.
  public func stroke(_ rect: CGRect) { stroke(Path(rect), state.line) }
  /// Draws a line of a width along a rectangle's sides.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.lineWidth = width
    stroke(Path(rect), line)
  }
  /// Draws the line along an ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect), state.line) }
  /// Draws lines between the points of each pair.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    stroke(path, state.line)
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    let state = self.state
    (self.state.blendMode, self.state.shadow, self.state.alpha) = (.destinationOut, nil, 1)
    self.state.fill = .black
    fill(rect)
    self.state = state
  }

  private func fill(_ path: Path, _ rule: CGPathFillRule) {
    guard state.transform.isFinite else { return }
    // A fill is the same on the surface, where it needs no transform.
    let shape = ShapeContent(
      path: path.applying(state.transform), style: .fill(rule.style), paint: state.paint(state.fill))
    add(.shape(shape), bounds.atOrigin, in: .identity)
  }

  private func stroke(_ path: Path, _ line: StrokeStyle) {
    add(
      .shape(ShapeContent(path: path, style: .stroke(line), paint: state.paint(state.stroke))),
      CGRect(origin: .zero, size: path.controlBounds.isNull ? .zero : path.controlBounds.atOrigin.size))
  }
}
