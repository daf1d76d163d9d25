public import Foundation
public import TrellisGeometry

/// The rule by which a path's inside is determined.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// A point is inside if the path winds around it in one direction more often than in the other.
  case winding
  /// A point is inside if the path winds around it an odd number of times.
  case evenOdd

  package var style: FillStyle { FillStyle(eoFill: self == .evenOdd) }
}

/// A path by the name of Core Graphics, which `Path(path)` converts to a path of SwiftUI.
///
/// Parameters `transform` are applied to the added elements; nil leaves them unchanged.
public class CGPath: Hashable, @unchecked Sendable {
  // Only a mutable path writes this property, and only its owner changes a mutable path.
  package fileprivate(set) var path: Path

  package required init(_ path: Path) { self.path = path }

  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates an ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates a rectangle with circular or elliptical corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(
      Path(roundedRect: rect, cornerSize: corner, style: .circular).applying(transform?.pointee ?? .identity))
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the path and the control points of its curves; null if the path is empty.
  public var boundingBox: CGRect { path.controlBounds }
  /// The smallest rectangle around the path; null if the path is empty.
  public var boundingBoxOfPath: CGRect { path.isEmpty ? .null : path.boundingRect }
  /// The end of the last element; zero if the path is empty.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Returns whether a point is inside; `transform` is applied to the point.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), eoFill: rule == .evenOdd)
  }

  /// Returns an immutable copy.
  public func copy() -> CGPath? { CGPath(path) }

  /// Returns a transformed copy.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee ?? .identity))
  }

  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// Returns the outline of the line along the path.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.applying(transform).strokedPath(style))
  }

  /// Returns the points that are in this path or in another one.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.union(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the points that are in both paths.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the points of this path that aren't in another one.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns whether both have the same elements.
  public static func == (first: CGPath, second: CGPath) -> Bool { first.path == second.path }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A path that can be extended.
///
/// Not safe to change while another thread uses it.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public init() { super.init(Path()) }

  package required init(_ path: Path) { super.init(path) }

  func change(_ transform: CGAffineTransform, _ change: (inout Path) -> Void) {
    if transform.isIdentity { return change(&path) }
    // Lines and curves begin at the current point, which the transform must not move.
    let inverse = transform.inverted()
    var added = Path()
    if let start = path.currentPoint { added.move(to: start.applying(inverse)) }
    let known = added.elements.count
    change(&added)
    path.addPath(Path(elements: Array(added.applying(transform).elements.dropFirst(known))))
  }
}

extension Path {
  /// Creates a path from a path of Core Graphics.
  public init(_ path: CGPath) { self = path.path }

  /// The path as an immutable path of Core Graphics.
  public var cgPath: CGPath { CGPath(self) }
}
