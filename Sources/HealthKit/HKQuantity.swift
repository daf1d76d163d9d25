public import Foundation

/// A unit of a quantity: a factor, and powers of metre, gram, second and joule.
public final class HKUnit: NSObject, Sendable {
  private let factor: Double
  private let powers: [String: Int]

  private init(_ factor: Double, _ powers: [String: Int]) {
    (self.factor, self.powers) = (factor, powers.filter { $0.value != 0 })
  }

  /// Returns the unit of counted things.
  public class func count() -> HKUnit { HKUnit(1, [:]) }
  /// Returns the unit of percentages, where 1 is 100 %.
  public class func percent() -> HKUnit { HKUnit(1, [:]) }
  /// Returns a second.
  public class func second() -> HKUnit { HKUnit(1, ["s": 1]) }
  /// Returns a minute.
  public class func minute() -> HKUnit { HKUnit(60, ["s": 1]) }
  /// Returns an hour.
  public class func hour() -> HKUnit { HKUnit(3600, ["s": 1]) }
  /// Returns a day of 24 hours.
  public class func day() -> HKUnit { HKUnit(86_400, ["s": 1]) }
  /// Returns a metre.
  public class func meter() -> HKUnit { HKUnit(1, ["m": 1]) }
  /// Returns a metre with a prefix.
  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix.factor, ["m": 1]) }
  /// Returns a mile of 1,609.344 metres.
  public class func mile() -> HKUnit { HKUnit(1609.344, ["m": 1]) }
  /// Returns a gram.
  public class func gram() -> HKUnit { HKUnit(1, ["g": 1]) }
  /// Returns a gram with a prefix.
  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix.factor, ["g": 1]) }
  /// Returns a pound of 453.59237 grams.
  public class func pound() -> HKUnit { HKUnit(453.59237, ["g": 1]) }
  /// Returns a joule.
  public class func joule() -> HKUnit { HKUnit(1, ["J": 1]) }
  /// Returns a kilocalorie of 4,184 joules.
  public class func kilocalorie() -> HKUnit { HKUnit(4184, ["J": 1]) }

  /// Returns the product of two units.
  public func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(factor * unit.factor, powers.merging(unit.powers, uniquingKeysWith: +))
  }

  /// Returns the quotient of two units.
  public func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(factor / unit.factor, powers.merging(unit.powers.mapValues { -$0 }, uniquingKeysWith: +))
  }

  /// Returns a number of this unit in another; nil if the units measure different things.
  func convert(_ value: Double, to other: HKUnit) -> Double? {
    powers == other.powers ? value * factor / other.factor : nil
  }
}

/// A power of ten in a unit.
public enum HKMetricPrefix: Int, Sendable {
  case none, milli, centi, kilo

  var factor: Double {
    switch self {
    case .none: 1
    case .milli: 0.001
    case .centi: 0.01
    case .kilo: 1000
    }
  }
}

/// A number with a unit.
public final class HKQuantity: NSObject, Sendable {
  private let unit: HKUnit
  private let value: Double

  /// Creates a quantity.
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }

  /// Returns whether the quantity can be expressed in a unit.
  public func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.convert(value, to: unit) != nil }

  /// Returns the number in a unit; traps if the units measure different things.
  public func doubleValue(for unit: HKUnit) -> Double {
    guard let value = self.unit.convert(value, to: unit) else {
      preconditionFailure("HealthKit: a quantity can't be converted to another kind of unit")
    }
    return value
  }
}
