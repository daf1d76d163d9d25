public import TrellisCoreGraphicsCairo
public import Foundation
public import TrellisGeometry

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The corners as bits.
  public let rawValue: UInt
  /// Creates corners from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A mutable path for building a shape of SwiftUI.
///
/// ``fill()`` and ``stroke()`` draw it in the current context; views draw `Path(bezierPath.cgPath)`. Lengths are in points, angles in
/// radians, and y points down.
public final class UIBezierPath: NSObject {
  var path: Path
  /// The width of the line that ``stroke()`` draws.
  public var lineWidth: CGFloat = 1
  /// The shape of the line's ends.
  public var lineCapStyle = CGLineCap.butt
  /// The shape of the line's corners.
  public var lineJoinStyle = CGLineJoin.miter
  /// The greatest ratio of a mitered corner's length to the line width.
  public var miterLimit: CGFloat = 10
  /// The lengths of the line's dashes and gaps, in turns; empty is a solid line.
  var dashes: [CGFloat] = []
  /// The distance into ``dashes`` at which the line begins.
  var dashPhase: CGFloat = 0
  /// The greatest distance between a curve and the lines that approximate it; it has no effect here.
  public var flatness: CGFloat = 0.6
  /// Whether ``fill()`` uses the even-odd rule.
  public var usesEvenOddFillRule = false

  /// Creates an empty path.
  public override init() { path = Path() }
  /// Creates a rectangle.
  public init(rect: CGRect) { path = Path(rect) }
  /// Creates an ellipse in a rectangle.
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
  /// Creates a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }
  /// Creates a rectangle with some rounded corners, whose radius is the width of `cornerRadii`.
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
    path = Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
        bottomTrailing: radius(.bottomRight),
        topTrailing: radius(.topRight)))
  }
  /// Creates an arc of a circle.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path = Path()
    super.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// Creates a path from an immutable path.
  public init(cgPath: CGPath) { path = Path(cgPath) }

  /// Returns a copy of the path, with its line style.
  public override func copy() -> Any {
    let copy = UIBezierPath(cgPath: cgPath)
    copy.takeStyle(of: self)
    return copy
  }

  /// The current path as an immutable path.
  public var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }
  /// The smallest rectangle around the path.
  public var bounds: CGRect { path.boundingRect }
  /// Whether the path is empty.
  public var isEmpty: Bool { path.isEmpty }
  /// The end of the last segment; zero if the path is empty.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line to a point.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic curve to a point.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic curve to a point.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc of a circle; clockwise is as seen on the screen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // SwiftUI's parameter `clockwise` assumes that y points up.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: !clockwise)
  }
  /// Closes the subpath with a line to its start.
  public func close() { path.closeSubpath() }
  /// Adds another path.
  public func append(_ other: UIBezierPath) { path.addPath(other.path) }
  /// Removes all segments.
  public func removeAllPoints() { path = Path() }
  /// Applies a transform to the path.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  /// Returns whether the path contains a point.
  public func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }
}
