import CCairo
import Foundation
import TrellisDisplayList
import TrellisGeometry

extension VectorPass {
  /// Sets a paint as the source, with a transform from its space to the page; returns false if the paint draws nothing.
  ///
  /// `ink` is the painted area in the page's points.
  func setSource(_ paint: Paint, at matrix: CGAffineTransform, within ink: CGRect) -> Bool {
    switch paint {
    case .color(let color):
      cairo_set_source(context, color)
      return true
    case .gradient(let gradient):
      let stops = gradient.usableStops
      guard let last = stops.last else { return false }
      if stops.count == 1 {
        cairo_set_source(context, last.color)
        return true
      }
      return set(gradient, stops, at: matrix) || setPicture(of: paint, at: matrix, within: ink)
    case .mesh: return setPicture(of: paint, at: matrix, within: ink)
    case .tiles(let image, let origin, let scale):
      return setTiles(image, origin: origin, scale: scale, at: matrix)
    }
  }

  /// Sets a gradient that Cairo supports as the source; returns false for any other gradient.
  private func set(
    _ gradient: GradientPaint, _ stops: [GradientPaint.Stop], at matrix: CGAffineTransform
  ) -> Bool {
    switch gradient.shape {
    case .linear(let start, let end):
      let length = hypot(end.x - start.x, end.y - start.y)
      // A line without length shows only the last colour.
      guard length > 1e-6, length.isFinite else {
        cairo_set_source(context, stops[stops.count - 1].color)
        return true
      }
      set(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops, at: matrix)
    case .radial(let center, let first, let last, let shape):
      guard first >= 0, last >= 0, first != last, first.isFinite, last.isFinite else { return false }
      let isReversed = first > last
      let pattern = cairo_pattern_create_radial(
        center.x, center.y, min(first, last), center.x, center.y, max(first, last))
      if shape.isUsable {
        var toCircles = shape.inverted().cairo
        cairo_pattern_set_matrix(pattern, &toCircles)
      }
      let reversed = stops.reversed().map { GradientPaint.Stop(color: $0.color, location: 1 - $0.location) }
      set(pattern, isReversed ? reversed : stops, at: matrix)
    case .angular: return false
    }
    return true
  }

  private func set(_ pattern: OpaquePointer?, _ stops: [GradientPaint.Stop], at matrix: CGAffineTransform) {
    guard let pattern else { return }
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.opacity)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    setMatrix(matrix)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// Sets a rasterized paint as the source.
  private func setPicture(of paint: Paint, at matrix: CGAffineTransform, within ink: CGRect) -> Bool {
    // Rasterized beyond the area's edge, so that only the shape determines the edge.
    let around = ink.insetBy(dx: -2, dy: -2)
    var square = Path()
    square.addLines(around.corners.map { $0.applying(matrix.inverted()) })
    square.closeSubpath()
    let item = DisplayItem(
      id: 0, frame: .zero, content: .shape(ShapeContent(path: square, paint: paint)))
    guard let picture = picture(of: DisplayList([item]), at: matrix, within: around) else { return false }
    cairo_identity_matrix(context)
    setSource(picture)
    return true
  }

  private func setTiles(
    _ image: ImageSource, origin: CGPoint, scale: CGFloat, at matrix: CGAffineTransform
  ) -> Bool {
    let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
    let all = PixelRect(left: 0, top: 0, right: image.width, bottom: image.height)
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite, origin.x.isFinite,
      origin.y.isFinite, let surface = surface(of: ImagePart(source: image, window: all)),
      let pattern = cairo_pattern_create_for_surface(surface.pointer)
    else { return false }
    var toPixels = CGAffineTransform(translationX: -origin.x, y: -origin.y)
      .concatenating(
        CGAffineTransform(
          scaleX: CGFloat(image.width) / size.width, y: CGFloat(image.height) / size.height)
      ).cairo
    cairo_pattern_set_matrix(pattern, &toPixels)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    setMatrix(matrix)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
    return true
  }
}

extension GradientPaint {
  /// The stops with colours and locations clamped to `0...1`, the locations in ascending order.
  fileprivate var usableStops: [Stop] {
    var last: CGFloat = 0
    return stops.map { stop in
      if stop.location > last { last = min(stop.location, 1) }
      return Stop(color: stop.color.clamped, location: last)
    }
  }
}
