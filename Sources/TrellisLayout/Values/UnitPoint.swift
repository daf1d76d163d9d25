public import Foundation

/// A point in a rectangle, as fractions of its width and height.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width: 0 at the leading side, 1 at the trailing one.
  public var x: CGFloat
  /// The fraction of the height: 0 at the top, 1 at the bottom.
  public var y: CGFloat

  /// Creates the point at the top of the leading side.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// Creates a point from two fractions; it may lie outside the rectangle.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top of the leading side.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The centre.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The corner at the top of the leading side.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The corner at the top of the trailing side.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The corner at the bottom of the leading side.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The corner at the bottom of the trailing side.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
