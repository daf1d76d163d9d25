import Foundation
import TrellisGeometry
import TrellisGraph

/// The motion of one value from its shown value to the model's value.
///
/// The shown value is the model's value plus the rest of the motion: `shown = model + animated(t) - interval`. The model's value
/// thus changes at once. A change without an animation moves the shown value along and doesn't end the motion.
@MainActor
final class Motion<Data: VectorArithmetic>: AnyMotion {
  private var animation: Animation
  /// The whole change, from the start of the motion to its target.
  private var interval: Data
  private var state: AnimationContext<Data>
  private var beginning: Duration
  /// The model's value when the motion was last read; nil if the reader didn't pass it.
  var goal: Data?
  /// The listeners to notify when the motion is over.
  private var listeners: [AnimationListener]

  init(_ interval: Data, _ transaction: Transaction, _ animation: Animation, at now: Duration) {
    self.animation = animation
    self.interval = interval
    (beginning, listeners) = (now, transaction.listeners)
    state = AnimationContext(
      environment: transaction.environment.map(EnvironmentValues.init(of:)) ?? EnvironmentValues())
  }

  /// Extends the motion by a distance; the other animation merges with the current one or runs on top of it.
  func extend(by distance: Data, _ transaction: Transaction, _ new: Animation, at now: Duration) {
    let time = elapsed(at: now)
    animation = animation.continued(by: new, value: interval, time: time, context: &state)
    interval += distance
    state.isLogicallyComplete = false
    listeners = listeners.filter { $0.criteria == .removed } + transaction.listeners
  }

  /// Returns the value to add to the model's value now; nil if the motion is over.
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

  /// The earliest time at which the value to add may change, if the animation gives one; nil otherwise.
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

/// A motion of a value of any type.
@MainActor
class AnyMotion {
  /// The number of the frame in which the motion was last read; motions that aren't read any more are dropped.
  final var frame = 0
  /// The changing content; nil if the motion is that of another value.
  final var content: FadedContent?

  /// Returns a copy that continues from the current state.
  func copy() -> AnyMotion {
    fatalError("AnyMotion.copy: the motion has no value type; this is a bug in Trellis")
  }
}
