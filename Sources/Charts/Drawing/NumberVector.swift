import Foundation
import Trellis

/// Numbers between which an animation interpolates; missing numbers of the shorter of two vectors are 0.
nonisolated struct NumberVector: VectorArithmetic, Sendable {
  var numbers: [Double] = []

  static var zero: NumberVector { NumberVector() }

  static func + (first: NumberVector, second: NumberVector) -> NumberVector { first.combined(second, +) }
  static func - (first: NumberVector, second: NumberVector) -> NumberVector { first.combined(second, -) }

  private func combined(_ other: NumberVector, _ operation: (Double, Double) -> Double) -> NumberVector {
    if other.numbers.isEmpty { return self }
    if numbers.isEmpty { return NumberVector(numbers: other.numbers.map { operation(0, $0) }) }
    var result = [Double]()
    result.reserveCapacity(max(numbers.count, other.numbers.count))
    for index in 0..<max(numbers.count, other.numbers.count) {
      let first = index < numbers.count ? numbers[index] : 0
      let second = index < other.numbers.count ? other.numbers[index] : 0
      result.append(operation(first, second))
    }
    return NumberVector(numbers: result)
  }

  mutating func scale(by factor: Double) {
    for index in numbers.indices { numbers[index] *= factor }
  }

  var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
}
