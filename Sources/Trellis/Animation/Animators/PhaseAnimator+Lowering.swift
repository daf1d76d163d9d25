import Foundation
import TrellisGraph

extension PhaseAnimator: PrimitiveView {
  /// Builds an input for the phase, and a rule that sets it to the next phase when the animation to the current one is complete.
  ///
  /// The input is set in a transaction with the animation of the new phase.
  @MainActor static func makeList(_ view: GraphValue<PhaseAnimator>, _ inputs: ViewInputs) -> ViewList {
    let view = view.attribute(in: inputs.graph)
    let alarm = Alarm(named: "PhaseAnimator.alarm", inputs.context)
    let (clock, writes) = (inputs.context.clock, inputs.context.writes)
    let phase = inputs.graph.input(name: "PhaseAnimator.phase", kind: .state, 0)
    var run = PhaseRun()
    let steps = inputs.graph.rule(name: "PhaseAnimator.step", kind: .clock) { () -> Int in
      let animator = view.wrappedValue
      if let next = run.advance(animator, to: clock.now) {
        var transaction = Transaction()
        transaction.animation = animator.animation(animator.phases[next])
        run.enter(next, by: transaction.animation, at: clock.now)
        writes.performLater("a phase", in: transaction) { if phase.exists { phase.wrappedValue = next } }
      }
      alarm.wake(at: run.isRunning ? clock.now : nil)
      return animator.phases.count
    }
    let body = inputs.graph.rule(name: "PhaseAnimator.body", kind: .body) { () -> Content? in
      guard steps.wrappedValue > 0 else {
        Warning.report("PhaseAnimator: there are no phases; nothing is shown; give at least one")
        return nil
      }
      let phases = view.wrappedValue.phases
      return view.wrappedValue.content(phases[phase.wrappedValue % phases.count])
    }
    return Trellis.makeList(body, inputs)
  }

  @MainActor static func staticShape(_ walker: ShapeWalker) -> StaticShape { .unknown }
}

/// The current phase, and the progress of the animation to it.
///
/// A phase lasts as long as its animation would take for a single number. So phases follow each other even if nothing in them
/// moves, and a frame can't run through them without end.
private struct PhaseRun {
  private var trigger = Trigger()
  private var hasBegun = false
  private var index = 0
  /// The animation to the current phase, its beginning and its context; nil if no phase follows.
  private var entering: (animation: Animation?, beginning: Duration, context: AnimationContext<Double>)?

  /// Whether the animation to the current phase is running, or another phase follows.
  var isRunning: Bool { entering != nil }

  /// Returns the phase to change to at a time of the clock; nil to keep the current phase.
  mutating func advance<Phase, Content>(_ animator: PhaseAnimator<Phase, Content>, to now: Duration) -> Int? {
    let count = animator.phases.count
    let isFirst = !hasBegun
    hasBegun = true
    if let value = animator.trigger {
      if trigger.hasChanged(to: value) { return count > 1 ? 1 : nil }
    } else if isFirst {
      return count > 1 ? 1 : nil
    }
    guard count > 1, isOver(at: now) else { return nil }
    entering = nil
    if animator.trigger != nil, index % count == 0 { return nil }
    return (index + 1) % count
  }

  /// Changes to a phase.
  mutating func enter(_ index: Int, by animation: Animation?, at now: Duration) {
    self.index = index
    entering = (animation, now, AnimationContext(environment: EnvironmentValues()))
  }

  private mutating func isOver(at now: Duration) -> Bool {
    guard var current = entering, now > current.beginning else { return false }
    let time = (now - current.beginning).seconds
    let offset = current.animation?.animate(value: 1.0, time: time, context: &current.context)
    entering = current
    return offset == nil || current.context.isLogicallyComplete
  }
}
