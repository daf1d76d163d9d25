public import Foundation

/// A view that is updated at the dates of a schedule.
///
/// The content is evaluated with the last date of the schedule that has passed, or with the first date if none has. Nothing runs
/// while the view isn't shown.
///
/// Source: documented, developer.apple.com/documentation/swiftui/timelineview; using the last date that has passed: recorded;
/// using the first date before that: ours.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The values with which the content is evaluated.
  public struct Context {
    /// The rate of the timeline's updates.
    public enum Cadence: Comparable, Hashable, Sendable {
      /// Updates without a noticeable interval.
      case live
      /// Updates about once a second.
      case seconds
      /// Updates about once a minute.
      case minutes
    }

    /// The date of the entry.
    public let date: Date
    /// The rate of updates that views can expect: always ``Cadence/live``, because a desktop's screen doesn't dim.
    public let cadence: Cadence

    /// Returns the context for a timeline of another type.
    func typed<S, C>() -> TimelineView<S, C>.Context {
      TimelineView<S, C>.Context(date: date, cadence: .live)
    }
  }

  let schedule: Schedule
  let content: (Context) -> Content
}

/// The context of any timeline, for closures that don't name the timeline's type.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  /// The timeline has no body.
  public typealias Body = Never

  /// Creates a view that follows a schedule.
  @_disfavoredOverload
  public nonisolated init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    (self.schedule, self.content) = (schedule, content)
  }

  /// Creates a view that follows a schedule.
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { content($0.typed()) }
  }
}
