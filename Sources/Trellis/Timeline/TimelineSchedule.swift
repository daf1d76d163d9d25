public import Foundation

/// The dates at which a ``TimelineView`` is updated.
public protocol TimelineSchedule {
  /// The frequency of updates.
  typealias Mode = TimelineScheduleMode
  /// The sequence of dates, in order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// Returns the dates from about a date on, in order; the first one may be earlier.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The frequency of a schedule's updates.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// The schedule's own frequency.
  case normal
  /// A low frequency, which a desktop never requests.
  case lowFrequency
}

/// A schedule of dates at regular intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  /// Creates a schedule of a date and all dates at a multiple of an interval in seconds after it.
  ///
  /// If the interval isn't positive and finite, the schedule has only the first date.
  public init(from startDate: Date, by interval: TimeInterval) {
    (start, self.interval) = (startDate, interval)
  }

  /// Returns the dates from the last one that isn't after `startDate`, or else from the first one.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0, interval.isFinite else { return Entries(start: start, interval: nil, number: 0) }
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    guard passed.isFinite else { return Entries(start: start, interval: nil, number: 0) }
    return Entries(start: start, interval: interval, number: max(0, passed))
  }

  /// The dates of a periodic schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: TimeInterval?
    /// The index of the next date.
    var number: Double

    /// The next date.
    public mutating func next() -> Date? {
      guard number == 0 || interval != nil else { return nil }
      // Beyond 2⁵³, adjacent numbers are more than 1 apart, so adding 1 may change nothing.
      defer { number = Swift.max(number + 1, number.nextUp) }
      return start.addingTimeInterval(number * (interval ?? 0))
    }
  }
}

/// A schedule of the beginnings of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}

  /// Returns the beginnings of minutes, from that of `startDate`'s minute on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// A schedule of given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries

  /// Creates a schedule of dates in ascending order.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns all dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule of every frame, or of frames at a minimum interval.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let minimumInterval: Double?
  let paused: Bool

  /// Creates a schedule of frames at a minimum interval in seconds; a paused schedule has only its first date.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    (self.minimumInterval, self.paused) = (minimumInterval, paused)
  }

  /// Returns the dates, which are at most 60 per second.
  ///
  /// A timeline view doesn't use these dates; it follows its frames.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    let interval = paused ? 0 : max(minimumInterval ?? 0, 1.0 / 60)
    return PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: mode)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule of dates at regular intervals, in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule of the beginnings of minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule of every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Returns a schedule of frames at a minimum interval in seconds, unless it is paused.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Returns a schedule of given dates.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S> {
    ExplicitTimelineSchedule(dates)
  }
}
