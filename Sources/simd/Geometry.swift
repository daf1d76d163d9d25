// The functions of vectors as in geometry. Source: documented, developer.apple.com/documentation/accelerate/simd.

/// Returns the sum of the products of two vectors' elements.
public func dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  (x * y).sum()
}

/// Returns the sum of the squares of a vector's elements.
public func length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  dot(x, x)
}

/// Returns the length of a vector.
public func length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  dot(x, x).squareRoot()
}

/// Returns the square of the distance of two points.
public func distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { length_squared(x - y) }

/// Returns the distance of two points.
public func distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
  length(x - y)
}

/// Returns the vector of length 1 in the same direction; the elements are NaN for the zero vector.
public func normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  x / length(x)
}

/// Returns the vector at right angles to two vectors.
public func cross<Scalar: FloatingPoint & SIMDScalar>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar>
{
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}

/// Returns the direction of a ray that is reflected by a surface with a normal of length 1.
public func reflect<Vector: SIMD>(_ x: Vector, n: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  x - n * (2 * dot(x, n))
}

/// Returns the projection of a vector onto another one.
public func project<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  y * (dot(x, y) / dot(y, y))
}

/// Returns the sum of the products of two vectors' elements.
public func simd_dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
  dot(x, y)
}
/// Returns the length of a vector.
public func simd_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  length(x)
}
/// Returns the sum of the squares of a vector's elements.
public func simd_length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
  length_squared(x)
}
/// Returns the distance of two points.
public func simd_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { distance(x, y) }
/// Returns the square of the distance of two points.
public func simd_distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { distance_squared(x, y) }
/// Returns the vector of length 1 in the same direction; the elements are NaN for the zero vector.
public func simd_normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  normalize(x)
}
/// Returns the vector at right angles to two vectors.
public func simd_cross<Scalar: FloatingPoint & SIMDScalar>(
  _ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>
) -> SIMD3<Scalar> { cross(x, y) }
/// Returns the direction of a ray that is reflected by a surface with a normal of length 1.
public func simd_reflect<Vector: SIMD>(_ x: Vector, _ n: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
  reflect(x, n: n)
}
