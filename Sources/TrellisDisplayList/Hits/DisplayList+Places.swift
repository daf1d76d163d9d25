package import Foundation

extension DisplayList {
  /// Converts a point of the list's space to the item of a responder, relative to the origin of the item's frame.
  ///
  /// The result is nil if no item has this responder. `path` is the earlier location of the item: the ids of the items around it,
  /// outermost first, and its own id. If the item is no longer there, all items are searched. Linear in the items along the path,
  /// or else in all items.
  package func place(of point: CGPoint, in responder: UInt64, along path: [UInt64]) -> CGPoint? {
    var (list, place) = (self, point)
    for id in path {
      guard let item = list.items.first(where: { $0.id == id }) else { break }
      place = place.relative(to: item)
      if item.semantics?.responder == responder { return place }
      guard let nested = item.nested, let inside = nested.effect.map({ $0.place(of: place) }) ?? place else {
        break
      }
      (list, place) = (nested.list, inside)
    }
    return search(for: responder, at: point)
  }

  private func search(for responder: UInt64, at point: CGPoint) -> CGPoint? {
    // An explicit stack: lists nest as deeply as views.
    var levels: [(items: [DisplayItem], next: Int, point: CGPoint)] = [(items, 0, point)]
    while let (items, next, point) = levels.last {
      guard next < items.count else {
        levels.removeLast()
        continue
      }
      levels[levels.count - 1].next += 1
      let place = point.relative(to: items[next])
      if items[next].semantics?.responder == responder { return place }
      if let nested = items[next].nested, let inside = nested.effect.map({ $0.place(of: place) }) ?? place {
        levels.append((nested.list.items, 0, inside))
      }
    }
    return nil
  }
}

extension CGPoint {
  fileprivate func relative(to item: DisplayItem) -> CGPoint {
    CGPoint(x: x - item.frame.minX, y: y - item.frame.minY)
  }
}
