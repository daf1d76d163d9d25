import Foundation

/// A quaternion of float numbers.
public typealias simd_quatf = SIMDQuaternion<Float>
/// A quaternion of double numbers.
public typealias simd_quatd = SIMDQuaternion<Double>

/// A quaternion: a rotation in space, if its length is 1.
///
/// Source: documented, developer.apple.com/documentation/simd/simd_quatd. Ours: one generic type has both precisions.
public struct SIMDQuaternion<Scalar: BinaryFloatingPoint & SIMDScalar>: Equatable, @unchecked Sendable {
  /// The imaginary parts x, y and z, and the real part w.
  public var vector: SIMD4<Scalar>

  /// Creates the quaternion 0.
  public init() { vector = .zero }
  /// Creates a quaternion from its imaginary parts and its real part.
  public init(vector: SIMD4<Scalar>) { self.vector = vector }
  /// Creates a quaternion from its imaginary parts and its real part.
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }
  /// Creates a quaternion from its real part and its imaginary parts.
  public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }

  /// Creates the rotation by an angle in radians around an axis of length 1.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let half = Double(angle) / 2
    vector = SIMD4(axis * Scalar(Foundation.sin(half)), Scalar(Foundation.cos(half)))
  }

  /// Creates the shortest rotation of a direction to another one; both have the length 1.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let sum = from + to
    guard length_squared(sum) > Scalar.ulpOfOne else {
      // Half a turn around any axis at right angles.
      let other: SIMD3<Scalar> = Swift.abs(from.x) < Swift.abs(from.y) ? [1, 0, 0] : [0, 1, 0]
      self.init(real: 0, imag: normalize(cross(from, other)))
      return
    }
    let half = normalize(sum)
    self.init(real: dot(from, half), imag: cross(from, half))
  }

  /// The real part.
  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }
  /// The imaginary parts.
  public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }
  /// The angle of the rotation in radians, from 0 to 2π.
  public var angle: Scalar { 2 * Scalar(Foundation.atan2(Double(simd.length(imag)), Double(real))) }
  /// The axis of the rotation, of length 1; NaN if there is no rotation.
  public var axis: SIMD3<Scalar> { normalize(imag) }
  /// The length.
  public var length: Scalar { simd.length(vector) }
  /// The quaternion of length 1 in the same direction; NaN for 0.
  public var normalized: Self { Self(vector: normalize(vector)) }
  /// The quaternion with the negative imaginary parts: the opposite rotation.
  public var conjugate: Self { Self(real: real, imag: -imag) }
  /// The quaternion whose product with this one is 1.
  public var inverse: Self { Self(vector: conjugate.vector / length_squared(vector)) }

  /// Returns a rotated vector.
  public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let twice = cross(imag, vector) * 2
    return vector + twice * real + cross(imag, twice)
  }
}

extension SIMDQuaternion {
  /// Returns the product: the rotation by the second, then by the first.
  public static func * (lhs: Self, rhs: Self) -> Self {
    Self(
      real: lhs.real * rhs.real - dot(lhs.imag, rhs.imag),
      imag: rhs.imag * lhs.real + lhs.imag * rhs.real + cross(lhs.imag, rhs.imag))
  }
  /// Returns the product with a number.
  public static func * (lhs: Self, rhs: Scalar) -> Self { Self(vector: lhs.vector * rhs) }
  /// Returns the product with a number.
  public static func * (lhs: Scalar, rhs: Self) -> Self { Self(vector: rhs.vector * lhs) }
  /// Returns the quotient by a number.
  public static func / (lhs: Self, rhs: Scalar) -> Self { Self(vector: lhs.vector / rhs) }
  /// Returns the sum.
  public static func + (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector + rhs.vector) }
  /// Returns the difference.
  public static func - (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector - rhs.vector) }
  /// Returns the negative.
  public static prefix func - (value: Self) -> Self { Self(vector: -value.vector) }
  /// Multiplies by another quaternion.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
  /// Multiplies by a number.
  public static func *= (lhs: inout Self, rhs: Scalar) { lhs = lhs * rhs }
  /// Divides by a number.
  public static func /= (lhs: inout Self, rhs: Scalar) { lhs = lhs / rhs }
  /// Adds another quaternion.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  /// Subtracts another quaternion.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
}

/// Returns the quaternion between two of length 1, along the shorter arc: at 0 the first and at 1 the second.
public func simd_slerp<Scalar>(
  _ q0: SIMDQuaternion<Scalar>, _ q1: SIMDQuaternion<Scalar>, _ t: Scalar
) -> SIMDQuaternion<Scalar> {
  let cosine = dot(q0.vector, q1.vector)
  let end = cosine < 0 ? -q1 : q1
  let angle = Foundation.acos(Swift.min(1, Double(Swift.abs(cosine))))
  guard angle > 1e-6 else { return (q0 * (1 - t) + end * t).normalized }
  let sine = Foundation.sin(angle)
  let first = Scalar(Foundation.sin((1 - Double(t)) * angle) / sine)
  return q0 * first + end * Scalar(Foundation.sin(Double(t) * angle) / sine)
}

/// Returns a vector rotated by a quaternion.
public func simd_act<Scalar>(_ q: SIMDQuaternion<Scalar>, _ v: SIMD3<Scalar>) -> SIMD3<Scalar> { q.act(v) }
/// Returns the product of two quaternions.
public func simd_mul<Scalar>(
  _ p: SIMDQuaternion<Scalar>, _ q: SIMDQuaternion<Scalar>
) -> SIMDQuaternion<Scalar> { p * q }
/// Returns the quaternion of length 1 in the same direction.
public func simd_normalize<Scalar>(_ q: SIMDQuaternion<Scalar>) -> SIMDQuaternion<Scalar> { q.normalized }
/// Returns the quaternion whose product with another one is 1.
public func simd_inverse<Scalar>(_ q: SIMDQuaternion<Scalar>) -> SIMDQuaternion<Scalar> { q.inverse }
