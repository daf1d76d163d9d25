import Foundation

/// Ticks at calendar components: every `count` of a unit.
struct DateTicks: Equatable {
  var unit: Calendar.Component
  var count: Int

  /// The steps that automatic ticks choose from, with their lengths in seconds.
  private static let steps: [(DateTicks, Double)] = {
    let (minute, hour, day) = (60.0, 3600.0, 86400.0)
    var all: [(DateTicks, Double)] = []
    for count in [1, 5, 15, 30] { all.append((DateTicks(unit: .second, count: count), Double(count))) }
    for count in [1, 5, 15, 30] {
      all.append((DateTicks(unit: .minute, count: count), Double(count) * minute))
    }
    for count in [1, 3, 6, 12] { all.append((DateTicks(unit: .hour, count: count), Double(count) * hour)) }
    for count in [1, 2] { all.append((DateTicks(unit: .day, count: count), Double(count) * day)) }
    all.append((DateTicks(unit: .weekOfYear, count: 1), 7 * day))
    for count in [1, 3, 6] {
      all.append((DateTicks(unit: .month, count: count), Double(count) * 30.44 * day))
    }
    for count in [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] {
      all.append((DateTicks(unit: .year, count: count), Double(count) * 365.25 * day))
    }
    return all
  }()

  /// Returns the step by which a span of seconds has about a number of ticks.
  ///
  /// The number of ticks is as near to `count` as possible, by their ratio. A span whose ends are anywhere has half a tick more than
  /// steps, on average.
  static func step(span: Double, count: Int, minimum: Double = 0) -> DateTicks {
    guard span > 0, span.isFinite else { return DateTicks(unit: .day, count: 1) }
    let allowed = steps.filter { $0.1 >= minimum }
    let distance = { (length: Double) in abs(log((span / length + 0.5) / Double(max(1, count)))) }
    return allowed.min { distance($0.1) < distance($1.1) }?.0 ?? steps.last!.0
  }

  /// Returns the ticks between two dates; the first `limit` of them.
  ///
  /// The ticks are at the starts of components: at multiples of `count` for hours, months and similar, and counted from the first
  /// date for days and weeks. If `covering`, the ticks include one at or before the first date, and one at or after the last.
  func dates(
    from first: Date, to last: Date, _ calendar: Calendar = .current, covering: Bool = false,
    limit: Int = 10_000
  ) -> [Date] {
    guard count > 0, first <= last, let start = start(for: first, calendar) else { return [] }
    var result: [Date] = []
    for index in 0..<limit {
      guard let date = calendar.date(byAdding: unit, value: index * count, to: start) else { break }
      if covering {
        result.append(date)
        if date >= last && result.count > 1 { break }
      } else {
        if date > last { break }
        if date >= first { result.append(date) }
      }
    }
    return result
  }

  /// Returns every tenth, hundredth and so on of the ticks if a span of seconds would have more than 1,000.
  func thinned(span: Double) -> DateTicks {
    let lengths: [Calendar.Component: Double] = [
      .nanosecond: 1e-9, .second: 1, .minute: 60, .hour: 3600, .month: 28 * 86400, .quarter: 90 * 86400,
      .year: 365 * 86400, .yearForWeekOfYear: 365 * 86400, .weekOfYear: 7 * 86400, .weekOfMonth: 7 * 86400,
    ]
    let ticks = span / (Double(max(1, count)) * (lengths[unit] ?? 86400))
    guard ticks > 1000, ticks < 1e15 else { return self }
    return DateTicks(unit: unit, count: max(1, count) * Int(pow(10, ceil(log10(ticks / 1000)))))
  }

  /// Returns the start of the component of a date, at a multiple of `count` within the next larger component.
  private func start(for date: Date, _ calendar: Calendar) -> Date? {
    guard let start = calendar.dateInterval(of: unit, for: date)?.start, count > 1 else {
      return calendar.dateInterval(of: unit, for: date)?.start
    }
    let value = calendar.component(unit, from: start)
    switch unit {
    case .second, .minute, .hour, .year:
      return calendar.date(byAdding: unit, value: -(value % count), to: start)
    case .month, .quarter:
      return calendar.date(byAdding: unit, value: -((value - 1) % count), to: start)
    default: return start
    }
  }

  /// The format of the labels.
  var format: Date.FormatStyle {
    switch unit {
    case .second: .dateTime.hour().minute().second()
    case .minute: .dateTime.hour().minute()
    case .hour: .dateTime.hour()
    case .day, .weekday, .weekOfYear, .weekOfMonth, .weekdayOrdinal: .dateTime.month(.abbreviated).day()
    case .month, .quarter: .dateTime.month(.abbreviated)
    default: .dateTime.year()
    }
  }
}
