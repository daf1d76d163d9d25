import Foundation

/// The round numbers of an axis.
///
/// See docs/design/0049-charts.md.
enum NiceTicks {
  /// Returns the round step by which a range has about a number of ticks, if its ends are moved outwards to ticks.
  ///
  /// A round step is 1, 2 or 5 times a power of ten. The number of ticks is as near to `count` as possible, by their ratio. Among
  /// equally near steps, the larger one is chosen. The result is at least `minimum`, and 1 if the range is empty or isn't finite.
  ///
  /// If `countsInside`, the range stays as it is, and the multiples in it are counted.
  static func step(
    _ range: ClosedRange<Double>, count: Int, minimum: Double = 0, countsInside: Bool = false
  ) -> Double {
    let span = range.upperBound - range.lowerBound
    guard span > 0, span.isFinite else { return max(1, minimum) }
    let exponent = floor(log10(span / Double(max(1, count))))
    var best = (step: Double.infinity, distance: Double.infinity)
    for power in stride(from: exponent + 1, through: exponent - 1, by: -1) {
      for digit in [5.0, 2, 1] {
        let step = rounded(digit, power)
        guard step >= minimum, step > 0, step.isFinite else { continue }
        let outer = rounding(range, to: step, lower: true, upper: true)
        let ticks =
          countsInside
          ? Double(max(1, multiples(of: step, in: range).count))
          : ((outer.upperBound - outer.lowerBound) / step).rounded() + 1
        let distance = abs(log(ticks / Double(max(1, count))))
        if distance < best.distance - 1e-9 { best = (step, distance) }
      }
    }
    // The smallest doubles have no round steps.
    return best.step.isFinite ? best.step : max(minimum, span)
  }

  private static func rounded(_ digit: Double, _ power: Double) -> Double {
    // A division by a power of ten gives the double nearest to the decimal number.
    power >= 0 ? digit * pow(10, power) : digit / pow(10, -power)
  }

  /// Returns a multiple of a step without the error of a product such as 3 × 0.1.
  static func multiple(_ factor: Double, of step: Double) -> Double {
    guard step < 1 else { return factor * step }
    let inverse = 1 / step
    return abs(inverse - inverse.rounded()) < 1e-6 * inverse ? factor / inverse.rounded() : factor * step
  }

  /// Returns the multiples of a step in a range: every tenth, hundredth and so on if there are more than 1,000.
  static func multiples(of step: Double, in range: ClosedRange<Double>) -> [Double] {
    guard step > 0, step.isFinite, range.lowerBound.isFinite, range.upperBound.isFinite else { return [] }
    let count = (range.upperBound - range.lowerBound) / step
    guard count.isFinite else { return [] }
    if count > 1000 { return multiples(of: step * pow(10, ceil(log10(count / 1000))), in: range) }
    let tolerance = 1e-9
    let first = (range.lowerBound / step - tolerance).rounded(.up)
    let last = (range.upperBound / step + tolerance).rounded(.down)
    guard first <= last else { return [] }
    return (0...Int(last - first)).map { multiple(first + Double($0), of: step) }
  }

  /// Returns a range whose chosen ends are moved outwards to multiples of a step.
  static func rounding(_ range: ClosedRange<Double>, to step: Double, lower: Bool, upper: Bool)
    -> ClosedRange<Double>
  {
    let tolerance = 1e-9
    let first = (range.lowerBound / step + tolerance).rounded(.down)
    let last = (range.upperBound / step - tolerance).rounded(.up)
    let low = lower ? multiple(first, of: step) : range.lowerBound
    let high = upper ? multiple(last, of: step) : range.upperBound
    guard low.isFinite, high.isFinite else { return range }
    return min(low, high)...max(low, high)
  }

  /// Returns the powers of ten in a range of positive numbers, with their multiples by 2 and 5 if the range has at most two decades.
  static func logarithmic(in range: ClosedRange<Double>, count: Int) -> [Double] {
    guard range.lowerBound > 0, range.upperBound.isFinite else { return [] }
    let first = Int(floor(log10(range.lowerBound))), last = Int(ceil(log10(range.upperBound)))
    let every = max(1, Int((Double(last - first + 1) / Double(max(1, count))).rounded(.up)))
    var ticks = stride(from: first, through: last, by: every).map { rounded(1, Double($0)) }
    if last - first < 3 {
      ticks = (first...last).flatMap { power in [1, 2, 5].map { rounded($0, Double(power)) } }
    }
    return ticks.filter { range.contains($0) }
  }
}
