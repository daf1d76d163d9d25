import Foundation
import TrellisGraph

extension TimelineView: PrimitiveView where Content: View {
  /// Builds a rule that creates the views for the current date, and runs again at the next date of the schedule.
  @MainActor static func makeList(_ view: GraphValue<TimelineView>, _ inputs: ViewInputs) -> ViewList {
    let view = view.attribute(in: inputs.graph)
    let alarm = Alarm(named: "TimelineView.alarm", inputs.context)
    let clock = inputs.context.clock
    let schedule = inputs.graph.rule(name: "TimelineView.schedule", kind: .view) {
      view.wrappedValue.schedule
    }
    var entries: TimelineEntries<Schedule>?
    let date = inputs.graph.rule(name: "TimelineView.date", kind: .clock) {
      let schedule = schedule.wrappedValue
      if let frames = schedule as? AnimationTimelineSchedule {
        let interval = frames.minimumInterval.map { Duration.seconds(max(0, min($0, 1e9))) } ?? .zero
        alarm.wake(at: frames.paused ? nil : clock.now + interval)
        return clock.date
      }
      if entries?.belong(to: schedule) != true { entries = TimelineEntries(schedule, from: clock.date) }
      let (current, next) = entries!.advance(to: clock.date)
      // Entries less than a millisecond apart can't be distinguished.
      alarm.wake(at: next.map { max(clock.time(of: $0), clock.now + .milliseconds(1)) })
      return current ?? clock.date
    }
    let body = inputs.graph.rule(name: "TimelineView.body", kind: .body) {
      view.wrappedValue.content(TimelineView.Context(date: date.wrappedValue, cadence: .live))
    }
    return Trellis.makeList(body, inputs)
  }

  @MainActor static func staticShape(_ walker: ShapeWalker) -> StaticShape { walker.shape(of: Content.self) }
}

/// The entries of a schedule, traversed up to the current one.
private struct TimelineEntries<Schedule: TimelineSchedule> {
  /// The number of entries that are traversed in a frame before the schedule is asked for the entries from the current date on.
  private static var longestWalk: Int { 1000 }

  private let schedule: Schedule
  private var rest: Schedule.Entries.Iterator
  private var current: Date?
  private var next: Date?

  init(_ schedule: Schedule, from date: Date) {
    self.schedule = schedule
    rest = schedule.entries(from: date, mode: .normal).makeIterator()
    next = rest.next()
  }

  func belong(to other: Schedule) -> Bool { ValueComparison.areEqual(schedule, other) }

  /// Returns the last date that has passed, or else the first one, and the next date.
  mutating func advance(to date: Date) -> (current: Date?, next: Date?) {
    var count = 0
    while let passed = next, passed <= date {
      current = passed
      next = rest.next()
      count += 1
      // Many entries lie between two frames, so the schedule skips those before the current date.
      if count == TimelineEntries.longestWalk {
        rest = schedule.entries(from: date, mode: .normal).makeIterator()
      }
    }
    return (current ?? next, next)
  }
}
