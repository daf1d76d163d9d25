public import Foundation

/// A value that can be added to others of its type and scaled, and therefore interpolated.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by a factor.
  mutating func scale(by rhs: Double)

  /// The sum of the squares of the components: the square of the vector's length.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Returns the value with each component multiplied by a factor.
  @inlinable public func scaled(by rhs: Double) -> Self {
    var copy = self
    copy.scale(by: rhs)
    return copy
  }

  /// Moves a fraction of the way towards another value: 0 leaves the value unchanged, and 1 gives the other value.
  ///
  /// Amounts outside `0...1` extrapolate.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// Returns the value at a fraction of the way towards another: 0 gives this value, and 1 the other.
  ///
  /// Amounts outside `0...1` extrapolate.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var copy = self
    copy.interpolate(towards: other, amount: amount)
    return copy
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by a factor.
  @inlinable public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the number.
  @inlinable public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by a factor, in the precision of `Double`.
  @inlinable public mutating func scale(by rhs: Double) { self = Float(Double(self) * rhs) }
  /// The square of the number.
  @inlinable public var magnitudeSquared: Double { Double(self).magnitudeSquared }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number by a factor.
  @inlinable public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square of the number.
  @inlinable public var magnitudeSquared: Double { Double(self).magnitudeSquared }
}
