public import Foundation

/// A view that is made anew at the dates of a schedule.
///
/// It is asked for its views with the last date of the schedule that has passed, and with the first where none has. Nothing
/// runs while it isn't shown.
///
/// Source: documented, developer.apple.com/documentation/swiftui/timelineview; that the date is that of the last entry past:
/// recorded; what is shown before the first entry: ours.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the views are made with.
  public struct Context {
    /// How often the timeline updates.
    public enum Cadence: Comparable, Hashable, Sendable {
      /// Continuously, as far as anybody can tell.
      case live
      /// About once a second.
      case seconds
      /// About once a minute.
      case minutes
    }

    /// The date of the entry.
    public let date: Date
    /// How often views are to expect updates: always ``Cadence/live``, as a desktop's screen doesn't dim.
    public let cadence: Cadence

    /// The same in a timeline of any other type.
    func typed<S, C>() -> TimelineView<S, C>.Context {
      TimelineView<S, C>.Context(date: date, cadence: .live)
    }
  }

  let schedule: Schedule
  let content: (Context) -> Content
}

/// The context of any timeline, for closures that needn't name its type.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  /// It has no body.
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
