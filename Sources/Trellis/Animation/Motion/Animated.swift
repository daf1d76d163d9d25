import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisGraph

extension ViewInputs {
  /// Returns the shown value: the model's value at rest, otherwise a value on the way there.
  ///
  /// `previous` is the model's value before the change, for the first change of a value at rest; nil if there was none. A rule
  /// that calls this runs in each frame while the value moves.
  @MainActor
  func shown<Data: VectorArithmetic>(
    _ model: Data, _ key: Motions.Key, previous: Data?, in own: Transaction? = nil
  ) -> Data {
    let motions = context.motions
    if let previous, previous != model, let transaction = own ?? animatingTransaction {
      motions.move(key, by: model - previous, transaction)
    }
    guard let rest = motions.rest(key, as: Data.self, goal: model) else { return model }
    return model + rest
  }
}

extension ViewInputs {
  /// Returns the view's bounds as shown: those of its size, or of a size on the way there from the size that was drawn before.
  ///
  /// The attribute of the drawing, which calls this, runs in each frame while the size changes.
  @MainActor
  func shownBounds(of item: Attribute<DisplayItem>) -> CGRect {
    let size = position.size
    if transactionScope == nil, !context.isInTransaction, context.motions.isEmpty {
      return CGRect(origin: .zero, size: size)
    }
    let key = Motions.Key(number: item.erased.rawValue, part: .size)
    let shown = shown(
      size.animatableData, key, previous: sizes(item, key))
    return CGRect(origin: .zero, size: CGSize(width: max(shown.first, 0), height: max(shown.second, 0)))
  }

  /// Returns the previous size: the model's as of the last read while the size moves, or else the size that was drawn last.
  @MainActor
  private func sizes(_ item: Attribute<DisplayItem>, _ key: Motions.Key) -> CGSize.AnimatableData? {
    context.motions.goal(key) ?? item.cachedValue?.frame.size.animatableData
  }

  /// Returns a colour as shown; `attribute` is the one whose rule calls this.
  @MainActor
  func shown(_ color: RGBAColor, of attribute: Attribute<RGBAColor>) -> RGBAColor {
    if transactionScope == nil, !context.isInTransaction, context.motions.isEmpty { return color }
    let key = Motions.Key(number: attribute.erased.rawValue, part: .value)
    let model = ColorVector(color)
    let previous = context.motions.goal(key) ?? attribute.cachedValue.map(ColorVector.init)
    let shown = shown(model, key, previous: previous)
    return shown == model ? color : shown.color
  }
}

/// The shown value of an animatable value in the model, whose last value is stored to detect changes.
@MainActor
final class Animated<Value: Animatable> {
  private let inputs: ViewInputs
  private let key: Motions.Key
  private var last: Value.AnimatableData?

  /// Creates the animation of a value; nil if values of the type can't be interpolated.
  init?(_ type: Value.Type, _ inputs: ViewInputs) {
    if Value.AnimatableData.self == EmptyAnimatableData.self { return nil }
    self.inputs = inputs
    key = Motions.Key(number: inputs.context.nextElementID(), part: .value)
  }

  /// Returns the shown value for a value of the model.
  ///
  /// A transaction passed as `own` animates changes in place of the update's. A rule that calls this runs in each frame while the
  /// value moves.
  func shown(_ model: Value, in own: Transaction? = nil) -> Value {
    let data = model.animatableData
    let shown = inputs.shown(data, key, previous: last, in: own)
    last = data
    if shown == data { return model }
    var value = model
    value.animatableData = shown
    return value
  }
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
  /// Returns the shown value for a value of the model; traps if that isn't of the animator's type.
  func shownValue<Other>(_ model: Other) -> Other
}

extension Animated: ValueAnimator {
  func shownValue<Other>(_ model: Other) -> Other {
    guard let model = model as? Value, let value = shown(model) as? Other else {
      fatalError("\(Other.self): it isn't the \(Value.self) that this animates; this is a bug in Trellis")
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
