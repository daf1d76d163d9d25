import Foundation

extension DisplayList {
  /// Inserts an item directly above the item of a responder, in the list that contains it, and returns whether there is one.
  ///
  /// `make` returns the new item from the responder's item; nil inserts none. Linear in all items.
  package mutating func insert(above responder: UInt64, _ make: (DisplayItem) -> DisplayItem?) -> Bool {
    guard let path = path(to: responder) else { return false }
    // The lists around the item, outermost first.
    var lists = [self]
    for index in path.dropLast() {
      guard let nested = lists.last?.items[index].nested else { return false }
      lists.append(nested.list)
    }
    guard var list = lists.popLast(), let last = path.last, let item = make(list.items[last]) else {
      return true
    }
    list.items.insert(item, at: last + 1)
    for (outer, index) in zip(lists.reversed(), path.dropLast().reversed()) {
      var item = outer.items[index]
      item.content = item.nested?.effect.map { .effect($0, list) } ?? .list(list)
      list = outer
      list.items[index] = item
    }
    self = list
    return true
  }

  /// Returns the indices of the items around a responder's item, outermost first, and of that item; nil if there is none.
  private func path(to responder: UInt64) -> [Int]? {
    // An explicit stack: lists nest as deeply as views.
    var levels: [(items: [DisplayItem], next: Int)] = [(items, 0)]
    while let (items, next) = levels.last {
      guard next < items.count else {
        levels.removeLast()
        continue
      }
      levels[levels.count - 1].next += 1
      if items[next].semantics?.responder == responder { return levels.map { $0.next - 1 } }
      if let nested = items[next].nested { levels.append((nested.list.items, 0)) }
    }
    return nil
  }
}
