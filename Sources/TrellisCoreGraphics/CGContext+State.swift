public import Foundation
import TrellisDisplayList
public import TrellisGeometry

extension CGContext {
  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) { state.fill = color.color }
  /// Sets the colour of fills, by sRGB components.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = RGBAColor(red: red, green: green, blue: blue, opacity: alpha)
  }
  /// Sets the colour of fills to a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.color }
  /// Sets the colour of lines, by sRGB components.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = RGBAColor(red: red, green: green, blue: blue, opacity: alpha)
  }
  /// Sets the colour of lines to a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the width of lines, in user space.
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
  /// Sets the shape of lines' ends.
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
  /// Sets the shape of lines' corners.
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
  /// Sets the greatest ratio of a mitered corner's length to the line width.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  /// Sets the alternating lengths of dashes and gaps, and the offset at which a line begins; no lengths give a line without gaps.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dashPhase, state.line.dash) = (phase, lengths)
  }

  /// Sets the alpha by which all drawing is multiplied, clamped to `0...1`.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  /// Sets the mixing of new drawing with earlier drawing.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  /// The method for computing colours between the pixels of images.
  public var interpolationQuality: CGInterpolationQuality {
    get { CGInterpolationQuality(state.interpolation) }
    set { state.interpolation = newValue.interpolation }
  }

  /// Sets a shadow of black with a third of its opacity for new drawing.
  ///
  /// `offset` is in the initial user space, whatever the transform. Blur is twice the Gaussian's standard deviation.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
  /// Sets the shadow of new drawing; a color of nil removes it.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      let moved = CGSize(
        width: offset.width * base.a + offset.height * base.c,
        height: offset.width * base.b + offset.height * base.d)
      return Shadow(color: $0.color, radius: max(blur, 0) / 2, offset: moved)
    }
  }

  // MARK: - Clips

  /// Clips new drawing to the current path as well, and empties the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(current, rule)
    beginPath()
  }
  /// Clips new drawing to a rectangle as well.
  public func clip(to rect: CGRect) { clip(Path(rect), .winding) }
  /// Clips new drawing to rectangles as well.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    path.addRects(rects)
    clip(path, .winding)
  }

  /// The smallest known rectangle around what the clips leave, in user space; null if nothing is left.
  public var boundingBoxOfClipPath: CGRect {
    guard state.transform.isInvertible, !state.clipBounds.isNull else { return .null }
    return state.clipBounds.applying(state.transform.inverted())
  }

  private func clip(_ path: Path, _ rule: CGPathFillRule) {
    let path = state.transform.isFinite ? path.applying(state.transform) : Path()
    state.clips.insert(.clip(path, rule.style), at: 0)
    let around = path.controlBounds
    state.clipBounds = around.isNull ? .null : state.clipBounds.intersection(around)
  }
}

/// The method for computing colours between the pixels of an image.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  /// The default: the same as `medium`.
  case `default`
  /// The colour of the nearest pixel.
  case none
  /// The colours of the four nearest pixels.
  case low
  /// The same as `low`, but also correct for images that are scaled down by a large factor.
  case medium = 4
  /// The best method available.
  case high = 3

  var interpolation: ImageContent.Interpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .default, .medium: .medium
    case .high: .high
    }
  }

  init(_ interpolation: ImageContent.Interpolation) {
    switch interpolation {
    case .none: self = .none
    case .low: self = .low
    case .medium: self = .medium
    case .high: self = .high
    }
  }
}
