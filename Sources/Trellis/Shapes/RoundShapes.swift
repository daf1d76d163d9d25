public import Foundation
public import TrellisGeometry
public import TrellisLayout

/// The largest circle in the middle of the rectangle.
///
/// Source: documented, developer.apple.com/documentation/swiftui/circle.
public nonisolated struct Circle: InsettableShape, Hashable {
  /// Creates the shape.
  public init() {}

  /// The circle.
  public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }

  /// The square of the shorter side that is proposed; 10 points where nothing is.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    guard proposal != .infinity else { return CGSize(width: CGFloat.infinity, height: CGFloat.infinity) }
    return side == .infinity ? CGSize(width: 10, height: 10) : CGSize(width: side, height: side)
  }

  /// The circle with a radius that is so many points smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

/// The ellipse in the rectangle.
///
/// Source: documented, developer.apple.com/documentation/swiftui/ellipse.
public nonisolated struct Ellipse: InsettableShape, Hashable {
  /// Creates the shape.
  public init() {}

  /// The ellipse.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// The ellipse in a rectangle that is smaller by so many points on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

/// A rectangle whose shorter sides are half circles.
///
/// Source: documented, developer.apple.com/documentation/swiftui/capsule.
public nonisolated struct Capsule: InsettableShape, Hashable {
  /// How the corners meet the sides.
  public var style: RoundedCornerStyle

  /// Creates the shape.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// The outline.
  public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }

  /// The capsule in a rectangle that is smaller by so many points on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

extension Shape where Self == Circle {
  /// The largest circle in the middle of the rectangle.
  public static nonisolated var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// The ellipse in the rectangle.
  public static nonisolated var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  public static nonisolated var capsule: Capsule { Capsule() }

  /// A rectangle whose shorter sides are half circles.
  public static nonisolated func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == Rectangle {
  /// The rectangle itself.
  public static nonisolated var rect: Rectangle { Rectangle() }
}

// MARK: - Further in

extension Circle: InsetOutline {
  func path(in rect: CGRect, inset amount: CGFloat) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(ellipseIn: square.inset(by: amount))
  }
}

extension Ellipse: InsetOutline {
  func path(in rect: CGRect, inset amount: CGFloat) -> Path { Path(ellipseIn: rect.inset(by: amount)) }
}

extension Capsule: InsetOutline {
  func path(in rect: CGRect, inset amount: CGFloat) -> Path {
    let inner = rect.inset(by: amount)
    return Path(roundedRect: inner, cornerRadius: min(inner.width, inner.height) / 2, style: style)
  }
}
