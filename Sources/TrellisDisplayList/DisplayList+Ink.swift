package import Foundation
import Synchronization
import TrellisGeometry

/// Where the ink of a list is, as far as it takes a walk to know.
package struct Ink: Sendable {
  /// Each item's ink bounds, in the list's space.
  package var items: [CGRect]
  /// The union of them.
  package var bounds: CGRect
  /// Whether something in the list mixes with what lies behind it.
  ///
  /// What is a picture of its own all the same, such as an opacity, doesn't let it out.
  package var blends: Bool
  /// Whether something in the list shows what lies behind the list, out of focus.
  package var hasBackdrop: Bool
  /// Whether there is a shadow somewhere in the list.
  package var hasShadow: Bool
  /// The bytes that keeping the list keeps alive, roughly, pictures included.
  package var weight: Int
}

/// What is known of a list beside its items: empty until somebody asks, and never filled with anything else.
///
/// Copies of a list share it, and a list that is changed gets a new one, so an unchanged list deep in a tree is walked
/// once, however often the tree around it changes.
final class ListStore: Sendable {
  private struct Known {
    var ink: Ink?
    var hitBounds: HitBounds?
  }

  private let known = Mutex(Known())

  /// Where the items' ink is.
  var ink: Ink? {
    get { known.withLock { $0.ink } }
    set { known.withLock { $0.ink = newValue } }
  }

  /// Where the items may be hit.
  var hitBounds: HitBounds? {
    get { known.withLock { $0.hitBounds } }
    set { known.withLock { $0.hitBounds = newValue } }
  }
}

extension DisplayList {
  /// Where the ink of the list and of its items is.
  ///
  /// Linear in the items that weren't asked before. It doesn't recurse: lists may nest as deep as memory goes.
  package var ink: Ink {
    if let known = store.ink { return known }
    var waiting = [self]
    while let list = waiting.last {
      let unknown = list.items.flatMap(\.lists).filter { $0.store.ink == nil }
      if unknown.isEmpty {
        list.store.ink = Ink(of: list)
        waiting.removeLast()
      } else {
        waiting += unknown
      }
    }
    return store.ink ?? Ink(of: self)
  }
}

extension Ink {
  /// Looks at a list whose nested lists are known.
  fileprivate init(of list: DisplayList) {
    items = list.items.map(\.inkBounds)
    bounds = items.reduce(CGRect.null) { $0.union($1) }
    blends = list.items.contains { item in
      switch item.content {
      case .effect(.blend, _), .effect(.each(.blend), _): true
      case .list(let list), .effect(.transform, let list), .effect(.each, let list): list.ink.blends
      case .effect, .fill, .shape, .text, .image: false
      }
    }
    hasBackdrop = list.items.contains { item in
      switch item.content {
      case .effect(.backdrop, _): true
      case .list(let list): list.ink.hasBackdrop
      case .effect(let effect, let list): effect.showsBehind && list.ink.hasBackdrop
      case .fill, .shape, .text, .image: false
      }
    }
    hasShadow = list.items.contains { item in
      switch item.content {
      case .effect(.shadow, _), .effect(.each(.shadow), _): return true
      default: return item.lists.contains { $0.ink.hasShadow }
      }
    }
    weight = list.items.reduce(0) { sum, item in
      let nested = item.lists.reduce(0) { $0 &+ $1.ink.weight }
      return sum &+ MemoryLayout<DisplayItem>.stride &+ nested &+ item.content.weight
    }
  }
}

extension DisplayItem {
  /// The lists in the item: the nested one, and its mask.
  fileprivate var lists: [DisplayList] {
    switch content {
    case .list(let list): [list]
    case .effect(.mask(let mask), let list): [list, mask]
    case .effect(_, let list): [list]
    case .fill, .shape, .text, .image: []
    }
  }
}

extension DisplayItem.Content {
  /// The bytes behind what draws by itself, roughly.
  fileprivate var weight: Int {
    switch self {
    case .image(let image): image.source.pixels.count
    case .shape(let shape): shape.path.elements.count * MemoryLayout<Path.Element>.stride
    case .text(let text): text.runs.reduce(256) { $0 + $1.glyphs.count * MemoryLayout<Glyph>.stride }
    case .fill, .list, .effect: 0
    }
  }
}
