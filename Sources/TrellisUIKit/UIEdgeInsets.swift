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

/// Distances from the edges of a rectangle, in points; leading and trailing depend on the layout direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top, in points.
  public var top: CGFloat
  /// The distance from the leading edge, in points.
  public var leading: CGFloat
  /// The distance from the bottom, in points.
  public var bottom: CGFloat
  /// The distance from the trailing edge, in points.
  public var trailing: CGFloat

  /// No distance.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Creates insets of no distance.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates the same insets.
  public init(_ edgeInsets: EdgeInsets) {
    self.init(
      top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom,
      trailing: edgeInsets.trailing)
  }
}

extension EdgeInsets {
  /// Creates the same insets.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
      trailing: nsEdgeInsets.trailing)
  }
}

/// A distance in both directions, in points.
public struct UIOffset: Hashable, Sendable {
  /// The horizontal distance, in points.
  public var horizontal: CGFloat
  /// The vertical distance, in points.
  public var vertical: CGFloat
  /// No distance.
  public static let zero = UIOffset()

  /// Creates a distance.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The edges as bits.
  public let rawValue: UInt
  /// Creates edges from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
