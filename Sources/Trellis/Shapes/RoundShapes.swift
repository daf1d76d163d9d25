public import Foundation
public import TrellisGeometry
public import TrellisLayout

/// The largest circle in a rectangle, at its centre.
public nonisolated struct Circle: InsettableShape, Hashable {
  /// Creates the shape.
  public init() {}

  /// Returns the circle.
  public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }

  /// Returns a square of the shorter proposed side.
  ///
  /// The side is infinite if both dimensions are proposed as infinity. Otherwise it is 10 points if no finite side is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    guard proposal != .infinity else { return CGSize(width: CGFloat.infinity, height: CGFloat.infinity) }
    return side == .infinity ? CGSize(width: 10, height: 10) : CGSize(width: side, height: side)
  }

  /// Returns the circle with a radius that is `amount` points smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

/// The ellipse that fills a rectangle.
public nonisolated struct Ellipse: InsettableShape, Hashable {
  /// Creates the shape.
  public init() {}

  /// Returns the ellipse.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Returns the ellipse in a rectangle that is smaller by `amount` points on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

/// A rectangle whose shorter sides are half circles.
public nonisolated struct Capsule: InsettableShape, Hashable {
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Creates the shape.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// Returns the outline.
  public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }

  /// Returns the capsule in a rectangle that is smaller by `amount` points on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

extension Shape where Self == Circle {
  /// The largest circle in a rectangle, at its centre.
  public static nonisolated var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// The ellipse that fills a rectangle.
  public static nonisolated var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  public static nonisolated var capsule: Capsule { Capsule() }

  /// Returns a rectangle whose shorter sides are half circles.
  public static nonisolated func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static nonisolated var rect: Rectangle { Rectangle() }
}

// MARK: - Inset outlines

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
