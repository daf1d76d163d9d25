public import Foundation

extension DisplayList {
  /// The rectangles that have to be drawn again so that the picture of one list becomes that of another, in the lists'
  /// coordinate space, in points; none where nothing is to be seen of the difference.
  ///
  /// Items are matched by id. An item that stays the same, in the same place and order, costs nothing; of one that changed,
  /// the bounds before and after count; a nested list that stays in its place is looked into. Linear in the items of those
  /// lists that differ: lists that share their storage are told equal at once.
  public static func damage(from old: DisplayList, to new: DisplayList) -> [CGRect] {
    var damage = Damage()
    damage.compare(old, new, origin: .zero)
    return damage.rectangles
  }
}

/// The rectangles collected so far.
private struct Damage {
  private(set) var rectangles: [CGRect] = []

  mutating func compare(_ old: DisplayList, _ new: DisplayList, origin: CGPoint) {
    if old == new { return }
    let places = Dictionary(
      old.items.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    // What both lists have, in the order of the new one; where the old order differs, whatever stepped back is drawn
    // again: everything that it could have changed places with overlaps it.
    var met = Set<UInt64>()
    var furthest = -1
    for item in new.items {
      guard met.insert(item.id).inserted, let place = places[item.id] else {
        add(item, origin)
        continue
      }
      if place < furthest {
        add(old.items[place], origin)
        add(item, origin)
      } else {
        furthest = place
        compare(old.items[place], item, origin: origin)
      }
    }
    for (place, item) in old.items.enumerated() where !met.contains(item.id) || places[item.id] != place {
      add(item, origin)
    }
  }

  private mutating func compare(_ old: DisplayItem, _ new: DisplayItem, origin: CGPoint) {
    if old.frame == new.frame && old.content == new.content { return }
    if case .list(let before) = old.content, case .list(let after) = new.content,
      old.frame.origin == new.frame.origin
    {
      let inner = CGPoint(x: origin.x + new.frame.minX, y: origin.y + new.frame.minY)
      return compare(before, after, origin: inner)
    }
    add(old, origin)
    add(new, origin)
  }

  private mutating func add(_ item: DisplayItem, _ origin: CGPoint) {
    var rectangle = item.inkBounds.offsetBy(dx: origin.x, dy: origin.y)
    if rectangle.isNull || rectangle.isEmpty { return }
    // Rectangles that overlap become one, so that nothing is drawn twice.
    while let index = rectangles.firstIndex(where: { $0.intersects(rectangle) }) {
      rectangle = rectangle.union(rectangles.remove(at: index))
    }
    rectangles.append(rectangle)
  }
}

extension CGRect {
  /// The smallest rectangle of whole device pixels that holds this one, in points; `scale` is pixels a point.
  ///
  /// A redraw that is clipped to less leaves seams.
  public func roundedOutward(scale: CGFloat) -> CGRect {
    if isNull || isInfinite { return self }
    let (left, top) = ((minX * scale).rounded(.down), (minY * scale).rounded(.down))
    let (right, bottom) = ((maxX * scale).rounded(.up), (maxY * scale).rounded(.up))
    return CGRect(
      x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
  }
}
