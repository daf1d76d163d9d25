/// Two values as one, component by component.
///
/// More than two are pairs of pairs.
///
/// Source: documented, developer.apple.com/documentation/swiftui/animatablepair.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair.
  @inlinable public init(_ first: First, _ second: Second) {
    (self.first, self.second) = (first, second)
  }

  /// The pair of the types' zeros.
  @inlinable public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  /// The pair of the sums.
  @inlinable public static func + (left: AnimatablePair, right: AnimatablePair) -> AnimatablePair {
    AnimatablePair(left.first + right.first, left.second + right.second)
  }

  /// The pair of the differences.
  @inlinable public static func - (left: AnimatablePair, right: AnimatablePair) -> AnimatablePair {
    AnimatablePair(left.first - right.first, left.second - right.second)
  }

  /// Adds to each value that of the other pair.
  @inlinable public static func += (left: inout AnimatablePair, right: AnimatablePair) {
    left.first += right.first
    left.second += right.second
  }

  /// Takes from each value that of the other pair.
  @inlinable public static func -= (left: inout AnimatablePair, right: AnimatablePair) {
    left.first -= right.first
    left.second -= right.second
  }

  /// Multiplies each component of both values by a factor.
  @inlinable public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of the squares of both values' components.
  @inlinable public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// No value at all: the data of what has nothing between one state and another.
///
/// Source: documented, developer.apple.com/documentation/swiftui/emptyanimatabledata.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the only value that there is.
  public init() {}

  /// The only value that there is.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// The only value that there is.
  public static func + (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData { left }

  /// The only value that there is.
  public static func - (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData { left }

  /// Changes nothing.
  public mutating func scale(by rhs: Double) {}

  /// 0.
  public var magnitudeSquared: Double { 0 }
}
