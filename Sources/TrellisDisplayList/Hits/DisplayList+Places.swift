package import Foundation

extension DisplayList {
  /// Where a point of the list's space is in the space of an item that somebody answers for, relative to its frame's origin; nil where
  /// there is no such item.
  ///
  /// The path is where the item was found before: the numbers of the items around it, outermost first, and its own. Where it isn't
  /// there any more it is looked for everywhere. Linear in the items along the path, else in all.
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
    // A stack of its own: lists nest as deep as the views do.
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
