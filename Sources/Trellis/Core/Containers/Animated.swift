import TrellisGeometry
import TrellisGraph

/// The animation of an animatable value of the model, with the model's last value to detect changes.
@MainActor
struct AnimatedValue<Value: Animatable> {
  private let number: UInt64
  private var last: Value.AnimatableData?

  /// Creates the animation of a value; nil if values of the type can't be interpolated.
  init?(_ type: Value.Type, _ context: ViewContext) {
    if Value.AnimatableData.self == EmptyAnimatableData.self { return nil }
    number = context.nextElementID()
  }

  /// Returns the shown value for a value of the model, in a view with some inputs.
  ///
  /// `own` is the transaction that animates changes, instead of the update's transaction. While the value moves, a rule that calls this
  /// function runs in each frame.
  mutating func shown(_ model: Value, in own: Transaction? = nil, _ inputs: ViewInputs) -> Value {
    let data = model.animatableData
    let motions = inputs.context.viewMotions
    if motions.isEmpty, last == nil || last == data {
      last = data
      return model
    }
    let shown = motions.shown(data, of: number, previous: last, own, inputs)
    last = data
    if shown == data { return model }
    var value = model
    value.animatableData = shown
    return value
  }
}

/// An ``AnimatedValue`` that closures share.
@MainActor
final class Animated<Value: Animatable> {
  private let inputs: ViewInputs
  private var value: AnimatedValue<Value>

  /// Creates the animation of a value; nil if values of the type can't be interpolated.
  init?(_ type: Value.Type, _ inputs: ViewInputs) {
    guard let value = AnimatedValue(type, inputs.context) else { return nil }
    (self.inputs, self.value) = (inputs, value)
  }

  /// Returns the shown value for a value of the model; see ``AnimatedValue/shown(_:in:_:)``.
  func shown(_ model: Value, in own: Transaction? = nil) -> Value { value.shown(model, in: own, inputs) }
}

extension Optional {
  /// Returns the shown value for a value of the model, which is that value if there is no animator.
  @MainActor
  func shown<Value>(_ model: Value) -> Value where Wrapped == Animated<Value> {
    self?.shown(model) ?? model
  }
}

/// An animator for values of a type that only a ``TypeRecord`` knows.
@MainActor
protocol ValueAnimator: AnyObject {
  /// Returns the shown value for a value of the model; traps if the value isn't of the animator's type.
  func shownValue<Other>(_ model: Other) -> Other
}

extension Animated: ValueAnimator {
  func shownValue<Other>(_ model: Other) -> Other {
    guard let model = model as? Value, let value = shown(model) as? Other else {
      fatalError("\(Other.self): the animated type is \(Value.self); this is a bug in Trellis")
    }
    return value
  }
}

extension Animatable {
  /// Creates an animator for values of the type; nil if they can't be interpolated.
  @MainActor static func makeAnimator(_ inputs: ViewInputs) -> (any ValueAnimator)? {
    Animated(Self.self, inputs)
  }
}

extension TypeRecord {
  /// Returns an animator for values of the type; nil if they are never animated.
  func makeAnimator(_ inputs: ViewInputs) -> (any ValueAnimator)? { animatable?.makeAnimator(inputs) }
}
