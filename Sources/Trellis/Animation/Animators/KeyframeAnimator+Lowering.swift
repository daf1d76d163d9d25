import Foundation
import TrellisGraph

extension KeyframeAnimator: PrimitiveView {
  /// Builds a rule for the value, which runs in each frame while keyframes are running.
  @MainActor static func makeList(_ view: GraphValue<KeyframeAnimator>, _ inputs: ViewInputs) -> ViewList {
    let view = view.attribute(in: inputs.graph)
    let alarm = Alarm(named: "KeyframeAnimator.alarm", inputs.context)
    let clock = inputs.context.clock
    var run = KeyframeRun<Value>()
    let value = inputs.graph.rule(name: "KeyframeAnimator.value", kind: .clock) { () -> Value in
      let value = run.advance(view.wrappedValue, to: clock.now)
      alarm.wake(at: run.isRunning ? clock.now : nil)
      return value
    }
    let body = inputs.graph.rule(name: "KeyframeAnimator.body", kind: .body) {
      view.wrappedValue.content(value.wrappedValue)
    }
    return Trellis.makeList(body, inputs)
  }

  @MainActor static func staticShape(_ walker: ShapeWalker) -> StaticShape { walker.shape(of: Content.self) }
}

/// The progress of an animator's keyframes.
private struct KeyframeRun<Value> {
  private var trigger = Trigger()
  private var hasBegun = false
  /// The current value, or the last one after the keyframes have ended; nil before they first ran.
  private var value: Value?
  private var timeline: KeyframeTimeline<Value>?
  private var beginning = Duration.zero

  /// Whether keyframes are running.
  var isRunning: Bool { timeline != nil }

  /// Returns the value at a time of the clock.
  mutating func advance<Path, Content>(
    _ animator: KeyframeAnimator<Value, Path, Content>, to now: Duration
  ) -> Value {
    var repeats = false
    switch animator.occasion {
    case .appearance(let again):
      repeats = again
      if !hasBegun { begin(animator, at: now) }
    case .change(let value):
      if trigger.hasChanged(to: value) { begin(animator, at: now) }
    }
    hasBegun = true
    guard let current = timeline else { return value ?? animator.initialValue }
    var time = (now - beginning).seconds
    if time >= current.duration {
      value = current.value(time: current.duration)
      timeline = nil
      // Keyframes without duration would restart without end.
      if repeats, current.duration > 0 {
        time -= current.duration
        begin(animator, at: now)
        // The next pass began when this one ended. If the next pass would be over by now, it begins now instead.
        if time < timeline!.duration { beginning = now - .seconds(saturating: time) } else { time = 0 }
      }
    }
    guard let timeline else { return value ?? animator.initialValue }
    let shown = timeline.value(time: time)
    value = shown
    return shown
  }

  private mutating func begin<Path, Content>(
    _ animator: KeyframeAnimator<Value, Path, Content>, at now: Duration
  ) {
    let start = value ?? animator.initialValue
    timeline = KeyframeTimeline(initialValue: start) { animator.keyframes(start) }
    beginning = now
  }
}

/// A detector of changes to a value of any type.
struct Trigger {
  private var last: (any Equatable)?

  /// Returns whether a value differs from that of the last call; false for the first call.
  mutating func hasChanged(to value: any Equatable) -> Bool {
    defer { last = value }
    guard let last else { return false }
    func isEqual<T: Equatable>(_ value: T) -> Bool { last as? T == value }
    return !isEqual(value)
  }
}
