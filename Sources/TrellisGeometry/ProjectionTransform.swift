public import Foundation

/// A projective transform of the plane: a matrix of three rows and three columns.
///
/// It maps a point (x, y) to (x·m11 + y·m21 + m31, x·m12 + y·m22 + m32), both divided by x·m13 + y·m23 + m33.
public struct ProjectionTransform: Hashable, Sendable {
  /// The matrix's first row.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The matrix's second row.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The matrix's third row.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// Creates the identity transform.
  public init() {}

  /// Creates a projective transform from an affine one.
  public init(_ transform: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) =
      (transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
  }

  /// Whether the transform leaves every point unchanged.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the transform has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Returns the transform that applies this one first and then another.
  public func concatenating(_ next: ProjectionTransform) -> ProjectionTransform {
    var all = ProjectionTransform()
    all.m11 = m11 * next.m11 + m12 * next.m21 + m13 * next.m31
    all.m12 = m11 * next.m12 + m12 * next.m22 + m13 * next.m32
    all.m13 = m11 * next.m13 + m12 * next.m23 + m13 * next.m33
    all.m21 = m21 * next.m11 + m22 * next.m21 + m23 * next.m31
    all.m22 = m21 * next.m12 + m22 * next.m22 + m23 * next.m32
    all.m23 = m21 * next.m13 + m22 * next.m23 + m23 * next.m33
    all.m31 = m31 * next.m11 + m32 * next.m21 + m33 * next.m31
    all.m32 = m31 * next.m12 + m32 * next.m22 + m33 * next.m32
    all.m33 = m31 * next.m13 + m32 * next.m23 + m33 * next.m33
    return all
  }

  /// Returns the inverse transform, or this one if it isn't invertible.
  public func inverted() -> ProjectionTransform {
    var copy = self
    return copy.invert() ? copy : self
  }

  /// Inverts the transform; returns false and leaves it unchanged if it isn't invertible.
  @discardableResult
  public mutating func invert() -> Bool {
    let first = m22 * m33 - m23 * m32
    let second = m23 * m31 - m21 * m33
    let third = m21 * m32 - m22 * m31
    let determinant = m11 * first + m12 * second + m13 * third
    guard determinant != 0, determinant.isFinite else { return false }
    let old = self
    m11 = first / determinant
    m12 = (old.m13 * old.m32 - old.m12 * old.m33) / determinant
    m13 = (old.m12 * old.m23 - old.m13 * old.m22) / determinant
    m21 = second / determinant
    m22 = (old.m11 * old.m33 - old.m13 * old.m31) / determinant
    m23 = (old.m13 * old.m21 - old.m11 * old.m23) / determinant
    m31 = third / determinant
    m32 = (old.m12 * old.m31 - old.m11 * old.m32) / determinant
    m33 = (old.m11 * old.m22 - old.m12 * old.m21) / determinant
    return true
  }

  /// The affine part, without perspective: exact if ``isAffine``.
  package var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }
}

extension CGPoint {
  /// Returns the transformed point; infinite or NaN on the horizon.
  public func applying(_ transform: ProjectionTransform) -> CGPoint {
    let depth = x * transform.m13 + y * transform.m23 + transform.m33
    return CGPoint(
      x: (x * transform.m11 + y * transform.m21 + transform.m31) / depth,
      y: (x * transform.m12 + y * transform.m22 + transform.m32) / depth)
  }
}
