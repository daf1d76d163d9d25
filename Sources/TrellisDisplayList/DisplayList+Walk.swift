public import Foundation

extension DisplayList {
  /// Calls a closure with every item, nested ones too, in painter's order: a list before what is in it.
  ///
  /// `absoluteOrigin` is where the item's frame has its origin, in points, in the space of the list that this
  /// was called on. Linear in the items.
  public func forEachItem(_ body: (_ item: DisplayItem, _ absoluteOrigin: CGPoint) throws -> Void) rethrows {
    try forEachItem(at: .zero, body)
  }

  private func forEachItem(at origin: CGPoint, _ body: (DisplayItem, CGPoint) throws -> Void) rethrows {
    for item in items {
      let absoluteOrigin = origin + item.frame.origin
      try body(item, absoluteOrigin)
      if case .list(let list) = item.content { try list.forEachItem(at: absoluteOrigin, body) }
    }
  }

  /// The items that take a tap at a point, in points in the list's coordinate space.
  ///
  /// Those are the items that have an action and whose frame holds the point; a frame holds its left and top
  /// edges and not the other two. They come front to back, and what is in a list before the list itself, so
  /// that the first is what a tap performs. Items without an action let taps through, and a nested list may
  /// take taps outside its own frame. Linear in the items.
  public func hitTest(_ point: CGPoint) -> [DisplayItem] {
    var hits: [DisplayItem] = []
    appendHits(at: point, to: &hits)
    return hits
  }

  private func appendHits(at point: CGPoint, to hits: inout [DisplayItem]) {
    for item in items.reversed() {
      if case .list(let list) = item.content {
        let origin = item.frame.origin
        list.appendHits(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y), to: &hits)
      }
      if item.semantics?.action != nil, item.frame.holds(point) { hits.append(item) }
    }
  }
}

extension CGRect {
  /// Whether a point lies in the rectangle: on its left and top edges, but not on the other two.
  ///
  /// Unlike Foundation's `contains(_:)` on Linux, it answers false where there is NaN, instead of stopping.
  package func holds(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
