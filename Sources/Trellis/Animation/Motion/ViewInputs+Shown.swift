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
  /// Returns the view's bounds as shown: at rest those of its size, otherwise those of a size between the previously drawn one and its
  /// size.
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
