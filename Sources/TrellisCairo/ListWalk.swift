import Foundation
import TrellisDisplayList
import TrellisGeometry

/// A walk through a display list, back to front, without recursion, however deep the lists nest.
///
/// A `Place` describes where a list is drawn. The walk enters lists, affine transforms and per-element effects. Every other item
/// is an element, which the caller draws.
struct ListWalk<Place> {
  /// A visited item.
  struct Step {
    let item: DisplayItem
    /// The bounds of the item's ink including its per-element effects, in the space of the list that contains it.
    let ink: CGRect
    /// The place of the list that contains the item.
    let place: Place
    /// The effects that apply to each element separately.
    let each: PerElementEffects
  }

  /// A list being walked.
  private struct Level {
    let items: [DisplayItem]
    /// Each item's ink bounds, in the list's space.
    let inks: [CGRect]
    let place: Place
    let each: PerElementEffects
    var next = 0

    init(_ list: DisplayList, _ place: Place, _ each: PerElementEffects) {
      (items, inks) = (list.items, list.ink.items)
      (self.place, self.each) = (place, each)
    }
  }

  private var levels: [Level]

  init(_ list: DisplayList, at place: Place) {
    levels = [Level(list, place, PerElementEffects())]
  }

  /// Returns the next item, or nil at the end; ``enter(_:at:turned:)`` then continues with the item's contents.
  mutating func next() -> Step? {
    while let last = levels.indices.last {
      let index = levels[last].next
      guard index < levels[last].items.count else {
        levels.removeLast()
        continue
      }
      levels[last].next += 1
      let (bounds, each) = (levels[last].inks[index], levels[last].each)
      return Step(
        item: levels[last].items[index], ink: each.isEmpty ? bounds : each.bounds(of: bounds),
        place: levels[last].place, each: each)
    }
    return nil
  }

  /// Enters an item whose contents the walk draws one by one; returns false for an element, which the caller draws.
  ///
  /// `place` has its origin at the origin of the item's frame. `turned` returns `place` within a transform, or nil if nothing in
  /// the list is visible.
  mutating func enter(_ step: Step, at place: Place, turned: (CGAffineTransform) -> Place?) -> Bool {
    switch step.item.content {
    case .list(let list): levels.append(Level(list, place, step.each))
    case .effect(.each(let effect), let list): levels.append(Level(list, place, step.each.adding(effect)))
    case .effect(.transform(let transform), let list) where transform.isAffine:
      guard let inner = turned(transform.affine) else { return true }
      guard let each = step.each.inside(transform.affine) else { return false }
      levels.append(Level(list, inner, each))
    case .effect, .fill, .shape, .text, .image: return false
    }
    return true
  }
}
