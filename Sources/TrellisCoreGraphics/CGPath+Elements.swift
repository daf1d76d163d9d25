public import Foundation
import TrellisGeometry

/// The kind of an element of a path.
public enum CGPathElementType: Int32, Hashable, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// An element of a path, valid only during the call that passes it.
public struct CGPathElement {
  /// The kind of the element.
  public var type: CGPathElementType
  /// The points: one for a move or a line, two for a quadratic curve (the control point first), three for a cubic curve, none to
  /// close a subpath.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    (self.type, self.points) = (type, points)
  }
}

/// A function that gets the elements of a path, one by one, with the pointer that was passed with it.
///
/// On a Mac it is a function of C; a C function can't have a Swift structure as its parameter.
public typealias CGPathApplierFunction = (
  _ info: UnsafeMutableRawPointer?, _ element: UnsafePointer<CGPathElement>
) -> Void

extension CGPath {
  /// Calls a closure with each element, in order.
  ///
  /// Source: documented, developer.apple.com/documentation/coregraphics/cgpath/applywithblock(_:).
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      var (type, points): (CGPathElementType, [CGPoint]) =
        switch element {
        case .move(let point): (.moveToPoint, [point])
        case .line(let point): (.addLineToPoint, [point])
        case .quadCurve(let point, let control): (.addQuadCurveToPoint, [control, point])
        case .curve(let point, let first, let second): (.addCurveToPoint, [first, second, point])
        case .closeSubpath: (.closeSubpath, [])
        }
      // An empty array has no address that may be used.
      points.append(.zero)
      points.withUnsafeMutableBufferPointer {
        var element = CGPathElement(type: type, points: $0.baseAddress!)
        withUnsafePointer(to: &element) { block($0) }
      }
    }
  }

  /// Calls a function with each element, in order, and with a pointer.
  ///
  /// Source: documented, developer.apple.com/documentation/coregraphics/cgpath/apply(info:function:).
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}
