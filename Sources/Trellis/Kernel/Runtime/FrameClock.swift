import Foundation
import TrellisGraph

/// What time it is for the views of a graph, and when they want to be looked at again.
///
/// Time is that of the update that runs: the host says it once, and it stands still until the next update, so that all that
/// moves in a frame moves by the same step. Nothing else in Trellis looks at a clock.
@MainActor
final class FrameClock {
  /// The time since the host began.
  private(set) var now = Duration.zero
  /// When the host began.
  private let beginning: Date
  /// How many frames there were that something waited for.
  private(set) var frameNumber = 0
  /// The input that who moves reads; nil until something moves.
  private var frame: Attribute<Int>?
  /// When the first of those who wait for a frame wants it; nil where nobody waits, or where nobody will ever want it.
  private var awaitedTime: Duration?
  private let makeFrame: () -> Attribute<Int>
  /// Who wants to be woken; those whose views have gone are left out when somebody looks.
  private var alarms: [Alarm] = []

  /// Creates a clock; the closure makes the input that who moves reads.
  init(beginning: Date, makeFrame: @escaping () -> Attribute<Int>) {
    (self.beginning, self.makeFrame) = (beginning, makeFrame)
  }

  /// Has the rule that calls this run in the next frame; given a time, in the first one at that time that somebody waits for.
  ///
  /// A time so far away that it never comes is no wish for a frame, though the rule runs in those that others wish for.
  func waitForFrame(at time: Duration? = nil) {
    if frame == nil { frame = makeFrame() }
    _ = frame!.wrappedValue
    isAwaited = true
    let time = time ?? now
    if time < .seconds(1e12) { awaitedTime = min(awaitedTime ?? time, time) }
  }

  /// Whether a rule has waited for a frame since the last one, at whatever time.
  private(set) var isAwaited = false

  /// The time as a date.
  var date: Date { date(at: now) }

  /// A time as a date.
  func date(at time: Duration) -> Date { beginning.addingTimeInterval(time.seconds) }

  /// The time of a date; the distant future's where it is too far away.
  func time(of date: Date) -> Duration {
    .seconds(saturating: date.timeIntervalSince(beginning))
  }

  /// Goes on to the time of an update, never back, and wakes whose time has come.
  ///
  /// Answers whether that is a frame that something waited for.
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

  /// When the first of those who wait wants to be woken; nil where nobody waits.
  ///
  /// It may be in the past: that is the next frame.
  var nextDeadline: Duration? {
    prune()
    let alarm = alarms.lazy.compactMap(\.deadline).min()
    return [awaitedTime.map { max($0, now) }, alarm].compactMap(\.self).min()
  }

  fileprivate func add(_ alarm: Alarm) {
    if !alarm.isListed { alarms.append(alarm) }
    alarm.isListed = true
  }

  /// Forgets those who don't wait any more.
  private func prune() {
    for alarm in alarms where !alarm.isSet { alarm.isListed = false }
    alarms.removeAll { !$0.isListed }
  }
}

/// A rule's wish to run again at a time.
///
/// It is an input of the rule that counts how often it rang: when its time comes it is set, and whoever read it is looked at
/// again by the update that follows, if anybody still asks for it.
@MainActor
final class Alarm {
  private weak var clock: FrameClock?
  private let rings: Attribute<Int>
  /// When it rings; nil where it isn't set.
  fileprivate private(set) var deadline: Duration?

  /// Creates an alarm in the subgraph in force, with which it goes.
  init(named name: String, _ context: ViewContext) {
    clock = context.clock
    rings = context.graph.input(name: name, kind: .clock, 0)
  }

  /// Has the rule that calls this run again at a time; nil calls off what it wished before.
  ///
  /// A time that has passed is that of the next frame.
  func wake(at time: Duration?) {
    _ = rings.wrappedValue
    deadline = time
    if time != nil { clock?.add(self) }
  }

  /// Whether the clock has it on its list.
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
