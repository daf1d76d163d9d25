public import Foundation
public import TrellisGeometry

/// The rectangle itself.
///
/// Source: documented, developer.apple.com/documentation/swiftui/rectangle.
public nonisolated struct Rectangle: InsettableShape, Hashable {
  private var insetAmount: CGFloat = 0

  /// Creates the shape.
  public init() {}

  /// The rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect.inset(by: insetAmount)) }

  /// The rectangle, smaller by so many points on each side.
  public func inset(by amount: CGFloat) -> Rectangle {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

/// A rectangle with rounded corners.
///
/// Source: documented, developer.apple.com/documentation/swiftui/roundedrectangle.
public nonisolated struct RoundedRectangle: InsettableShape, Hashable {
  /// The width and height of the corners, in points.
  public var cornerSize: CGSize
  /// How the corners meet the sides.
  public var style: RoundedCornerStyle
  private var insetAmount: CGFloat = 0

  /// Creates a shape whose corners are parts of ellipses.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }

  /// Creates a shape with a radius, in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The outline.
  public func path(in rect: CGRect) -> Path {
    let size = CGSize(
      width: max(cornerSize.width - insetAmount, 0), height: max(cornerSize.height - insetAmount, 0))
    return Path(roundedRect: rect.inset(by: insetAmount), cornerSize: size, style: style)
  }

  /// The shape, smaller by so many points on each side; its corners' radii become smaller by as much.
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

/// A rectangle whose corners are rounded each in its way.
///
/// Leading is left, whatever the direction of reading.
///
/// Source: documented, developer.apple.com/documentation/swiftui/unevenroundedrectangle.
public nonisolated struct UnevenRoundedRectangle: InsettableShape, Hashable {
  /// The corners' radii, in points.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners meet the sides.
  public var style: RoundedCornerStyle
  private var insetAmount: CGFloat = 0

  /// Creates a shape.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }

  /// Creates a shape of four radii, in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  /// The outline.
  public func path(in rect: CGRect) -> Path {
    let radii = RectangleCornerRadii(
      topLeading: max(cornerRadii.topLeading - insetAmount, 0),
      bottomLeading: max(cornerRadii.bottomLeading - insetAmount, 0),
      bottomTrailing: max(cornerRadii.bottomTrailing - insetAmount, 0),
      topTrailing: max(cornerRadii.topTrailing - insetAmount, 0))
    return Path(roundedRect: rect.inset(by: insetAmount), cornerRadii: radii, style: style)
  }

  /// The shape, smaller by so many points on each side; its corners' radii become smaller by as much.
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  public static nonisolated func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// A rectangle whose corners are parts of ellipses.
  public static nonisolated func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners are rounded each in its way.
  public static nonisolated func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  )
    -> Self
  {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle whose corners are rounded each in its way.
  public static nonisolated func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}

extension CGRect {
  /// The rectangle, smaller by so many points on each side; empty in its middle where that is too much.
  nonisolated func inset(by amount: CGFloat) -> CGRect {
    guard amount != 0 else { return self }
    let (dx, dy) = (min(amount, width / 2), min(amount, height / 2))
    return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}
