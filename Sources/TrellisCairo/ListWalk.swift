import Foundation
import TrellisDisplayList
import TrellisGeometry

/// A walk through everything in a list, back to front, for whoever draws: without recursion for the lists in it, which may
/// nest as deep as they like.
///
/// A place says where a list is drawn. Lists, affine transforms and effects on each thing are looked through; everything else
/// is a thing to draw.
struct ListWalk<Place> {
  /// An item on the way.
  struct Step {
    let item: DisplayItem
    /// Where its ink is, with what happens to it by itself, in the space of the list that holds it.
    let ink: CGRect
    /// Where that list is drawn.
    let place: Place
    /// What happens to it by itself.
    let each: EachEffects
  }

  /// A list that is being walked through.
  private struct Level {
    let items: [DisplayItem]
    /// Each item's ink bounds, in the list's space.
    let inks: [CGRect]
    let place: Place
    let each: EachEffects
    var next = 0

    init(_ list: DisplayList, _ place: Place, _ each: EachEffects) {
      (items, inks) = (list.items, list.ink.items)
      (self.place, self.each) = (place, each)
    }
  }

  private var levels: [Level]

  init(_ list: DisplayList, at place: Place) {
    levels = [Level(list, place, EachEffects())]
  }

  /// The next item, which isn't gone into before ``enter(_:at:turned:)``; nil at the end.
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

  /// Goes into an item that is looked through; false for a thing, which is to be drawn.
  ///
  /// `place` is that of what has its origin at the item's frame's, `turned` what becomes of it in a transform: nil where
  /// nothing of it can be seen.
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
