import Foundation
import TrellisDisplayList
import TrellisGraph

/// What is drawn of a content that has become another one, a part of the way there: 0 is the old one, 1 the new one.
typealias ContentChange = @MainActor (_ old: DisplayItem, _ new: DisplayItem, _ part: Double) -> [DisplayItem]

/// What is drawn of a leaf whose content changes in an animated update: the old content goes while the new one comes.
///
/// Source: recorded, TX-P2, for text that wraps otherwise.
@MainActor
struct ContentFade {
  private let place: TransactionPlace
  private let item: Attribute<DisplayItem>

  /// How content becomes another one in an environment; nil where it is there at once.
  private let change: @MainActor (EnvironmentScope) -> ContentChange?

  /// Creates what changes the content of a leaf, given the attribute of its drawing; the closure says, where it counts, how.
  init(
    of item: Attribute<DisplayItem>, _ inputs: ViewInputs,
    change: @escaping @MainActor (EnvironmentScope) -> ContentChange?
  ) {
    (self.item, place, self.change) = (item, inputs.transactionPlace, change)
  }

  /// What is drawn where the model has a drawing; the attribute, which asks, runs in each frame as long as it changes.
  ///
  /// A transaction of its own animates it in place of the update's; where it isn't `isAnother` content, none begins.
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

  /// How far the change has gone.
  private func part(_ key: Motions.Key) -> Double {
    place.context.motions.rest(key, as: Double.self).map { min(max(1 + $0, 0), 1) } ?? 1
  }
}

/// What a leaf draws while its content changes.
struct FadedContent {
  var old: DisplayItem?
  var new: DisplayItem
  /// How one becomes the other.
  var change: ContentChange?

  /// What is drawn.
  @MainActor func items(_ part: Double) -> [DisplayItem] {
    guard let old, let change else { return [new] }
    return change(old, new, part)
  }

  /// What is drawn, where that is one item which something else can be made of; of others it is as good as the new one.
  @MainActor fileprivate func shown(_ part: Double) -> DisplayItem? {
    let items = items(part)
    return items.count == 1 ? items[0] : nil
  }

  /// The old content fades while the new one comes.
  @MainActor static func fade(_ old: DisplayItem, _ new: DisplayItem, _ part: Double) -> [DisplayItem] {
    [(old, 1 - part), (new, part)].map { drawn, opacity in
      drawn.within(.each(.opacity(opacity)), id: drawn.id, frame: drawn.frame)
    }
  }
}
