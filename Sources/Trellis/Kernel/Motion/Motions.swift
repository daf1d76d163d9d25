import Foundation
import TrellisGeometry
import TrellisGraph

/// What moves in a graph.
///
/// A rule that gives what is shown asks here for what is left of the way to the model's value. While there is anything left, the rule
/// reads the clock's frame, and so runs in each; when it has arrived it depends on time no more. Nothing is kept of what stands
/// still: no attribute, no rule, no object.
@MainActor
final class Motions {
  /// Which of the things that move it is.
  struct Key: Hashable {
    /// An attribute's number, or that of an object.
    let number: UInt64
    /// Which of several things of the same number.
    var part: Part = .value

    enum Part { case value, size, origin, content, transition, room }
  }

  private let clock: FrameClock
  private var moving: [Key: AnyMotion] = [:]

  init(_ clock: FrameClock) { self.clock = clock }

  /// Whether nothing moves.
  var isEmpty: Bool { moving.isEmpty }

  /// Drops the motions that no rule read in the last frame: their views are gone or aren't drawn.
  func prune() {
    // A rule that reads a motion waits for a frame.
    if !clock.isAwaited { return moving = [:] }
    guard moving.values.contains(where: { $0.frame < clock.frameNumber }) else { return }
    moving = moving.filter { $0.value.frame >= clock.frameNumber }
  }

  /// Something goes a distance, in the transaction of its place, from where it is shown to where the model has it; where the
  /// transaction has no animation it is there at once, and what was under way goes on.
  func move<Data: VectorArithmetic>(_ key: Key, by distance: Data, _ transaction: Transaction) {
    guard let animation = transaction.animation, distance != .zero else { return }
    if let motion = moving[key] as? Motion<Data> {
      motion.extend(by: distance, transaction, animation, at: clock.now)
    } else {
      let motion = Motion(distance, transaction, animation, at: clock.now)
      motion.frame = clock.frameNumber
      moving[key] = motion
    }
  }

  /// What is to be added to the model's value of something; nil where it stands still.
  ///
  /// Reading it in a rule has the rule run in the next frame as long as there is something.
  func rest<Data: VectorArithmetic>(_ key: Key, as type: Data.Type, goal: Data? = nil) -> Data? {
    if moving.isEmpty { return nil }
    guard let motion = moving[key] as? Motion<Data> else { return nil }
    motion.goal = goal
    guard let rest = motion.rest(at: clock.now) else {
      moving[key] = nil
      return nil
    }
    clock.waitForFrame(at: motion.nextChange)
    motion.frame = clock.frameNumber
    return rest
  }

  /// What a leaf draws while it fades; nil where it doesn't.
  func content(_ key: Key) -> FadedContent? { moving[key]?.content }

  /// Keeps what a leaf draws while it fades.
  func keep(_ content: FadedContent, for key: Key) { moving[key]?.content = content }

  /// Has the rule that asks run in the next frame.
  func waitForFrame() { clock.waitForFrame() }

  /// The model's value of something that moves, when it was asked last; nil where it stands still.
  func goal<Data: VectorArithmetic>(_ key: Key) -> Data? { (moving[key] as? Motion<Data>)?.goal }

  /// Whether something is under way.
  func isMoving(_ key: Key) -> Bool { !moving.isEmpty && moving[key] != nil }

  /// Has something go the way on that another thing goes; answers whether it stood still, else it goes its own way.
  func copy(_ key: Key, to other: Key) -> Bool {
    guard let motion = moving[key], moving[other] == nil else { return false }
    moving[other] = motion.copy()
    return true
  }

  /// Has something stand still where the model has it.
  func stop(_ key: Key) {
    if !moving.isEmpty { moving[key] = nil }
  }
}
