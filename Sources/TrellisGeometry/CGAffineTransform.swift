public import Foundation

/// An affine transform of the plane: a matrix of two rows and three columns.
///
/// It maps a point (x, y) to (a·x + c·y + tx, b·x + d·y + ty). Foundation has no such type on Linux; this one has the members
/// that drawing code uses. NaN and infinite numbers are kept and propagate to transformed values.
public struct CGAffineTransform: Hashable, Sendable {
  /// The change of the result's x per unit of x.
  public var a: CGFloat
  /// The change of the result's y per unit of x.
  public var b: CGFloat
  /// The change of the result's x per unit of y.
  public var c: CGFloat
  /// The change of the result's y per unit of y.
  public var d: CGFloat
  /// The translation along x, in points.
  public var tx: CGFloat
  /// The translation along y, in points.
  public var ty: CGFloat

  /// Creates a transform from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Creates a transform from its six numbers.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates the identity transform.
  public init() {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Creates a translation, in points.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Creates a scaling about the origin.
  public init(scaleX x: CGFloat, y: CGFloat) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Creates a rotation about the origin, in radians: clockwise on the screen, where y points down.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The transform that leaves every point unchanged.
  public static let identity = CGAffineTransform()
}

extension CGAffineTransform {
  /// Whether all numbers are finite.
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
  /// Whether the transform leaves every point unchanged.
  public var isIdentity: Bool { self == .identity }

  /// Whether the transform only translates.
  public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Returns the transform that applies this one first and then another.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Returns the transform that translates first and then applies this one.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// Returns the transform that scales first and then applies this one.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// Returns the transform that rotates first, by an angle in radians, and then applies this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the inverse transform, or this one if it isn't invertible.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  /// Returns the transformed point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty
    )
  }
}

extension CGSize {
  /// Returns the transformed size, treated as a distance: translation doesn't apply.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// Returns the smallest upright rectangle that contains the transformed rectangle; null stays null.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    if isNull || transform.isIdentity { return self }
    if transform.isTranslation { return offsetBy(dx: transform.tx, dy: transform.ty) }
    return CGRect(around: corners.map { $0.applying(transform) })
  }

  /// The four corners, clockwise from the top left one.
  package var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }

  /// Creates the smallest rectangle that contains some points; null if there are none or a coordinate is NaN.
  package init(around points: [CGPoint]) {
    guard var low = points.first, !points.contains(where: { $0.x.isNaN || $0.y.isNaN }) else {
      self = .null
      return
    }
    var high = low
    for point in points {
      low = CGPoint(x: Swift.min(low.x, point.x), y: Swift.min(low.y, point.y))
      high = CGPoint(x: Swift.max(high.x, point.x), y: Swift.max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
