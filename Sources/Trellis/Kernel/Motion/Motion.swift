import Foundation
import TrellisGeometry
import TrellisGraph

/// One value's way from where it was shown to where the model has it.
///
/// What is shown is the model's value and what is left of the way: `shown = model + animated(t) - interval`. So the model jumps to
/// its end at once, and a change that isn't animated moves what is shown along, without an end to the way.
@MainActor
final class Motion<Data: VectorArithmetic>: AnyMotion {
  private var animation: Animation
  /// From where the way began to where it leads.
  private var interval: Data
  private var state: AnimationContext<Data>
  private var beginning: Duration
  /// The model's value when somebody asked last; nil where nobody said.
  var goal: Data?
  /// Who wants to know when the way is over.
  private var listeners: [AnimationListener]

  init(_ interval: Data, _ transaction: Transaction, _ animation: Animation, at now: Duration) {
    self.animation = animation
    self.interval = interval
    (beginning, listeners) = (now, transaction.listeners)
    state = AnimationContext(
      environment: transaction.environment.map(EnvironmentValues.init(of:)) ?? EnvironmentValues())
  }

  /// Leads the way on by a distance, as another animation has it, which merges with the one there is, or runs on top of it.
  func extend(by distance: Data, _ transaction: Transaction, _ new: Animation, at now: Duration) {
    let time = elapsed(at: now)
    animation = animation.continued(by: new, value: interval, time: time, context: &state)
    interval += distance
    state.isLogicallyComplete = false
    listeners = listeners.filter { $0.criteria == .removed } + transaction.listeners
  }

  /// What is to be added to the model's value now; nil where the way is over.
  func rest(at now: Duration) -> Data? {
    state.stillUntil = nil
    guard let value = animation.animate(value: interval, time: elapsed(at: now), context: &state) else {
      listeners = []
      return nil
    }
    if state.isLogicallyComplete, !listeners.isEmpty {
      listeners.removeAll { $0.criteria != .removed }
    }
    return value - interval
  }

  /// When what is to be added may be something else again, as far as the animation says so.
  var nextChange: Duration? {
    guard let time = state.stillUntil, time > 0 else { return nil }
    return beginning + .seconds(saturating: time)
  }

  override func copy() -> AnyMotion { Motion(self) }

  private init(_ other: Motion) {
    (animation, interval, state) = (other.animation, other.interval, other.state)
    (beginning, goal, listeners) = (other.beginning, other.goal, other.listeners)
    super.init()
    frame = other.frame
  }

  private func elapsed(at now: Duration) -> TimeInterval { (now - beginning).seconds }
}

/// A motion of any kind of value.
@MainActor
class AnyMotion {
  /// In which frame it was asked last: one that nobody asks for any more is given up.
  final var frame = 0
  /// What fades, where it is a content.
  final var content: FadedContent?

  /// Another one that goes on from where this one is.
  func copy() -> AnyMotion {
    fatalError("AnyMotion.copy: a motion of no kind of value; this is a bug in Trellis")
  }
}
