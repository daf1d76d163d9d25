public import Foundation
public import TrellisGeometry

/// The context of a custom animation: its state, the environment, and whether it is logically complete.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The animation's state, kept from one frame to the next; empty at first.
  public var state: AnimationState<Value>
  /// Whether the change counts as complete for observers, although the value may still move a little; false at first.
  ///
  /// An animation that returns nil is logically complete as well.
  public var isLogicallyComplete = false
  /// The time until which the value stays the same, in seconds since the animation began; no frame is drawn for it before.
  ///
  /// nil, the value before each call, means that the next frame may show another value. Infinity means that the value stays the
  /// same as long as the animation lasts.
  ///
  /// Source: ours. SwiftUI calls such an animation in each frame.
  public var stillUntil: TimeInterval?
  /// The environment of the view whose value is animated.
  public let environment: EnvironmentValues

  init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues) {
    (self.state, self.environment) = (state, environment)
  }

  /// Returns a context with another state, for an animation that forwards to another animation.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/animationcontext/withstate(_:); that the result isn't
  /// logically complete: ours.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, environment: environment)
  }
}

/// The state of a custom animation from one frame to the next: a value for each key.
public struct AnimationState<Value: VectorArithmetic> {
  /// The key that was set first, usually the only one, and its value.
  private var first: (key: ObjectIdentifier, box: AnyObject)?
  private var others: [ObjectIdentifier: AnyObject] = [:]

  /// Creates a state in which every key has its default value.
  public init() {}

  /// The value of a key.
  public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
    get {
      guard let box = first?.key == ObjectIdentifier(key) ? first?.box : others[ObjectIdentifier(key)] else {
        return Key.defaultValue
      }
      // A key has values of one type.
      return unsafeDowncast(box, to: StateBox<Key.Value>.self).value
    }
    set {
      let id = ObjectIdentifier(key)
      if first == nil {
        first = (id, StateBox(newValue))
      } else if first!.key != id {
        others[id] = StateBox(newValue)
      } else if isKnownUniquelyReferenced(&first!.box) {
        // Moving values set this in each frame. An unshared box is changed in place, without another allocation.
        unsafeDowncast(first!.box, to: StateBox<Key.Value>.self).value = newValue
      } else {
        first!.box = StateBox(newValue)
      }
    }
  }
}

/// A box for a value of an animation's state.
private final class StateBox<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// A key for a value of an animation's state.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value if none was set.
  static var defaultValue: Value { get }
}
