import Foundation

/// Functions whose names the scales' own members hide.
enum Math {
  static func log(_ value: Double) -> Double { Foundation.log(value) }
  static func exp(_ value: Double) -> Double { Foundation.exp(value) }
  static func pow(_ base: Double, _ exponent: Double) -> Double { Foundation.pow(base, exponent) }
  static func sign(_ value: Double) -> Double { value < 0 ? -1 : 1 }
}
