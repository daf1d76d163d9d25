public import Foundation
public import TrellisGeometry

extension CGMutablePath {
  /// Begins a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    change(transform) { $0.move(to: point) }
  }

  /// Adds a line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    change(transform) { $0.addLine(to: point) }
  }

  /// Adds a subpath of lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    change(transform) { $0.addLines(points) }
  }

  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    change(transform) { $0.addQuadCurve(to: end, control: control) }
  }

  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    change(transform) { $0.addCurve(to: end, control1: control1, control2: control2) }
  }

  /// Adds a line to the start of the subpath, and ends it.
  public func closeSubpath() { change(.identity) { $0.closeSubpath() } }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    change(transform) { $0.addRect(rect) }
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    change(transform) { $0.addRects(rects) }
  }

  /// Adds an ellipse in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    change(transform) { $0.addEllipse(in: rect) }
  }

  /// Adds a rectangle with circular or elliptical corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    change(transform) { $0.addRoundedRect(in: rect, cornerSize: corner, style: .circular) }
  }

  /// Adds an arc of a circle, after a line from the current point to its start.
  ///
  /// Angles are in radians, from the x axis towards the y axis; `clockwise` is the direction of decreasing angles.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    change(transform) {
      $0.addArc(
        center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
        clockwise: clockwise)
    }
  }

  /// Adds an arc that spans an angle in radians, after a line from the current point to its start.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    change(transform) {
      $0.addRelativeArc(
        center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(delta))
    }
  }

  /// Adds an arc that is tangent to two lines.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    change(transform) { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  /// Adds the elements of another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    change(.identity) { $0.addPath(other.path, transform: transform) }
  }
}
