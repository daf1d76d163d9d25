public import Foundation
import TrellisGeometry

extension DisplayList {
  /// Returns the rectangles to redraw, so that the picture of one list becomes that of another.
  ///
  /// A host calls this function after each update, and draws `new` within the rectangles. Everywhere else, both pictures are
  /// the same; an empty result means that nothing needs drawing. Rectangles are in points, in the coordinate space that both
  /// lists share. There are at most sixteen. They may overlap, and cover somewhat more than the changes.
  ///
  /// Items are matched by `id` within their list:
  ///
  /// - Two items with the same version are equal.
  /// - A changed item adds its ink before and after the change, and the backdrops that show it (``Backdrop``).
  /// - A nested list whose origin is the same is compared item by item.
  /// - If items were reordered, the fewest that explain the new order count as moved.
  /// - A list that only gathers items, without a size or a meaning of its own, counts as its items, however they are gathered.
  ///
  /// The meaning of an item (``Semantics``, the string behind the glyphs) isn't part of the picture.
  ///
  /// Lists that share storage are known to be equal, too. So the cost is linear in the items beside the changed paths, with a
  /// factor of `log n` if a list's order changed.
  public static func damage(from old: DisplayList, to new: DisplayList) -> [CGRect] {
    var region = walk(from: old, to: new, depth: 0).region
    new.spreadToBackdrops(&region)
    return region.rects
  }

  /// Returns the number of pairs of items that are examined to find the damage, including copies; for tests.
  package static func comparisons(from old: DisplayList, to new: DisplayList) -> Int {
    walk(from: old, to: new, depth: 0).comparisons
  }

  /// Compares two lists; `window` is their visible part, in their space, or nil if all of it is visible.
  fileprivate static func walk(
    from old: DisplayList, to new: DisplayList, depth: Int, in window: CGRect? = nil
  ) -> DamageWalk {
    var walk = DamageWalk(depth: depth, in: window)
    walk.waiting = [(old.items, new.items, .zero)]
    while let lists = walk.waiting.popLast() { walk.compare(lists.old, lists.new, at: lists.origin) }
    return walk
  }
}

/// A walk through two lists together, which collects their differences.
private struct DamageWalk {
  /// The number of effects around the lists.
  let depth: Int
  /// The visible part of the lists; nil if all of it is visible.
  private let window: CGRect?
  var region = DamageRegion()
  /// The number of pairs of items that were examined.
  var comparisons = 0
  /// The nested lists to compare, with their origins; an explicit stack, because they nest as deeply as views do.
  var waiting: [(old: [DisplayItem], new: [DisplayItem], origin: CGPoint)] = []

  /// The maximum depth of nested effects that are examined.
  ///
  /// A change at a greater depth counts as a change of the whole effect at this depth.
  private static let depthLimit = 100

  init(depth: Int, in window: CGRect?) {
    (self.depth, self.window) = (depth, window)
  }

  /// Compares two lists in a space with the given origin.
  mutating func compare(_ old: [DisplayItem], _ new: [DisplayItem], at origin: CGPoint) {
    guard !sharesStorage(old, new) else { return }
    if DisplayItem.areGatheredOtherwise(old, new) {
      var (old, new) = (old, new)
      DisplayItem.open(&old, &new)
      compareItems(old, new, at: origin)
    } else {
      compareItems(old, new, at: origin)
    }
  }

  private mutating func compareItems(_ old: [DisplayItem], _ new: [DisplayItem], at origin: CGPoint) {
    var start = 0
    var oldEnd = old.count
    var newEnd = new.count
    while start < oldEnd, start < newEnd, old[start].id == new[start].id {
      compare(old[start], new[start], at: origin)
      start += 1
    }
    while start < oldEnd, start < newEnd, old[oldEnd - 1].id == new[newEnd - 1].id {
      oldEnd -= 1
      newEnd -= 1
      compare(old[oldEnd], new[newEnd], at: origin)
    }
    compareReordered(old[start..<oldEnd], new[start..<newEnd], at: origin)
  }

  /// Compares the parts of two lists between their matching beginnings and ends.
  private mutating func compareReordered(
    _ old: ArraySlice<DisplayItem>, _ new: ArraySlice<DisplayItem>, at origin: CGPoint
  ) {
    var unmatched: [UInt64: Int] = [:]
    for offset in old.indices where unmatched[old[offset].id] == nil {
      unmatched[old[offset].id] = offset
    }
    var matches: [(old: Int, new: Int)] = []
    for offset in new.indices {
      if let match = unmatched.removeValue(forKey: new[offset].id) {
        matches.append((match, offset))
      } else {
        insertInk(of: new[offset], at: origin)
      }
    }
    var isMatched = [Bool](repeating: false, count: old.count)
    for match in matches { isMatched[match.old - old.startIndex] = true }
    for offset in old.indices where !isMatched[offset - old.startIndex] {
      insertInk(of: old[offset], at: origin)
    }
    // Of two items that swapped their order, at least one is outside the longest sequence that kept its order. So redrawing the
    // items outside that sequence is enough.
    let kept = longestIncreasingSubsequence(of: matches.map(\.old))
    for (match, isKept) in zip(matches, kept) {
      if isKept {
        compare(old[match.old], new[match.new], at: origin)
      } else {
        insertInk(of: old[match.old], at: origin)
        insertInk(of: new[match.new], at: origin)
      }
    }
  }

  /// Compares two versions of an item that kept its place in the order.
  private mutating func compare(_ old: DisplayItem, _ new: DisplayItem, at origin: CGPoint) {
    comparisons += 1
    if old.isCopy(of: new) { return }
    switch (old.content, new.content) {
    case (.list(let oldList), .list(let newList)) where old.frame.origin == new.frame.origin:
      waiting.append((oldList.items, newList.items, origin + new.frame.origin))
    case (.effect(let oldEffect, let oldList), .effect(let effect, let newList))
    where old.frame.origin == new.frame.origin && oldEffect == effect:
      guard depth < Self.depthLimit, effect.changesLocally(from: oldList, to: newList) else {
        return insertBoth(old, new, at: origin)
      }
      let inner = DisplayList.walk(from: oldList, to: newList, depth: depth + 1, in: effect.window)
      comparisons += inner.comparisons
      insert(inner.region.rects, through: effect, at: origin + new.frame.origin)
    case (.text(let oldText), .text(let newText)) where old.frame == new.frame:
      if !oldText.looksLike(newText) { insertBoth(old, new, at: origin) }
    case (.fill, .fill), (.shape, .shape), (.image, .image):
      if old.frame != new.frame || old.content != new.content { insertBoth(old, new, at: origin) }
    default:
      insertBoth(old, new, at: origin)
    }
  }

  private mutating func insertBoth(_ old: DisplayItem, _ new: DisplayItem, at origin: CGPoint) {
    insertInk(of: old, at: origin)
    insertInk(of: new, at: origin)
  }

  /// Adds the parts of an effect's picture that change if rectangles of its list change.
  private mutating func insert(_ rects: [CGRect], through effect: Effect, at origin: CGPoint) {
    for rect in rects { insert(effect.spread(of: rect), at: origin) }
  }

  private mutating func insert(_ rect: CGRect, at origin: CGPoint) {
    if !rect.isNull { region.insert(rect.offsetBy(dx: origin.x, dy: origin.y)) }
  }

  /// Adds the ink of an item, leaf by leaf, so that the gaps of a wide list aren't included.
  private mutating func insertInk(of item: DisplayItem, at origin: CGPoint) {
    var waiting: [(DisplayItem, CGPoint)] = []
    func visit(_ item: DisplayItem, _ origin: CGPoint) {
      // Most of a long scrolled list is invisible.
      if let window {
        let ink = item.inkBounds
        guard !ink.isNull, ink.offsetBy(dx: origin.x, dy: origin.y).intersects(window) else { return }
      }
      let place = origin + item.frame.origin
      switch item.content {
      case .list(let list): waiting += list.items.reversed().map { ($0, place) }
      case .effect(let effect, let list): insert(effect.bounds(of: list.inkBounds), at: place)
      case .fill, .shape, .text, .image: region.insert(item.inkBounds(at: place))
      }
    }
    visit(item, origin)
    while let (item, origin) = waiting.popLast() { visit(item, origin) }
  }
}

extension Effect {
  /// The part of the effect's list that may be visible, in the list's space; nil if it is unknown.
  fileprivate var window: CGRect? {
    guard case .clip(let path, _) = self else { return nil }
    let bounds = path.controlBounds
    return bounds.isNull ? nil : bounds
  }

  /// Whether a change in the list changes only the part of the picture around it.
  fileprivate func changesLocally(from old: DisplayList, to new: DisplayList) -> Bool {
    // A list with blending is rendered as a picture, which rounds colours differently.
    guard old.ink.blends == new.ink.blends else { return false }
    switch self {
    // The same applies to a list that contains shadows if the effect is a shadow.
    case .shadow: return old.ink.hasShadow == new.ink.hasShadow
    case .each(.shadow): return [old, new].allSatisfy { !$0.ink.hasShadow && !$0.ink.blends }
    // The picture ends at the list's edges: if the edges move, the colours beyond them change.
    case .blur(_, isOpaque: true): return old.inkBounds == new.inkBounds
    // A perspective samples a picture whose resolution depends on the whole list, so every pixel may change.
    case .transform(let transform): return transform.isAffine
    default: return true
    }
  }

  /// Returns the part of the picture that changes with a part of the list.
  fileprivate func spread(of rect: CGRect) -> CGRect {
    guard case .blur(let radius, isOpaque: true) = self else { return bounds(of: rect) }
    return Effect.blur(radius: radius, isOpaque: false).bounds(of: rect)
  }
}

extension TextContent {
  /// Whether both draw the same, whatever they mean.
  fileprivate func looksLike(_ other: TextContent) -> Bool {
    color == other.color && shading == other.shading && runs == other.runs
      && decorations == other.decorations
  }
}

/// Whether two arrays share storage, and are therefore equal without comparing their items.
private func sharesStorage(_ first: [DisplayItem], _ second: [DisplayItem]) -> Bool {
  first.count == second.count
    && first.withUnsafeBufferPointer(\.baseAddress) == second.withUnsafeBufferPointer(\.baseAddress)
}

/// Returns, for each of some distinct numbers, whether it is in a longest increasing subsequence.
///
/// If there are several such subsequences, the choice is unspecified. O(n log n).
private func longestIncreasingSubsequence(of numbers: [Int]) -> [Bool] {
  // tails[k] is the offset of the smallest number that an increasing subsequence of k + 1 can end with.
  var tails: [Int] = []
  var previous = [Int?](repeating: nil, count: numbers.count)
  for (offset, number) in numbers.enumerated() {
    var low = 0
    var high = tails.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
    }
    previous[offset] = low > 0 ? tails[low - 1] : nil
    if low == tails.count { tails.append(offset) } else { tails[low] = offset }
  }
  var isKept = [Bool](repeating: false, count: numbers.count)
  var next = tails.last
  while let offset = next {
    isKept[offset] = true
    next = previous[offset]
  }
  return isKept
}
