import Foundation

/// The spans of time of calendar components.
nonisolated enum CalendarSpans {
  /// Returns the seconds since the reference date at which the component around a date starts and ends.
  ///
  /// A component without a span, such as `.era` of some calendars, has the date itself as both.
  static func span(of unit: Calendar.Component, around date: Date, _ calendar: Calendar?) -> Range<Double> {
    let calendar = calendar ?? .current
    guard let interval = calendar.dateInterval(of: unit, for: date) else {
      let seconds = date.timeIntervalSinceReferenceDate
      return seconds..<seconds
    }
    return interval.start.timeIntervalSinceReferenceDate..<interval.end.timeIntervalSinceReferenceDate
  }
}
