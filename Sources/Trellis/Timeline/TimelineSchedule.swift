public import Foundation

/// Dates at which a ``TimelineView`` is made anew.
///
/// Source: documented, developer.apple.com/documentation/swiftui/timelineschedule.
public protocol TimelineSchedule {
  /// How often updates are wanted.
  typealias Mode = TimelineScheduleMode
  /// The dates, in their order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The dates from about one on, in their order: the first may lie before it.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule is asked for updates.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as it says.
  case normal
  /// Seldom; a desktop never asks for it.
  case lowFrequency
}

/// Dates at the same distance from each other.
///
/// Source: documented, developer.apple.com/documentation/swiftui/periodictimelineschedule.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  /// Creates a schedule: a date, and each that lies so many seconds after the last.
  ///
  /// An interval that isn't positive and finite makes a schedule of the first date alone.
  public init(from startDate: Date, by interval: TimeInterval) {
    (start, self.interval) = (startDate, interval)
  }

  /// The dates, from the last one on that isn't after `startDate`, or from the first one there is.
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
    /// Which of the dates comes next.
    var number: Double

    /// The next date.
    public mutating func next() -> Date? {
      guard number == 0 || interval != nil else { return nil }
      // Beyond 2⁵³, the next number is further away than 1.
      defer { number = Swift.max(number + 1, number.nextUp) }
      return start.addingTimeInterval(number * (interval ?? 0))
    }
  }
}

/// The beginnings of minutes.
///
/// Source: documented, developer.apple.com/documentation/swiftui/everyminutetimelineschedule.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}

  /// The beginnings of minutes, from that of `startDate`'s on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Dates as they are given.
///
/// Source: documented, developer.apple.com/documentation/swiftui/explicittimelineschedule.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries

  /// Creates a schedule of dates, in their order.
  public init(_ dates: Entries) { self.dates = dates }

  /// All of the dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Every frame, or less often.
///
/// Source: documented, developer.apple.com/documentation/swiftui/animationtimelineschedule.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let minimumInterval: Double?
  let paused: Bool

  /// Creates a schedule of frames, at least so many seconds apart; a paused one has its first date only.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    (self.minimumInterval, self.paused) = (minimumInterval, paused)
  }

  /// The dates: sixty a second where there is no minimum interval.
  ///
  /// A timeline doesn't ask for them; it follows its frames.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    let interval = paused ? 0 : max(minimumInterval ?? 0, 1.0 / 60)
    return PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: mode)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at the same distance in seconds from each other.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginnings of minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Frames at least so many seconds apart, as long as they aren't paused.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Dates as they are given.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S> {
    ExplicitTimelineSchedule(dates)
  }
}
