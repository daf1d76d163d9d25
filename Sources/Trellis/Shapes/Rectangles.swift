public import Foundation
public import TrellisGeometry

/// A rectangle.
public nonisolated struct Rectangle: InsettableShape, Hashable {
  /// Creates the shape.
  public init() {}

  /// Returns the rectangle as a path.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the rectangle, smaller by `amount` points on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

/// A rectangle with rounded corners.
public nonisolated struct RoundedRectangle: InsettableShape, Hashable {
  /// The width and height of the corners, in points.
  public var cornerSize: CGSize
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Creates a shape whose corners are parts of ellipses.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }

  /// Creates a shape with a corner radius, in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Returns the outline.
  public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }

  /// Returns the shape, smaller by `amount` points on each side; the corner radii shrink by the same amount.
  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }

  /// The corners' size.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rectangle with a different radius for each corner.
///
/// Leading is left, whatever the layout direction.
public nonisolated struct UnevenRoundedRectangle: InsettableShape, Hashable {
  /// The corners' radii, in points.
  public var cornerRadii: RectangleCornerRadii
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Creates a shape.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }

  /// Creates a shape with four radii, in points.
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

  /// Returns the outline.
  public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }

  /// Returns the shape, smaller by `amount` points on each side; the corner radii shrink by the same amount.
  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }

  /// The corners' radii.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle with rounded corners.
  public static nonisolated func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// Returns a rectangle whose corners are parts of ellipses.
  public static nonisolated func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// Returns a rectangle with a different radius for each corner.
  public static nonisolated func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  )
    -> Self
  {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// Returns a rectangle with a different radius for each corner.
  public static nonisolated func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}

// MARK: - Inset outlines

extension Rectangle: InsetOutline {
  func path(in rect: CGRect, inset amount: CGFloat) -> Path { Path(rect.inset(by: amount)) }
}

extension RoundedRectangle: InsetOutline {
  func path(in rect: CGRect, inset amount: CGFloat) -> Path {
    let size = CGSize(width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))
    return Path(roundedRect: rect.inset(by: amount), cornerSize: size, style: style)
  }
}

extension UnevenRoundedRectangle: InsetOutline {
  func path(in rect: CGRect, inset amount: CGFloat) -> Path {
    let radii = RectangleCornerRadii(
      topLeading: max(cornerRadii.topLeading - amount, 0),
      bottomLeading: max(cornerRadii.bottomLeading - amount, 0),
      bottomTrailing: max(cornerRadii.bottomTrailing - amount, 0),
      topTrailing: max(cornerRadii.topTrailing - amount, 0))
    return Path(roundedRect: rect.inset(by: amount), cornerRadii: radii, style: style)
  }
}
