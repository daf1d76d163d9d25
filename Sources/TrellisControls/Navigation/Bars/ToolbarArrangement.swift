import Foundation
import Trellis

/// The user's changes of a toolbar with an id: the order of the items with ids, and the items in the bar's menu.
nonisolated struct ToolbarArrangement: Codable, Equatable {
  /// The ids in the user's order; empty is the order of the views.
  var order: [String] = []
  /// Whether items are in the bar instead of its menu, by their ids; a missing entry is an item's default.
  var isInBar: [String: Bool] = [:]

  /// Returns items in the user's order and at their places, with the changes that the user can make.
  @MainActor static func arranged(_ items: [BarItem], _ arrangement: Binding<ToolbarArrangement>) -> [BarItem]
  {
    let current = arrangement.wrappedValue
    var items = items.map { current.placed($0) }
    let places = items.indices.filter { items[$0].toolbarID != nil }
    let known = Dictionary(current.order.enumerated().map { ($1, $0) }) { first, _ in first }
    // Items that the order doesn't know come last, in the order of the views.
    let sorted = places.sorted { first, second in
      func rank(_ index: Int) -> Int { known[items[index].toolbarID!] ?? .max }
      return (rank(first), first) < (rank(second), second)
    }
    let before = items
    for (place, index) in zip(places, sorted) { items[place] = before[index] }
    let ids = items.compactMap(\.toolbarID)
    for index in places {
      items[index].changes = ToolbarItemChanges(of: index, in: items, ids: ids, arrangement)
    }
    return items
  }

  /// Returns an item at its place: in the bar's menu if it isn't shown in the bar.
  @MainActor private func placed(_ item: BarItem) -> BarItem {
    guard let id = item.toolbarID else { return item }
    var item = item
    if !(isInBar[id] ?? item.isInBarByDefault) { item.placement = .secondaryAction }
    return item
  }
}

/// The changes of an item that the user can make in the item's context menu; nil if a change isn't possible.
struct ToolbarItemChanges {
  let moveLeading: (@MainActor () -> Void)?
  let moveTrailing: (@MainActor () -> Void)?
  let moveToMenu: (@MainActor () -> Void)?
  /// Restores the toolbar without the user's changes.
  let reset: (@MainActor () -> Void)?

  @MainActor fileprivate init(
    of index: Int, in items: [BarItem], ids: [String], _ arrangement: Binding<ToolbarArrangement>
  ) {
    let item = items[index]
    let peers = items.indices.filter {
      items[$0].toolbarID != nil && items[$0].placement.place == item.placement.place
    }
    let position = peers.firstIndex(of: index)!
    func move(_ step: Int) -> (@MainActor () -> Void)? {
      guard peers.indices.contains(position + step) else { return nil }
      let (id, other) = (item.toolbarID!, items[peers[position + step]])
      guard item.behavior != .disabled, other.behavior != .disabled,
        let target = ids.firstIndex(of: other.toolbarID!)
      else { return nil }
      return {
        var ids = ids
        ids.removeAll { $0 == id }
        ids.insert(id, at: target)
        arrangement.wrappedValue.order = ids
      }
    }
    (moveLeading, moveTrailing) = (move(-1), move(1))
    let id = item.toolbarID!
    if item.behavior == .default, item.placement.place != .more {
      moveToMenu = { arrangement.wrappedValue.isInBar[id] = false }
    } else {
      moveToMenu = nil
    }
    if arrangement.wrappedValue != ToolbarArrangement() {
      reset = { arrangement.wrappedValue = ToolbarArrangement() }
    } else {
      reset = nil
    }
  }

  /// Whether the user can change anything.
  var isEmpty: Bool { moveLeading == nil && moveTrailing == nil && moveToMenu == nil && reset == nil }
}

/// An item of a bar, with a context menu if the user can change it.
struct BarItemView: View {
  let item: BarItem
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    if let changes = item.changes, !changes.isEmpty {
      item.subview.contextMenu { ToolbarItemMenu(changes: changes, isReversed: direction == .rightToLeft) }
    } else {
      item.subview
    }
  }
}

/// The context menu of an item.
private struct ToolbarItemMenu: View {
  let changes: ToolbarItemChanges
  let isReversed: Bool

  private var moveLeft: (@MainActor () -> Void)? { isReversed ? changes.moveTrailing : changes.moveLeading }
  private var moveRight: (@MainActor () -> Void)? { isReversed ? changes.moveLeading : changes.moveTrailing }

  var body: some View {
    if moveLeft != nil || moveRight != nil {
      Button("Move Left") { moveLeft?() }.disabled(moveLeft == nil)
      Button("Move Right") { moveRight?() }.disabled(moveRight == nil)
    }
    if let move = changes.moveToMenu { Button("Move to Menu", action: move) }
    if let reset = changes.reset { Button("Reset Toolbar", action: reset) }
  }
}
