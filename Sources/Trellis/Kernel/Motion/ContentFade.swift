import Foundation
import TrellisDisplayList
import TrellisGraph

/// What is drawn of a leaf whose content changes in an animated update: the old content goes while the new one comes.
///
/// Source: recorded, TX-P2, for text that wraps otherwise.
@MainActor
struct ContentFade {
  private let inputs: ViewInputs
  private let item: Attribute<DisplayItem>

  /// Whether content fades in this place.
  private let fades: () -> Bool

  /// Creates what fades the content of a leaf, given the attribute of its drawing; the closure says, where it counts, whether it fades.
  init(of item: Attribute<DisplayItem>, _ inputs: ViewInputs, fades: @escaping () -> Bool) {
    (self.item, self.inputs, self.fades) = (item, inputs, fades)
  }

  /// What is drawn where the model has a drawing; the attribute, which asks, runs in each frame as long as it fades.
  func shown(_ model: DisplayItem) -> DisplayItem {
    let motions = inputs.context.motions
    if inputs.transactionScope == nil, !inputs.context.isInTransaction, motions.isEmpty { return model }
    let key = Motions.Key(number: item.erased.rawValue, part: .content)
    let last = motions.content(key) ?? item.cachedValue.map { FadedContent(old: nil, new: $0) }
    var fading = FadedContent(old: last?.old, new: model)
    if let last, last.new.content != model.content, let transaction = inputs.animatingTransaction, fades() {
      // What was fading is as good as gone.
      fading.old = last.new
      motions.stop(key)
      motions.move(key, by: 1, transaction)
    }
    guard let old = fading.old, let rest = motions.rest(key, as: Double.self) else { return model }
    motions.keep(fading, for: key)
    let part = min(max(1 + rest, 0), 1)
    let items = [(old, 1 - part), (model, part)].map { drawn, opacity in
      drawn.within(.each(.opacity(opacity)), id: drawn.id, frame: drawn.frame)
    }
    var faded = model
    faded.content = .list(
      DisplayList(items.map { $0.moved(by: CGPoint(x: -model.frame.minX, y: -model.frame.minY)) }))
    return faded
  }
}

/// What a leaf draws while it fades.
struct FadedContent {
  var old: DisplayItem?
  var new: DisplayItem
}
