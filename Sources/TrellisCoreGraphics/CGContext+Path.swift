public import Foundation
import TrellisGeometry

/// The construction of the current path.
extension CGContext {
  /// Begins an empty path.
  public func beginPath() { current = Path() }
  /// Begins a new subpath at a point.
  public func move(to point: CGPoint) { current.move(to: point) }
  /// Adds a line from the current point.
  public func addLine(to point: CGPoint) { current.addLine(to: point) }
  /// Adds a subpath of lines between points.
  public func addLines(between points: [CGPoint]) { current.addLines(points) }
  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control)
  }
  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a line to the start of the subpath, and ends it.
  public func closePath() { current.closeSubpath() }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { current.addRect(rect) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { current.addRects(rects) }
  /// Adds an ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }
  /// Adds the elements of a path.
  public func addPath(_ path: CGPath) { current.addPath(path.path) }

  /// Adds an arc of a circle, after a line from the current point to its start.
  ///
  /// Angles are in radians, from the x axis towards the y axis; `clockwise` is the direction of decreasing angles.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: clockwise)
  }

  /// Adds an arc that is tangent to two lines.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    current.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// The current path; nil if it is empty.
  public var path: CGPath? { current.isEmpty ? nil : CGPath(current) }
  /// Whether the current path is empty.
  public var isPathEmpty: Bool { current.isEmpty }
  /// The end of the current path's last element; zero if the path is empty.
  public var currentPointOfPath: CGPoint { current.currentPoint ?? .zero }
  /// The smallest rectangle around the current path and its control points; null if the path is empty.
  public var boundingBoxOfPath: CGRect { current.controlBounds }

  /// Returns whether a point in user space is inside the current path.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let line = mode.strokes ? current.strokedPath(state.line).contains(point) : false
    return line || mode.fillRule.map { current.contains(point, eoFill: $0 == .evenOdd) } ?? false
  }

  /// Replaces the current path by the outline of its line.
  public func replacePathWithStrokedPath() { current = current.strokedPath(state.line) }
}

/// The parts of a path to paint.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// The inside, by the winding rule.
  case fill
  /// The inside, by the even-odd rule.
  case eoFill
  /// The line.
  case stroke
  /// The inside, by the winding rule, and then the line.
  case fillStroke
  /// The inside, by the even-odd rule, and then the line.
  case eoFillStroke

  var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }

  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }
}
