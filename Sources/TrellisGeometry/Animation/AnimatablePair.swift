/// A pair of vectors that is itself a vector.
///
/// For more than two values, nest pairs.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair.
  @inlinable public init(_ first: First, _ second: Second) {
    (self.first, self.second) = (first, second)
  }

  /// The pair of both types' zeros.
  @inlinable public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  /// Returns the component-wise sum.
  @inlinable public static func + (left: AnimatablePair, right: AnimatablePair) -> AnimatablePair {
    AnimatablePair(left.first + right.first, left.second + right.second)
  }

  /// Returns the component-wise difference.
  @inlinable public static func - (left: AnimatablePair, right: AnimatablePair) -> AnimatablePair {
    AnimatablePair(left.first - right.first, left.second - right.second)
  }

  /// Adds the values of another pair.
  @inlinable public static func += (left: inout AnimatablePair, right: AnimatablePair) {
    left.first += right.first
    left.second += right.second
  }

  /// Subtracts the values of another pair.
  @inlinable public static func -= (left: inout AnimatablePair, right: AnimatablePair) {
    left.first -= right.first
    left.second -= right.second
  }

  /// Multiplies both values by a factor.
  @inlinable public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of both values' squared magnitudes.
  @inlinable public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// Animatable data with no components, for types that have nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the type's only value.
  public init() {}

  /// The type's only value.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// Returns the type's only value.
  public static func + (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData { left }

  /// Returns the type's only value.
  public static func - (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData { left }

  /// Does nothing.
  public mutating func scale(by rhs: Double) {}

  /// The squared magnitude, which is 0.
  public var magnitudeSquared: Double { 0 }
}
