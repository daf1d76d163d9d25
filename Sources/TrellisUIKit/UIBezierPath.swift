public import Foundation
public import TrellisGeometry

/// Corners of a rectangle.
///
/// Source: documented, developer.apple.com/documentation/uikit/uirectcorner.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The corners as bits.
  public let rawValue: UInt
  /// Creates corners of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The one at the top, left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The one at the top, right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The one at the bottom, left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The one at the bottom, right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All of them.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path that doesn't change; `Path(path)` is one of SwiftUI's.
///
/// Source: documented, developer.apple.com/documentation/coregraphics/cgpath.
public struct CGPath: Hashable, Sendable {
  let path: Path
  /// The smallest rectangle around it.
  public var boundingBox: CGRect { path.boundingRect }
}

extension Path {
  /// Creates the path that another is.
  public init(_ path: CGPath) { self = path.path }
  /// The same as a path that doesn't change.
  public var cgPath: CGPath { CGPath(path: self) }
}

/// A path that is put together step by step: what a shape of SwiftUI may be made of.
///
/// It isn't drawn by itself; `Path(bezierPath.cgPath)` is what views draw. All lengths are points, all angles radians, y down.
///
/// Source: documented, developer.apple.com/documentation/uikit/uibezierpath.
public final class UIBezierPath {
  private var path: Path

  /// Creates an empty path.
  public init() { path = Path() }
  /// Creates a rectangle.
  public init(rect: CGRect) { path = Path(rect) }
  /// Creates an ellipse in a rectangle.
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
  /// Creates a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }
  /// Creates a rectangle with some round corners, whose radius is the width of `cornerRadii`.
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
    path = Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
        bottomTrailing: radius(.bottomRight),
        topTrailing: radius(.topRight)))
  }
  /// Creates a part of a circle.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path = Path()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// Creates the path that another is.
  public init(cgPath: CGPath) { path = cgPath.path }

  /// The path as it is now.
  public var cgPath: CGPath {
    get { CGPath(path: path) }
    set { path = newValue.path }
  }
  /// The smallest rectangle around it.
  public var bounds: CGRect { path.boundingRect }
  /// Whether nothing is in it.
  public var isEmpty: Bool { path.isEmpty }
  /// Where it ended last; zero where it is empty.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Goes to a point without a line.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Goes to a point in a line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Goes to a point in a cubic curve.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Goes to a point in a quadratic curve.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds a part of a circle; clockwise is as a person sees it.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // To SwiftUI, y goes up where it says clockwise.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: !clockwise)
  }
  /// Goes back to where the part began.
  public func close() { path.closeSubpath() }
  /// Adds another path.
  public func append(_ other: UIBezierPath) { path.addPath(other.path) }
  /// Takes all out of it.
  public func removeAllPoints() { path = Path() }
  /// Moves, turns and scales all of it.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  /// Whether a point is in it.
  public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
}
