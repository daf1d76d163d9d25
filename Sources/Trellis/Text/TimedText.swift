public import Foundation

/// A text that follows the clock.
nonisolated struct TimedText: Hashable, Sendable {
  enum Subject: Hashable, Sendable {
    /// A date in a style.
    case date(Date, Text.DateStyle.Kind)
    /// The time passed or left in an interval; the count stops at the pause.
    case interval(Date, Date, pause: Date?, countsDown: Bool, showsHours: Bool)
  }

  let subject: Subject

  /// The regional settings for formatting.
  struct Region {
    var locale: Locale
    var calendar = Calendar.current
    var timeZone = TimeZone.current
  }

  /// Returns the string shown at a time.
  func string(at now: Date, in region: Region) -> String {
    switch subject {
    case .date(let date, .date): date.formatted(style(region).year().month(.wide).day())
    case .date(let date, .time): date.formatted(style(region).hour().minute())
    case .date(let date, .relative): units(date, now, width: .abbreviated, count: 2, region)
    case .date(let date, .offset):
      (date < now ? "−" : "+") + units(date, now, width: .wide, count: 1, region)
    case .date(let date, .timer): clock(abs(date.timeIntervalSince(now)), showsHours: true)
    case .interval(let start, let end, let pause, let countsDown, let showsHours):
      interval(start, end, at: min(pause ?? now, now), countsDown: countsDown, showsHours: showsHours)
    }
  }

  /// Returns the time of the next change of the string; nil if it no longer changes.
  func next(after now: Date) -> Date? {
    switch subject {
    case .date(_, .date), .date(_, .time): return nil
    case .date(let date, let style):
      let distance = abs(date.timeIntervalSince(now))
      return boundary(from: date, after: now, every: style == .timer || distance < 3600 ? 1 : 60)
    case .interval(let start, let end, let pause, _, _):
      if now < start { return start }
      if now >= end || pause.map({ now >= $0 }) ?? false { return nil }
      return boundary(from: start, after: now, every: 1)
    }
  }

  private func boundary(from date: Date, after now: Date, every step: Double) -> Date {
    let passed = now.timeIntervalSince(date) / step
    let next = date.addingTimeInterval((passed.rounded(.down) + 1) * step)
    return next > now ? next : now.addingTimeInterval(step)
  }

  private func style(_ region: Region) -> Date.FormatStyle {
    Date.FormatStyle(locale: region.locale, calendar: region.calendar, timeZone: region.timeZone)
  }

  private func units(
    _ date: Date, _ now: Date, width: Duration.UnitsFormatStyle.UnitWidth, count: Int, _ region: Region
  ) -> String {
    let seconds = abs(date.timeIntervalSince(now)).rounded(.down)
    return Duration.seconds(saturating: seconds).formatted(
      .units(
        allowed: [.weeks, .days, .hours, .minutes, .seconds], width: width, maximumUnitCount: count,
        fractionalPart: .hide(rounded: .down)
      ).locale(region.locale))
  }

  private func interval(_ start: Date, _ end: Date, at now: Date, countsDown: Bool, showsHours: Bool)
    -> String
  {
    let now = min(max(now, start), end)
    // The time left is rounded up, so that 0 is shown only at the end.
    let seconds = countsDown ? end.timeIntervalSince(now).rounded(.up) : now.timeIntervalSince(start)
    return clock(seconds, showsHours: showsHours)
  }

  private func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
    let seconds = Int(saturating: min(seconds.rounded(.down), 1e12))
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
    if showsHours, seconds >= 3600 {
      return "\(seconds / 3600):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
    }
    return "\(seconds / 60):\(two(seconds % 60))"
  }
}

extension Text {
  /// A style for showing a date.
  public nonisolated struct DateStyle: Hashable, Sendable {
    enum Kind { case time, date, relative, offset, timer }

    let kind: Kind

    /// The time of day: `9:41 AM`.
    public static let time = DateStyle(kind: .time)
    /// The day: `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// The distance from now: `2 hr, 23 min`.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now with its sign: `+2 hours`.
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now as a running timer: `36:59:01`.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text of a date, which follows the clock if the style depends on the current time.
  public init(_ date: Date, style: DateStyle) {
    self.init(parts: [Part(content: .timed(TimedText(subject: .date(date, style.kind))))])
  }

  /// Creates a text of a timer for an interval, counting down the time left or counting up the time passed.
  ///
  /// The timer stands still outside the interval and after `pauseTime`. The time left is rounded up to whole seconds, so that it
  /// is 0 at the end. Without hours, minutes count beyond 59.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/text/init(timerinterval:pausetime:countsdown:showshours:); the
  /// rounding: ours (choice).
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    let subject = TimedText.Subject.interval(
      timerInterval.lowerBound, timerInterval.upperBound, pause: pauseTime, countsDown: countsDown,
      showsHours: showsHours)
    self.init(parts: [Part(content: .timed(TimedText(subject: subject)))])
  }
}
