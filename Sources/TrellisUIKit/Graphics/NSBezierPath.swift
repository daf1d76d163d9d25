public import Foundation
public import TrellisCoreGraphicsCairo
import TrellisGeometry

/// A mutable path by the name of AppKit.
public typealias NSBezierPath = UIBezierPath

/// The names of AppKit. Angles are in degrees, from the x axis towards the y axis.
extension UIBezierPath {
  /// The rule by which a path's inside is determined.
  public enum WindingRule: UInt, Hashable, Sendable {
    /// By the number of windings.
    case nonZero
    /// By the parity of the number of windings.
    case evenOdd
  }

  /// The shape of a line's ends.
  public typealias LineCapStyle = CGLineCap
  /// The shape of a line's corners.
  public typealias LineJoinStyle = CGLineJoin

  /// The kind of an element.
  public enum ElementType: UInt, Hashable, Sendable {
    /// The start of a subpath, a line, a cubic curve, the end of a subpath, and a quadratic curve.
    case moveTo, lineTo, curveTo, closePath, quadraticCurveTo
    /// A cubic curve.
    public static var cubicCurveTo: ElementType { .curveTo }
  }

  /// Creates a rectangle with circular or elliptical corners.
  public convenience init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    self.init(
      cgPath: CGPath(
        roundedRect: rect, cornerWidth: min(max(0, xRadius), rect.width / 2),
        cornerHeight: min(max(0, yRadius), rect.height / 2), transform: nil))
  }

  /// The rule by which ``fill()`` determines the inside.
  public var windingRule: WindingRule {
    get { usesEvenOddFillRule ? .evenOdd : .nonZero }
    set { usesEvenOddFillRule = newValue == .evenOdd }
  }

  /// Adds a line to a point.
  public func line(to point: CGPoint) { addLine(to: point) }
  /// Adds a cubic curve to a point.
  public func curve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }
  /// Begins a subpath at a distance from the current point.
  public func relativeMove(to point: CGPoint) { move(to: offset(point)) }
  /// Adds a line of a distance from the current point.
  public func relativeLine(to point: CGPoint) { addLine(to: offset(point)) }
  /// Adds a rectangle.
  public func appendRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds an ellipse in a rectangle.
  public func appendOval(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds a rectangle with circular or elliptical corners.
  public func appendRoundedRect(_ rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    append(UIBezierPath(roundedRect: rect, xRadius: xRadius, yRadius: yRadius))
  }
  /// Adds an arc of a circle, counter-clockwise where y points up.
  public func appendArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat
  ) {
    appendArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: false)
  }
  /// Adds an arc of a circle; `clockwise` is as seen where y points up.
  public func appendArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .degrees(startAngle), endAngle: .degrees(endAngle),
      clockwise: clockwise)
  }
  /// Adds an arc that is tangent to two lines.
  public func appendArc(from point1: CGPoint, to point2: CGPoint, radius: CGFloat) {
    path.addArc(tangent1End: point1, tangent2End: point2, radius: radius)
  }
  /// Adds lines between points.
  public func appendPoints(_ points: UnsafeMutablePointer<CGPoint>, count: Int) {
    for index in 0..<max(count, 0) {
      if path.isEmpty { move(to: points[index]) } else { addLine(to: points[index]) }
    }
  }
  /// Applies a transform to the path.
  public func transform(using transform: AffineTransform) {
    apply(
      CGAffineTransform(
        a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.tX,
        ty: transform.tY))
  }
  /// The path with the direction of each subpath reversed.
  public var reversed: UIBezierPath { reversing() }
  /// The path with lines in place of curves is the path itself here.
  public var flattened: UIBezierPath { self }
  /// The smallest rectangle around the path and its control points.
  public var controlPointBounds: CGRect { cgPath.boundingBox }

  /// The number of elements.
  public var elementCount: Int { path.elements.count }

  /// Returns the kind of an element, and writes its points to an array of at least three.
  public func element(at index: Int, associatedPoints points: UnsafeMutablePointer<CGPoint>?) -> ElementType {
    func write(_ all: CGPoint...) { for (index, point) in all.enumerated() { points?[index] = point } }
    switch path.elements[index] {
    case .move(let end):
      write(end)
      return .moveTo
    case .line(let end):
      write(end)
      return .lineTo
    case .quadCurve(let end, let control):
      write(control, end)
      return .quadraticCurveTo
    case .curve(let end, let first, let second):
      write(first, second, end)
      return .curveTo
    case .closeSubpath: return .closePath
    }
  }
  /// Returns the kind of an element.
  public func element(at index: Int) -> ElementType { element(at: index, associatedPoints: nil) }

  /// Clips new drawing in the current context to the path as well; the earlier clips stay in force here.
  public func setClip() { addClip() }
  /// Fills a rectangle of the current context.
  public static func fill(_ rect: CGRect) { CurrentContext.last?.fill(rect) }
  /// Draws a line along a rectangle's sides in the current context.
  public static func stroke(_ rect: CGRect) { UIBezierPath(rect: rect).stroke() }
  /// Draws a line in the current context.
  public static func strokeLine(from point1: CGPoint, to point2: CGPoint) {
    let line = UIBezierPath()
    line.move(to: point1)
    line.addLine(to: point2)
    line.stroke()
  }

  private func offset(_ distance: CGPoint) -> CGPoint {
    CGPoint(x: currentPoint.x + distance.x, y: currentPoint.y + distance.y)
  }
}
