/// A matrix of 4 by 4 float numbers.
public typealias simd_float4x4 = SIMDMatrix4x4<Float>
/// A matrix of 4 by 4 double numbers.
public typealias simd_double4x4 = SIMDMatrix4x4<Double>
/// A matrix of 4 by 4 float numbers.
public typealias float4x4 = SIMDMatrix4x4<Float>
/// A matrix of 4 by 4 double numbers.
public typealias double4x4 = SIMDMatrix4x4<Double>
/// The matrix that leaves vectors as they are.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// The matrix that leaves vectors as they are.
public let matrix_identity_double4x4 = simd_double4x4(1)

/// A matrix of four columns of four numbers.
///
/// Source: documented, developer.apple.com/documentation/simd/simd_double4x4. Ours: one generic type has both precisions.
public struct SIMDMatrix4x4<Scalar: BinaryFloatingPoint & SIMDScalar>: Equatable, @unchecked Sendable {
  /// The columns.
  public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

  /// Creates the matrix of zeros.
  public init() { columns = (.zero, .zero, .zero, .zero) }
  /// Creates a matrix of four columns.
  public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) {
    self.columns = columns
  }
  /// Creates a matrix of four columns.
  public init(_ col0: SIMD4<Scalar>, _ col1: SIMD4<Scalar>, _ col2: SIMD4<Scalar>, _ col3: SIMD4<Scalar>) {
    columns = (col0, col1, col2, col3)
  }
  /// Creates a matrix of four columns; traps for another number of columns.
  public init(_ columns: [SIMD4<Scalar>]) {
    precondition(columns.count == 4, "a matrix of four columns")
    self.columns = (columns[0], columns[1], columns[2], columns[3])
  }
  /// Creates a matrix of four rows; traps for another number of rows.
  public init(rows: [SIMD4<Scalar>]) { self = SIMDMatrix4x4(rows).transpose }
  /// Creates a matrix with numbers on its diagonal.
  public init(diagonal: SIMD4<Scalar>) {
    self.init([diagonal.x, 0, 0, 0], [0, diagonal.y, 0, 0], [0, 0, diagonal.z, 0], [0, 0, 0, diagonal.w])
  }
  /// Creates a matrix with one number on its diagonal.
  public init(_ scalar: Scalar) { self.init(diagonal: SIMD4(repeating: scalar)) }

  /// Creates the matrix of a rotation, from a quaternion of length 1.
  public init(_ quaternion: SIMDQuaternion<Scalar>) {
    let (x, y, z) = (
      quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)), quaternion.act(SIMD3(0, 0, 1))
    )
    self.init(SIMD4(x, 0), SIMD4(y, 0), SIMD4(z, 0), SIMD4(0, 0, 0, 1))
  }

  /// The column at a position from 0 to 3; traps for other positions.
  public subscript(column: Int) -> SIMD4<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      case 3: columns.3
      default: preconditionFailure("a matrix of four columns")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("a matrix of four columns")
      }
    }
  }

  /// The number in a column and row.
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// Returns whether all columns are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.columns == rhs.columns }
}

extension SIMDMatrix4x4 {
  /// The matrix with rows and columns exchanged.
  public var transpose: Self {
    func row(_ index: Int) -> SIMD4<Scalar> {
      SIMD4(columns.0[index], columns.1[index], columns.2[index], columns.3[index])
    }
    return Self(row(0), row(1), row(2), row(3))
  }

  /// The determinant.
  public var determinant: Scalar {
    columns.0.x * cofactor(0, 0) + columns.0.y * cofactor(0, 1)
      + columns.0.z * cofactor(0, 2) + columns.0.w * cofactor(0, 3)
  }

  /// The matrix whose product with this one is the identity.
  ///
  /// Its numbers are infinite or NaN if the determinant is 0.
  public var inverse: Self {
    var adjugate = Self()
    for column in 0..<4 { for row in 0..<4 { adjugate[row][column] = cofactor(column, row) } }
    return adjugate * (1 / determinant)
  }

  /// The determinant without a column and a row, with its sign.
  private func cofactor(_ column: Int, _ row: Int) -> Scalar {
    func minor(_ index: Int) -> SIMD3<Scalar> {
      let rest = (0..<4).filter { $0 != row }
      return SIMD3(self[index][rest[0]], self[index][rest[1]], self[index][rest[2]])
    }
    let rest = (0..<4).filter { $0 != column }
    let value = dot(minor(rest[0]), cross(minor(rest[1]), minor(rest[2])))
    return (column + row) % 2 == 0 ? value : -value
  }

  /// Returns the product with a column vector.
  public static func * (lhs: Self, rhs: SIMD4<Scalar>) -> SIMD4<Scalar> {
    lhs.columns.0 * rhs.x + lhs.columns.1 * rhs.y + lhs.columns.2 * rhs.z + lhs.columns.3 * rhs.w
  }
  /// Returns the product of a row vector with a matrix.
  public static func * (lhs: SIMD4<Scalar>, rhs: Self) -> SIMD4<Scalar> { rhs.transpose * lhs }
  /// Returns the product of two matrices.
  public static func * (lhs: Self, rhs: Self) -> Self {
    Self(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
  }
  /// Returns the product with a number.
  public static func * (lhs: Self, rhs: Scalar) -> Self {
    Self(lhs.columns.0 * rhs, lhs.columns.1 * rhs, lhs.columns.2 * rhs, lhs.columns.3 * rhs)
  }
  /// Returns the product with a number.
  public static func * (lhs: Scalar, rhs: Self) -> Self { rhs * lhs }
  /// Returns the sum.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(
      lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1, lhs.columns.2 + rhs.columns.2,
      lhs.columns.3 + rhs.columns.3)
  }
  /// Returns the difference.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs + rhs * -1 }
  /// Multiplies by another matrix.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}

/// Returns the product of two matrices.
public func simd_mul<Scalar>(_ x: SIMDMatrix4x4<Scalar>, _ y: SIMDMatrix4x4<Scalar>) -> SIMDMatrix4x4<Scalar>
{ x * y }
/// Returns the product with a column vector.
public func simd_mul<Scalar>(_ x: SIMDMatrix4x4<Scalar>, _ y: SIMD4<Scalar>) -> SIMD4<Scalar> { x * y }
/// Returns the matrix whose product with another one is the identity.
public func simd_inverse<Scalar>(_ x: SIMDMatrix4x4<Scalar>) -> SIMDMatrix4x4<Scalar> { x.inverse }
/// Returns the matrix with rows and columns exchanged.
public func simd_transpose<Scalar>(_ x: SIMDMatrix4x4<Scalar>) -> SIMDMatrix4x4<Scalar> { x.transpose }
/// Returns the determinant.
public func simd_determinant<Scalar>(_ x: SIMDMatrix4x4<Scalar>) -> Scalar { x.determinant }
