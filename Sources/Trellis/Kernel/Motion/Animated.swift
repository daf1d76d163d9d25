import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisGraph

extension ViewInputs {
  /// What is shown of a value: the model's where it stands still, else what lies on the way there.
  ///
  /// `previous` is the model's value before, for the first change of one that stood still; nil where there was none. A rule that asks
  /// runs in each frame as long as the value moves.
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
  /// The view's own rectangle as it is shown: that of its size, or what lies on the way there from the size that was drawn before.
  ///
  /// The drawing's attribute, which asks, runs in each frame as long as the size changes.
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

  /// The size that was drawn last, which is the model's where it stood still.
  @MainActor
  private func sizes(_ item: Attribute<DisplayItem>, _ key: Motions.Key) -> CGSize.AnimatableData? {
    context.motions.goal(key) ?? item.cachedValue?.frame.size.animatableData
  }

  /// A colour as it is shown, given by the attribute that asks.
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

/// What is shown of an animatable value: the last one that the model had is remembered, so that a change is seen.
@MainActor
final class Animated<Value: Animatable> {
  private let inputs: ViewInputs
  private let key: Motions.Key
  private var last: Value.AnimatableData?

  /// Creates it for a value in a place; nil where there is nothing between two values of the type.
  init?(_ type: Value.Type, _ inputs: ViewInputs) {
    if Value.AnimatableData.self == EmptyAnimatableData.self { return nil }
    self.inputs = inputs
    key = Motions.Key(number: inputs.context.nextElementID(), part: .value)
  }

  /// What is shown where the model has a value, whose changes a transaction of its own may animate; a rule that asks runs in each
  /// frame as long as it moves.
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
  /// What is shown where the model has a value.
  @MainActor
  func shown<Value>(_ model: Value) -> Value where Wrapped == Animated<Value> {
    self?.shown(model) ?? model
  }
}

/// What shows values of a type that only a ``TypeRecord`` knows.
@MainActor
protocol ValueAnimator: AnyObject {
  /// What is shown where the model has a value; it is of the type that this was made for.
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
  /// What shows values of the type in a place; nil where there is nothing between two of them.
  @MainActor static func makeAnimator(_ inputs: ViewInputs) -> (any ValueAnimator)? {
    Animated(Self.self, inputs)
  }
}
