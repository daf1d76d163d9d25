public import Foundation
public import TrellisGeometry

/// What a custom animation is given beside a value and a time: what it remembers, and where it can say that it has got there.
///
/// Source: documented, developer.apple.com/documentation/swiftui/animationcontext.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation remembers from one frame to the next; nothing at first.
  public var state: AnimationState<Value>
  /// Whether the value has come as far as anybody cares, though it may still move a little; false at first.
  ///
  /// An animation that returns nil has come that far too.
  public var isLogicallyComplete = false
  /// Until when the value stays as it is, in seconds since the animation began: no frame is drawn for it before. nil, as it is whenever
  /// the animation is asked, is that the next frame may show another one; infinity is as long as the animation lasts.
  ///
  /// Source: ours. Elsewhere such an animation is asked in each frame.
  public var stillUntil: TimeInterval?
  /// The environment of the view whose value is animated.
  public let environment: EnvironmentValues

  init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues) {
    (self.state, self.environment) = (state, environment)
  }

  /// A context with another state, for an animation that hands on to another one.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/animationcontext/withstate(_:); that it isn't logically
  /// complete: ours.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, environment: environment)
  }
}

/// What a custom animation remembers from one frame to the next: a value for each key.
///
/// Source: documented, developer.apple.com/documentation/swiftui/animationstate.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a state in which every key has its default value.
  public init() {}

  /// The value of a key.
  public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a value that an animation remembers.
///
/// Source: documented, developer.apple.com/documentation/swiftui/animationstatekey.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value before one was set.
  static var defaultValue: Value { get }
}
