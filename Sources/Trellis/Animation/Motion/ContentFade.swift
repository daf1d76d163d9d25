import Foundation
import TrellisDisplayList
import TrellisGraph

/// A closure that returns the drawing of content in transition; `part` is 0 for the old content and 1 for the new one.
typealias ContentChange = @MainActor (_ old: DisplayItem, _ new: DisplayItem, _ part: Double) -> [DisplayItem]

/// The transition of a leaf whose content changes in an animated update: the old content disappears while the new one appears.
///
/// Source: recorded, TX-P2, for text that wraps differently.
@MainActor
struct ContentFade {
  private let place: TransactionContext
  private let item: Attribute<DisplayItem>

  /// Returns the closure that draws a change in an environment; nil if the new content is shown at once.
  private let change: @MainActor (EnvironmentScope) -> ContentChange?

  /// Creates the transition of a leaf's content from the attribute of its drawing; `change` is called when it is needed.
  init(
    of item: Attribute<DisplayItem>, _ inputs: ViewInputs,
    change: @escaping @MainActor (EnvironmentScope) -> ContentChange?
  ) {
    (self.item, place, self.change) = (item, inputs.transactionPlace, change)
  }

  /// Returns the drawing to show for the model's drawing.
  ///
  /// `own` is the transaction that animates the change, instead of the update's transaction. If `isAnother` is false, the content is the
  /// same, and no change begins. While the content changes, the attribute whose rule calls this function runs in each frame.
  func shown(_ model: DisplayItem, in own: Transaction? = nil, isAnother: Bool = true) -> DisplayItem {
    if own == nil, place.isStill { return model }
    let motions = place.context.motions
    let key = Motions.Key(number: item.erased.rawValue, part: .content)
    let last = motions.content(key) ?? item.cachedValue.map { FadedContent(old: nil, new: $0) }
    var fading = FadedContent(old: last?.old, new: model, change: last?.change)
    if isAnother, let last, last.new.content != model.content,
      let transaction = own ?? place.animatingTransaction, let change = change(place.environment)
    {
      fading.old = last.shown(part(key)) ?? last.new
      fading.change = change
      motions.stop(key)
      motions.move(key, by: 1, transaction)
    }
    guard fading.old != nil, motions.isMoving(key) else { return model }
    let part = part(key)
    guard motions.isMoving(key) else { return model }
    motions.keep(fading, for: key)
    var faded = model
    faded.content = .list(
      DisplayList(
        fading.items(part).map { $0.moved(by: CGPoint(x: -model.frame.minX, y: -model.frame.minY)) }))
    return faded
  }

  /// Returns the progress of the change, from 0 to 1.
  private func part(_ key: Motions.Key) -> Double {
    place.context.motions.rest(key, as: Double.self).map { min(max(1 + $0, 0), 1) } ?? 1
  }
}

/// The drawings of a leaf while its content changes.
struct FadedContent {
  var old: DisplayItem?
  var new: DisplayItem
  /// The closure that draws the change.
  var change: ContentChange?

  /// Returns the items to draw at a progress from 0 to 1.
  @MainActor func items(_ part: Double) -> [DisplayItem] {
    guard let old, let change else { return [new] }
    return change(old, new, part)
  }

  /// Returns the drawing if it is a single item, from which another change can start; otherwise nil.
  ///
  /// For nil, the other change starts from the new item.
  @MainActor fileprivate func shown(_ part: Double) -> DisplayItem? {
    let items = items(part)
    return items.count == 1 ? items[0] : nil
  }

  /// Returns the old content fading out and the new content fading in.
  @MainActor static func fade(_ old: DisplayItem, _ new: DisplayItem, _ part: Double) -> [DisplayItem] {
    [(old, 1 - part), (new, part)].map { drawn, opacity in
      drawn.within(.each(.opacity(opacity)), id: drawn.id, frame: drawn.frame)
    }
  }
}
