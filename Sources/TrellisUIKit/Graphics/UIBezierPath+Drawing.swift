public import Foundation
public import TrellisCoreGraphicsCairo

extension UIBezierPath {
  /// Fills the path with the current context's fill colour.
  public func fill() {
    draw { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
  }

  /// Fills the path with a blend mode and an opacity in `0...1`.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  /// Draws the line along the path with the current context's stroke colour.
  public func stroke() { draw(stroke) }

  /// Draws the line along the path with a blend mode and an opacity in `0...1`.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      stroke(context)
    }
  }

  private func stroke(_ context: CGContext) {
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    if !dashes.isEmpty { context.setLineDash(phase: dashPhase, lengths: dashes) }
    context.strokePath()
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
