import Foundation
import TrellisGraph

/// The clock of a graph's views, with the times at which they need an update.
///
/// The host sets the time once per update, and it is constant until the next one. So everything that moves in a frame moves by the same
/// step. Rules get the time only from this clock.
@MainActor
final class FrameClock {
  /// The time since the host began.
  private(set) var now = Duration.zero
  /// The date at which the host began.
  private let beginning: Date
  /// The number of frames that rules have waited for.
  private(set) var frameNumber = 0
  /// The input that waiting rules read; nil until a rule waits.
  private var frame: Attribute<Int>?
  /// The earliest time at which a waiting rule needs a frame; nil if there is none.
  private var awaitedTime: Duration?
  private let makeFrame: () -> Attribute<Int>
  /// The alarms that are set; those of removed views are dropped on the next access.
  private var alarms: [Alarm] = []

  /// Creates a clock; the closure creates the input that waiting rules read.
  init(beginning: Date, makeFrame: @escaping () -> Attribute<Int>) {
    (self.beginning, self.makeFrame) = (beginning, makeFrame)
  }

  /// Reruns the calling rule in the next frame, and requests a frame at a time, or as soon as possible if nil.
  ///
  /// A time of 10¹² s or more requests no frame, but the rule still reruns in frames that others request.
  func waitForFrame(at time: Duration? = nil) {
    if frame == nil { frame = makeFrame() }
    _ = frame!.wrappedValue
    isAwaited = true
    let time = time ?? now
    if time < .seconds(1e12) { awaitedTime = min(awaitedTime ?? time, time) }
  }

  /// Whether a rule has waited for a frame since the last awaited frame, even with a time that requests no frame.
  private(set) var isAwaited = false

  /// The current time as a date.
  var date: Date { date(at: now) }

  /// Returns a time as a date.
  func date(at time: Duration) -> Date { beginning.addingTimeInterval(time.seconds) }

  /// Returns the time of a date, limited to ±10¹² s.
  func time(of date: Date) -> Duration {
    .seconds(saturating: date.timeIntervalSince(beginning))
  }

  /// Advances to the time of an update, never back, and rings the alarms that are due.
  ///
  /// Returns whether this is a frame that a rule waited for.
  @discardableResult
  func advance(to time: Duration) -> Bool {
    let isFrame = time > now && awaitedTime.map { $0 <= time } ?? false
    now = max(now, time)
    if isFrame {
      (awaitedTime, isAwaited) = (nil, false)
      frameNumber += 1
      frame?.wrappedValue = frameNumber
    }
    for alarm in alarms where alarm.isDue(at: now) { alarm.ring() }
    prune()
    return isFrame
  }

  /// The earliest time at which a waiting rule or an alarm is due; nil if there is none.
  ///
  /// A time in the past means the next frame.
  var nextDeadline: Duration? {
    prune()
    let alarm = alarms.lazy.compactMap(\.deadline).min()
    return [awaitedTime.map { max($0, now) }, alarm].compactMap(\.self).min()
  }

  fileprivate func add(_ alarm: Alarm) {
    if !alarm.isListed { alarms.append(alarm) }
    alarm.isListed = true
  }

  /// Removes the alarms that aren't set any more.
  private func prune() {
    for alarm in alarms where !alarm.isSet { alarm.isListed = false }
    alarms.removeAll { !$0.isListed }
  }
}

/// An alarm that reruns a rule at a time.
///
/// The alarm has an input that counts its rings. When the alarm is due, the input is set, and the following update reruns the rules that
/// read the input, if the values of those rules are read.
@MainActor
final class Alarm {
  private weak var clock: FrameClock?
  private let rings: Attribute<Int>
  /// The time at which the alarm rings; nil if the alarm isn't set.
  fileprivate private(set) var deadline: Duration?

  /// Creates an alarm in the current subgraph, with which the alarm is removed.
  init(named name: String, _ context: ViewContext) {
    clock = context.clock
    rings = context.graph.input(name: name, kind: .clock, 0)
  }

  /// Reruns the calling rule at a time; nil cancels an earlier request.
  ///
  /// A time in the past means the next frame.
  func wake(at time: Duration?) {
    _ = rings.wrappedValue
    deadline = time
    if time != nil { clock?.add(self) }
  }

  /// Whether the clock's list contains the alarm.
  fileprivate var isListed = false

  fileprivate var isSet: Bool { deadline != nil && rings.exists }

  fileprivate func isDue(at time: Duration) -> Bool { isSet && deadline! <= time }

  fileprivate func ring() {
    deadline = nil
    rings.wrappedValue += 1
  }
}

extension Duration {
  /// The duration in seconds.
  package var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
