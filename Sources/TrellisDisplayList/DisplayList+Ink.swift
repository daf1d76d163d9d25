package import Foundation
import Synchronization
import TrellisGeometry

/// The ink bounds of a list, and other properties that take a walk to find.
package struct Ink: Sendable {
  /// The ink bounds of each item, in the list's space.
  package var items: [CGRect]
  /// The union of the items' ink bounds.
  package var bounds: CGRect
  /// Whether something in the list blends with content behind the list.
  ///
  /// A part that is a picture of its own, such as one with an opacity, contains its blending.
  package var blends: Bool
  /// Whether something in the list shows content behind the list, blurred.
  package var hasBackdrop: Bool
  /// Whether the list contains a shadow.
  package var hasShadow: Bool
  /// The approximate number of bytes that the list keeps alive, including pictures.
  package var weight: Int
}

/// The computed properties of a list: empty until they are needed, and never changed afterwards.
///
/// Copies of a list share one store, and a changed list gets a new store. So an unchanged list deep in a tree is walked once,
/// however often the tree around it changes.
final class ListStore: Sendable {
  private struct Known {
    var ink: Ink?
    var hitBounds: HitBounds?
  }

  private let known = Mutex(Known())

  /// The items' ink, or nil if unknown.
  var ink: Ink? {
    get { known.withLock { $0.ink } }
    set { known.withLock { $0.ink = newValue } }
  }

  /// The items' hit bounds, or nil if unknown.
  var hitBounds: HitBounds? {
    get { known.withLock { $0.hitBounds } }
    set { known.withLock { $0.hitBounds = newValue } }
  }
}

extension DisplayList {
  /// The ink of the list and of its items.
  ///
  /// Linear in the items whose ink is unknown. The walk isn't recursive, because lists may nest as deeply as memory allows.
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
  /// Creates the ink of a list whose nested lists' ink is known.
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

  /// Adds the properties of a nested list, and returns its bounds.
  private mutating func add(_ inner: Ink) -> CGRect {
    if inner.blends { blends = true }
    if inner.hasBackdrop { hasBackdrop = true }
    if inner.hasShadow { hasShadow = true }
    weight &+= inner.weight
    return inner.bounds
  }

  /// Adds the properties of a nested list with an effect, and returns its bounds without the effect.
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
  /// Calls a closure with the lists in the item: the nested list, and its mask.
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
  /// The approximate number of bytes of content that draws by itself; 0 for nested lists.
  fileprivate var weight: Int {
    switch self {
    case .image(let image): image.source.pixels.count
    case .shape(let shape): shape.path.elements.count * MemoryLayout<Path.Element>.stride
    case .text(let text): text.runs.reduce(256) { $0 + $1.glyphs.count * MemoryLayout<Glyph>.stride }
    case .fill, .list, .effect: 0
    }
  }
}
