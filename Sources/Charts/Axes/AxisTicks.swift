import Foundation

/// The values of an axis, with their texts.
struct AxisTicks {
  var values: [Datum] = []
  /// The default text of a value.
  var text: (Datum) -> String = { $0.name }

  /// Returns the values of an axis in the scale's domain.
  static func ticks(_ values: AxisMarkValues, _ scale: PositionScale, _ count: Int) -> AxisTicks {
    if scale.isCategory {
      if case .values(let data) = values.storage {
        return AxisTicks(values: data.filter { scale.position($0) != nil })
      }
      return AxisTicks(values: scale.categories)
    }
    return scale.isDate ? dates(values, scale, count) : numbers(values, scale, count)
  }

  private static func numbers(_ values: AxisMarkValues, _ scale: PositionScale, _ count: Int) -> AxisTicks {
    let domain = scale.domain
    var numbers: [Double]
    switch values.storage {
    case .values(let data): numbers = data.compactMap(\.magnitude).filter { reaches(domain, $0) }
    case .stride(let step): numbers = NiceTicks.multiples(of: step, in: domain)
    case .automatic(let minimum):
      if case .log = scale.function {
        numbers = NiceTicks.logarithmic(in: domain, count: count)
      } else {
        var step = NiceTicks.step(domain, count: count, minimum: minimum ?? 0)
        // The ends of a given domain needn't be ticks.
        if NiceTicks.rounding(domain, to: step, lower: true, upper: true) != domain {
          step = NiceTicks.step(domain, count: count, minimum: minimum ?? 0, countsInside: true)
        }
        numbers = NiceTicks.multiples(of: step, in: domain)
      }
    case .dates: numbers = []
    }
    return AxisTicks(values: numbers.map { .number($0) }, text: text(of: numbers, scale.function))
  }

  /// Returns the texts of numbers: all with the digits that one of them needs, and very small or large ones as powers of ten.
  private static func text(of numbers: [Double], _ function: ScaleType.Function) -> (Datum) -> String {
    let sizes = numbers.map(abs).filter { $0 > 0 }
    if let low = sizes.min(), let high = sizes.max(), low < 1e-6 || high >= 1e15 {
      return { ($0.magnitude ?? 0).formatted(.number.notation(.scientific)) }
    }
    // The numbers of a logarithmic scale have different sizes.
    if function == .log { return { $0.name } }
    let digits = fractionDigits(numbers)
    return { ($0.magnitude ?? 0).formatted(.number.precision(.fractionLength(digits))) }
  }

  /// Returns the number of digits that all numbers need, at most 8.
  private static func fractionDigits(_ numbers: [Double]) -> Int {
    let digits = (0...8).first { digits in
      let scale = pow(10, Double(digits))
      return numbers.allSatisfy { abs($0 * scale - ($0 * scale).rounded()) <= 1e-6 * abs($0 * scale) }
    }
    return digits ?? 6
  }

  private static func dates(_ values: AxisMarkValues, _ scale: PositionScale, _ count: Int) -> AxisTicks {
    let domain = scale.domain
    let (first, last) = (
      Date(timeIntervalSinceReferenceDate: domain.lowerBound),
      Date(timeIntervalSinceReferenceDate: domain.upperBound)
    )
    var steps: DateTicks
    var dates: [Date]
    switch values.storage {
    case .values(let data):
      dates = data.compactMap(\.magnitude).filter { reaches(domain, $0) }
        .map { Date(timeIntervalSinceReferenceDate: $0) }
      steps = unit(of: dates)
    case .dates(let unit, let count, let calendar):
      steps = DateTicks(unit: unit, count: count).thinned(span: domain.upperBound - domain.lowerBound)
      dates = steps.dates(from: first, to: last, calendar ?? .current)
    case .stride(let seconds):
      dates = NiceTicks.multiples(of: seconds, in: domain).map { Date(timeIntervalSinceReferenceDate: $0) }
      steps = unit(of: dates)
    case .automatic(let minimum):
      steps = DateTicks.step(
        span: domain.upperBound - domain.lowerBound, count: count, minimum: minimum ?? 0)
      dates = steps.dates(from: first, to: last)
    }
    let format = steps.format
    return AxisTicks(values: dates.map { .date($0.timeIntervalSinceReferenceDate) }) {
      format.format(Date(timeIntervalSinceReferenceDate: $0.magnitude ?? 0))
    }
  }

  /// Returns the calendar component by which dates are apart.
  private static func unit(of dates: [Date]) -> DateTicks {
    let gap = zip(dates.dropFirst(), dates).map { $0.timeIntervalSince($1) }.min() ?? 86400
    let unit: Calendar.Component =
      switch gap {
      case ..<60: .second
      case ..<3600: .minute
      case ..<86400: .hour
      case ..<(27 * 86400): .day
      case ..<(360 * 86400): .month
      default: .year
      }
    return DateTicks(unit: unit, count: 1)
  }

  private static func reaches(_ domain: ClosedRange<Double>, _ value: Double) -> Bool {
    let tolerance = (domain.upperBound - domain.lowerBound) * 1e-9
    return value >= domain.lowerBound - tolerance && value <= domain.upperBound + tolerance
  }
}
