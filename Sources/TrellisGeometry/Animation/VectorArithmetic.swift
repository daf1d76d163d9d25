public import Foundation

/// A value that can be added to others of its type and be taken so many times: what lies between two of them can be computed.
///
/// Source: documented, developer.apple.com/documentation/swiftui/vectorarithmetic.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by a factor.
  mutating func scale(by rhs: Double)

  /// The sum of the squares of the components: the square of the length.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value, each component multiplied by a factor.
  @inlinable public func scaled(by rhs: Double) -> Self {
    var copy = self
    copy.scale(by: rhs)
    return copy
  }

  /// Goes a part of the way to another value: 0 leaves it where it is, 1 makes it the other one.
  ///
  /// Amounts outside `0...1` go beyond.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// What lies at a part of the way to another value: 0 is this one, 1 the other one.
  ///
  /// Amounts outside `0...1` go beyond.
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
  /// Multiplies the number by a factor, in the factor's precision.
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
