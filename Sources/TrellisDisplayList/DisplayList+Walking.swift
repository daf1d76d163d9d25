public import Foundation

extension DisplayList {
  /// Calls the closure for every item, nested ones too, back to front, a nested list's items behind the item
  /// that holds it; `origin` is where the item's list begins, in this list's coordinate space.
  ///
  /// Linear in the items.
  public func forEachItem(_ body: (_ item: DisplayItem, _ origin: CGPoint) -> Void) {
    walk(from: .zero, body)
  }

  private func walk(from origin: CGPoint, _ body: (DisplayItem, CGPoint) -> Void) {
    for item in items {
      body(item, origin)
      if case .list(let list) = item.content {
        list.walk(from: CGPoint(x: origin.x + item.frame.minX, y: origin.y + item.frame.minY), body)
      }
    }
  }

  /// The semantics of the frontmost item at a point that takes taps, the innermost first; nil where none does.
  ///
  /// The point is in the list's coordinate space, in points. An item's frame contains its left and top edges, not its right
  /// and bottom ones. Linear in the items.
  public func hitTest(_ point: CGPoint) -> Semantics? {
    for item in items.reversed() {
      if case .list(let list) = item.content {
        let inner = CGPoint(x: point.x - item.frame.minX, y: point.y - item.frame.minY)
        if let hit = list.hitTest(inner) { return hit }
      }
      if let semantics = item.semantics, semantics.action != nil, item.frame.contains(point) {
        return semantics
      }
    }
    return nil
  }
}
