import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisGraph

/// The motions in a graph.
///
/// A rule that returns a shown value reads from this object the remaining difference to the model's value. While a difference remains,
/// the rule reads the clock's frame and so runs in each frame. After that it no longer depends on time. Values at rest have no attribute,
/// rule or entry here.
@MainActor
final class Motions: ChildMotions {
  /// The key of a value in motion.
  struct Key: Hashable {
    /// The number of an attribute or an object.
    let number: UInt64
    /// The part that distinguishes values with the same number.
    var part: Part = .value

    enum Part { case value, size, origin, content, transition, transitionSize }
  }

  private let clock: FrameClock
  private var moving: [Key: AnyMotion] = [:] { didSet { isEmpty = moving.isEmpty } }

  init(_ clock: FrameClock) { self.clock = clock }

  override func prune() {
    // A rule that reads a motion waits for a frame, so without a waiting rule no motion is read any more.
    if !clock.isAwaited { return moving = [:] }
    guard moving.values.contains(where: { $0.frame < clock.frameNumber }) else { return }
    moving = moving.filter { $0.value.frame >= clock.frameNumber }
  }

  /// Moves a value by a distance, from where it is shown to the model's value, in the value's transaction.
  ///
  /// If the transaction has no animation, the change is shown at once, and a motion in progress continues.
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

  /// Returns the value to add to the model's value; nil at rest.
  ///
  /// A rule that calls this runs again in the next frame unless the result is nil.
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

  /// Returns the changing content of a leaf; nil if it isn't changing.
  func content(_ key: Key) -> FadedContent? { moving[key]?.content }

  /// Stores the changing content of a leaf.
  func keep(_ content: FadedContent, for key: Key) { moving[key]?.content = content }

  /// Makes the calling rule run in the next frame.
  func waitForFrame() { clock.waitForFrame() }

  /// Returns the model's value of a value in motion, as of the last read; nil at rest.
  func goal<Data: VectorArithmetic>(_ key: Key) -> Data? { (moving[key] as? Motion<Data>)?.goal }

  /// Returns whether a value is in motion.
  func isMoving(_ key: Key) -> Bool { !moving.isEmpty && moving[key] != nil }

  /// Copies a motion to another key; returns false if there is no motion, or if the other value is in motion already.
  func copy(_ key: Key, to other: Key) -> Bool {
    guard let motion = moving[key], moving[other] == nil else { return false }
    moving[other] = motion.copy()
    return true
  }

  /// Ends a motion, so that the model's value is shown.
  func stop(_ key: Key) {
    if !moving.isEmpty { moving[key] = nil }
  }

  // MARK: - For containers

  override func animates(_ transaction: Transaction) -> Bool { transaction.animation != nil }

  override func movingDistance(of object: AnyObject) -> CGPoint {
    guard let rest = rest(.origin(of: object), as: Distance.self) else { return .zero }
    return CGPoint(x: rest.first, y: rest.second)
  }

  override func move(_ object: AnyObject, from old: CGPoint, to new: CGPoint, _ transaction: Transaction) {
    move(.origin(of: object), by: new.animatableData - old.animatableData, transaction)
  }

  override func moves(_ object: AnyObject) -> Bool {
    isMoving(.origin(of: object)) || isMoving(.transition(of: object))
  }

  override func copyMotion(of object: AnyObject, to other: AnyObject) -> Bool {
    copy(.origin(of: object), to: .origin(of: other))
  }

  override func shown<Data: VectorArithmetic>(
    _ model: Data, of number: UInt64, previous: Data?, _ own: Transaction?, _ inputs: ViewInputs
  ) -> Data {
    inputs.shown(model, Key(number: number, part: .value), previous: previous, in: own)
  }

  override func move(
    _ children: Children, from old: Arrangement?, to placements: [Placement], _ inputs: ViewInputs
  ) {
    children.noteMoves(from: old, to: placements, inputs)
  }

  override func insert(_ child: Child, _ inputs: ViewInputs) {
    inputs.beginInsertion(of: child.element, as: child.position)
  }

  override func remove(_ element: ViewElement, as object: AnyObject, _ inputs: ViewInputs) -> Departure {
    Transitioned(to: inputs.beginRemoval(of: element, as: object))
  }

  override func restore(
    _ element: ViewElement, as object: AnyObject, _ departure: Departure?, _ inputs: ViewInputs
  ) {
    inputs.reverseRemoval(of: element, as: object, from: (departure as? Transitioned)?.goal)
  }

  override func insertedItem(of child: Child) -> DisplayItem {
    child.outputs.insertionItem(as: child.position, of: { child.position.size }, self)
  }

  override func leavingItem(
    of outputs: ViewOutputs, _ element: ViewElement, as object: AnyObject, _ departure: Departure,
    of size: CGSize, from place: CGPoint
  ) -> DisplayItem? {
    outputs.removalItem(
      as: object, of: element, to: (departure as? Transitioned)?.goal, of: size, from: place, self)
  }

  override func animatesRemoval(of element: ViewElement) -> Bool {
    element.traits.transition?.cachedValue?.removal.animation != nil
  }

  override func anchor(_ position: GroupedChildPosition, _ inputs: ViewInputs) -> MotionAnchor {
    TransactionAnchor(at: position, inputs)
  }

  /// A removal with a transition.
  private final class Transitioned: Departure {
    /// The effects at the end of the transition; nil if the child is drawn unchanged.
    let goal: TransitionEffects?

    init(to goal: TransitionEffects?) { self.goal = goal }
  }
}

extension ViewContext {
  /// The motions in progress.
  var motions: Motions { unsafeDowncast(childMotions, to: Motions.self) }
}
