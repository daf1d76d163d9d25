import Foundation

/// The units into which a duration is divided.
struct DurationUnits {
  /// The units, the largest first.
  enum Unit: Int, CaseIterable {
    case year, month, week, day, hour, minute, second

    var component: Calendar.Component {
      switch self {
      case .year: .year
      case .month: .month
      case .week: .weekOfMonth
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }

    fileprivate func value(in components: DateComponents) -> Int {
      components.value(for: component) ?? 0
    }
  }

  private let units: [Unit]
  private let calendar: Calendar

  /// Creates units from the allowed ones of a calendar; none means all.
  init(allowed: NSCalendar.Unit, calendar: Calendar) {
    let flags: [(Unit, NSCalendar.Unit)] = [
      (.year, .year), (.month, .month), (.week, .weekOfMonth), (.week, .weekOfYear), (.day, .day),
      (.hour, .hour),
      (.minute, .minute), (.second, .second),
    ]
    let chosen = Unit.allCases.filter { unit in
      flags.contains { $0.0 == unit && allowed.contains($0.1) }
    }
    units = chosen.isEmpty ? Unit.allCases : chosen
    self.calendar = calendar
  }

  /// Returns the values of the units between two dates, at most a number of them if it isn't 0.
  ///
  /// The units begin with the largest that isn't zero, if there is a maximum. The last of them is rounded.
  func values(from start: Date, to end: Date, maximumCount: Int) -> [(unit: Unit, value: Int)] {
    let all = values(of: units, from: start, to: end)
    guard maximumCount > 0, let first = all.firstIndex(where: { $0.value != 0 }) else {
      return maximumCount > 0 ? Array(all.suffix(maximumCount)) : all
    }
    let last = min(first + maximumCount, all.count) - 1
    guard last < all.count - 1 else { return Array(all[first...last]) }
    // Half of the last unit more, so that the division below rounds.
    let kept = Array(units[...last])
    let floor = values(of: kept, from: start, to: end)
    let low = date(floor, after: start)
    var next = floor
    next[last].value += 1
    let high = date(next, after: start)
    let rounded = end.timeIntervalSince(low) * 2 >= high.timeIntervalSince(low) ? high : low
    let result = values(of: kept, from: start, to: rounded)
    let begin = result.firstIndex { $0.value != 0 } ?? first
    return Array(result[begin...].prefix(maximumCount))
  }

  private func values(of units: [Unit], from start: Date, to end: Date) -> [(unit: Unit, value: Int)] {
    let components = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
    return units.map { ($0, $0.value(in: components)) }
  }

  private func date(_ values: [(unit: Unit, value: Int)], after start: Date) -> Date {
    var components = DateComponents()
    for (unit, value) in values { components.setValue(value, for: unit.component) }
    return calendar.date(byAdding: components, to: start) ?? start
  }
}
