public import Foundation
public import TrellisLayout

/// Distances from the edges of a rectangle, in points; left and right don't depend on the layout direction.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top, in points.
  public var top: CGFloat
  /// The distance from the left, in points.
  public var left: CGFloat
  /// The distance from the bottom, in points.
  public var bottom: CGFloat
  /// The distance from the right, in points.
  public var right: CGFloat

  /// No distance.
  public static let zero = UIEdgeInsets()

  /// Creates insets of four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// Creates insets of no distance.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
}

extension EdgeInsets {
  /// Creates the insets that correspond to left and right in a left-to-right layout.
  public init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

extension CGRect {
  /// Returns the rectangle inside of insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
