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
      let count = waiting.count
      for item in list.items { item.forEachList { if $0.store.ink == nil { waiting.append($0) } } }
      if waiting.count == count {
        let ink = Ink(of: list)
        if count == 1 { return list.keep(ink) }
        _ = list.keep(ink)
        waiting.removeLast()
      }
    }
    return store.ink ?? Ink(of: self)
  }

  private func keep(_ ink: Ink) -> Ink {
    store.ink = ink
    return ink
  }
}

extension Ink {
  /// Looks at a list whose nested lists are known.
  fileprivate init(of list: DisplayList) {
    self.init(items: [], bounds: .null, blends: false, hasBackdrop: false, hasShadow: false, weight: 0)
    items.reserveCapacity(list.items.count)
    for item in list.items {
      let content = item.content
      let ink: CGRect
      weight &+= MemoryLayout<DisplayItem>.stride &+ content.weight
      switch content {
      case .fill, .shape, .text, .image: ink = item.inkBounds(at: item.frame.origin)
      case .list(let list): ink = item.place(add(list.ink))
      case .effect(let effect, let list): ink = item.place(effect.bounds(of: add(list.ink, within: effect)))
      }
      items.append(ink)
      bounds = bounds.union(ink)
    }
  }

  /// Adds what is known of a list that is in one of the items; answers its bounds.
  private mutating func add(_ inner: Ink) -> CGRect {
    if inner.blends { blends = true }
    if inner.hasBackdrop { hasBackdrop = true }
    if inner.hasShadow { hasShadow = true }
    weight &+= inner.weight
    return inner.bounds
  }

  /// The same of a list that something happens to.
  private mutating func add(_ inner: Ink, within effect: Effect) -> CGRect {
    switch effect {
    case .blend, .each(.blend): blends = true
    case .transform, .each: if inner.blends { blends = true }
    default: break
    }
    if case .backdrop = effect { hasBackdrop = true }
    if inner.hasBackdrop, effect.showsBehind { hasBackdrop = true }
    switch effect {
    case .shadow, .each(.shadow): hasShadow = true
    case .mask(let mask):
      let ink = mask.ink
      if inner.hasShadow || ink.hasShadow { hasShadow = true }
      weight &+= ink.weight
    default: if inner.hasShadow { hasShadow = true }
    }
    weight &+= inner.weight
    return inner.bounds
  }
}

extension DisplayItem {
  /// Calls a closure with the lists in the item: the nested one, and its mask.
  fileprivate func forEachList(_ body: (DisplayList) -> Void) {
    switch content {
    case .list(let list): body(list)
    case .effect(.mask(let mask), let list):
      body(list)
      body(mask)
    case .effect(_, let list): body(list)
    case .fill, .shape, .text, .image: break
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
