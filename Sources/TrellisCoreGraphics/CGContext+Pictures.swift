public import Foundation
package import TrellisDisplayList
import TrellisGeometry

extension CGContext {
  /// Draws an image that fills a rectangle; its upper edge is at the rectangle's largest y.
  ///
  /// The image is upright where y points up, and upside down where y points down.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let rect = rect.standardized
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY)
    let content = ImageContent(source: image.source, interpolation: state.interpolation)
    drawFaded(.image(content), rect.size, in: flip.concatenating(state.transform))
  }

  /// Draws a display list of a size with its top at the largest y of a rectangle of that size at the origin.
  package func draw(_ list: DisplayList, size: CGSize) {
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
    drawFaded(.list(list), size, in: flip.concatenating(state.transform))
  }

  private func drawFaded(_ content: DisplayItem.Content, _ size: CGSize, in transform: CGAffineTransform) {
    let frame = CGRect(origin: .zero, size: size)
    let alpha = state.usableAlpha
    guard alpha < 1 else { return add(content, frame, in: transform) }
    let item = DisplayItem(id: 1, frame: frame, content: content)
    add(.effect(.opacity(alpha), DisplayList([item])), frame, in: transform)
  }

  // MARK: - Gradients

  /// Draws a gradient from one point to another, within the clips.
  ///
  /// Without options, nothing is drawn before the start and after the end.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let area = surface
    let length = hypot(end.x - start.x, end.y - start.y)
    guard !area.isNull, length > 0, length.isFinite else { return }
    // A band at right angles to the line, as long and as wide as the surface where nothing limits it.
    let reach = hypot(area.width, area.height) + hypot(area.midX - start.x, area.midY - start.y) + length
    let (x, y) = ((end.x - start.x) / length, (end.y - start.y) / length)
    let before = options.contains(.drawsBeforeStartLocation) ? -reach : 0
    let after = options.contains(.drawsAfterEndLocation) ? reach : length
    let corners = [(before, -reach), (after, -reach), (after, reach), (before, reach)]
    var band = Path()
    band.addLines(
      corners.map { along, across in
        CGPoint(x: start.x + x * along - y * across, y: start.y + y * along + x * across)
      })
    band.closeSubpath()
    paint(band, gradient, .linear(start: start, end: end))
  }

  /// Draws a gradient between two circles, within the clips.
  ///
  /// Without options, nothing is drawn inside the smaller circle and outside the larger one, on the side of the omitted option.
  /// Circles with different centres are drawn as 256 discs of one colour each, the largest first. That is right if one circle
  /// contains the other and the colours are opaque; nothing is drawn beyond such circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let area = surface
    guard !area.isNull, startRadius >= 0, endRadius >= 0, startRadius.isFinite, endRadius.isFinite else {
      return
    }
    guard startCenter == endCenter else {
      return drawDiscs(gradient, from: (startCenter, startRadius), to: (endCenter, endRadius))
    }
    let reach = hypot(area.width, area.height) + hypot(area.midX - startCenter.x, area.midY - startCenter.y)
    let isGrowing = endRadius >= startRadius
    let (small, large) = (min(startRadius, endRadius), max(startRadius, endRadius))
    let fillsInside = options.contains(isGrowing ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
    let fillsOutside = options.contains(isGrowing ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
    var ring = disc(startCenter, fillsOutside ? max(reach, large) : large)
    if !fillsInside { ring.addPath(disc(startCenter, small)) }
    paint(
      ring, isGrowing ? gradient : gradient.reversed,
      .radial(center: startCenter, startRadius: small, endRadius: large, transform: .identity))
  }

  private func drawDiscs(
    _ gradient: CGGradient, from start: (center: CGPoint, radius: CGFloat),
    to end: (center: CGPoint, radius: CGFloat)
  ) {
    let steps = 256
    for step in 0...steps {
      // The last disc is the smallest one.
      let part = CGFloat(end.radius > start.radius ? steps - step : step) / CGFloat(steps)
      func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * part }
      let center = CGPoint(x: mix(start.center.x, end.center.x), y: mix(start.center.y, end.center.y))
      let state = self.state
      self.state.fill = gradient.color(at: part)
      beginPath()
      addPath(CGPath(disc(center, mix(start.radius, end.radius))))
      fillPath()
      self.state = state
    }
  }

  private func disc(_ center: CGPoint, _ radius: CGFloat) -> Path {
    Path(
      ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// The surface, in user space; null if the transform can't be inverted.
  private var surface: CGRect {
    guard state.transform.isInvertible else { return .null }
    return bounds.applying(state.transform.inverted())
  }

  private func paint(_ path: Path, _ gradient: CGGradient, _ shape: GradientPaint.Shape) {
    let alpha = state.usableAlpha
    let stops = gradient.stops.map { stop in
      var stop = stop
      stop.color.opacity *= alpha
      return stop
    }
    let content = ShapeContent(
      path: path, style: .fill(FillStyle(eoFill: true)),
      paint: .gradient(GradientPaint(stops: stops, shape: shape)))
    add(.shape(content), CGRect(origin: .zero, size: path.controlBounds.atOrigin.size))
  }
}
