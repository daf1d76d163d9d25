import TrellisCoreGraphicsCairo
public import Foundation
public import Trellis

extension UIColor {
  /// Sets the colour of fills and lines in the current context.
  public func set() {
    setFill()
    setStroke()
  }
  /// Sets the colour of fills in the current context.
  public func setFill() { CurrentContext.last?.setFillColor(cgColor) }
  /// Sets the colour of lines in the current context.
  public func setStroke() { CurrentContext.last?.setStrokeColor(cgColor) }
}

extension UIImage {
  /// Draws the picture upright into a rectangle of the current context; a drawing without pixels isn't drawn.
  public func draw(in rect: CGRect) {
    guard let context = CurrentContext.last, let cgImage else { return }
    context.saveGState()
    context.translateBy(x: 0, y: rect.minY + rect.maxY)
    context.scaleBy(x: 1, y: -1)
    context.draw(cgImage, in: rect)
    context.restoreGState()
  }

  /// Draws the picture in its own size, with its upper left corner at a point of the current context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

extension UIBezierPath {
  /// Fills the path with the current context's fill colour.
  public func fill() {
    draw { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
  }

  /// Draws the line along the path with the current context's stroke colour.
  public func stroke() {
    draw { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.strokePath()
    }
  }

  /// Clips new drawing in the current context to the path as well.
  public func addClip() {
    guard let context = CurrentContext.last else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func draw(_ body: (CGContext) -> Void) {
    guard let context = CurrentContext.last else { return }
    context.saveGState()
    context.beginPath()
    context.addPath(cgPath)
    body(context)
    context.restoreGState()
  }
}
