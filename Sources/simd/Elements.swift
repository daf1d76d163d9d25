import Foundation

// Functions of each element.

extension SIMD {
  fileprivate func map(_ function: (Scalar) -> Scalar) -> Self {
    var result = self
    for index in indices { result[index] = function(self[index]) }
    return result
  }
}

/// Returns the absolute values of the elements.
public func abs<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: SignedNumeric & Comparable {
  x.map { $0 < 0 ? -$0 : $0 }
}
/// Returns the absolute values of the elements.
public func simd_abs<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: SignedNumeric & Comparable {
  abs(x)
}

/// Returns the lesser of each two elements.
public func min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: Comparable {
  x.replacing(with: y, where: y .< x)
}
/// Returns the greater of each two elements.
public func max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: Comparable {
  x.replacing(with: y, where: y .> x)
}
/// Returns the lesser of each two elements.
public func simd_min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: Comparable {
  min(x, y)
}
/// Returns the greater of each two elements.
public func simd_max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: Comparable {
  max(x, y)
}

/// Returns the elements within limits.
public func clamp<Vector: SIMD>(_ x: Vector, min: Vector, max: Vector) -> Vector
where Vector.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}
/// Returns the elements within limits.
public func simd_clamp<Vector: SIMD>(_ x: Vector, _ min: Vector, _ max: Vector) -> Vector
where Vector.Scalar: Comparable { x.clamped(lowerBound: min, upperBound: max) }

/// Returns the values between two vectors, at 0 the first and at 1 the second.
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector.Scalar) -> Vector
where Vector.Scalar: FloatingPoint { x + (y - x) * t }
/// Returns the values between two vectors, at 0 the first and at 1 the second.
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
  x + (y - x) * t
}
/// Returns the values between two vectors, at 0 the first and at 1 the second.
public func simd_mix<Vector: SIMD>(_ x: Vector, _ y: Vector, _ t: Vector) -> Vector
where Vector.Scalar: FloatingPoint { mix(x, y, t: t) }

/// Returns a value that rises smoothly from 0 to 1 between two edges.
public func smoothstep<Vector: SIMD>(_ x: Vector, edge0: Vector, edge1: Vector) -> Vector
where Vector.Scalar: FloatingPoint & ExpressibleByFloatLiteral {
  let t = ((x - edge0) / (edge1 - edge0)).clamped(
    lowerBound: Vector(repeating: 0), upperBound: Vector(repeating: 1))
  return t * t * (Vector(repeating: 3) - t * 2)
}

/// Returns the fractions of the elements above the next lower integers.
public func fract<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  x - x.rounded(.down)
}

/// Returns the sines of the elements.
public func sin<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
  x.map { Foundation.sin($0) }
}
/// Returns the sines of the elements.
public func sin<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
  x.map { Foundation.sin($0) }
}
/// Returns the cosines of the elements.
public func cos<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
  x.map { Foundation.cos($0) }
}
/// Returns the cosines of the elements.
public func cos<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
  x.map { Foundation.cos($0) }
}
/// Returns the powers of e.
public func exp<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
  x.map { Foundation.exp($0) }
}
/// Returns the powers of e.
public func exp<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
  x.map { Foundation.exp($0) }
}
