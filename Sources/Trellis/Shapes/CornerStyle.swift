public import Foundation
public import TrellisLayout

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Int8, CaseIterable, Sendable {
    /// The corners: leading is left, whatever the layout direction.
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// The radius of a corner: fixed, or derived from the container's shape.
    ///
    /// Source: documented, developer.apple.com/documentation/swiftui/edge/corner/style.
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      /// The fixed radius, or the least one if the corner is concentric, in points.
      let radius: CGFloat
      let isConcentric: Bool

      /// A corner whose centre is that of the container shape's corner, or a square one if there is no such radius.
      public static var concentric: Style { Style(radius: 0, isConcentric: true) }

      /// Returns a corner whose centre is that of the container shape's corner, with at least the radius of another style.
      ///
      /// nil is no least radius.
      public static func concentric(minimum: Style? = nil) -> Style {
        Style(radius: minimum?.radius ?? 0, isConcentric: true)
      }

      /// Returns a corner with a radius, in points; a radius that is negative or not finite counts as 0.
      public static func fixed(_ radius: CGFloat) -> Style {
        Style(radius: radius.isFinite ? max(0, radius) : 0, isConcentric: false)
      }

      private init(radius: CGFloat, isConcentric: Bool) {
        (self.radius, self.isConcentric) = (radius, isConcentric)
      }

      /// Creates a corner with a fixed radius, in points.
      public init(floatLiteral value: Double) { self = .fixed(value) }
      /// Creates a corner with a fixed radius, in points.
      public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
    }
  }
}
