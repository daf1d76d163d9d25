import Foundation
import Trellis

/// The items at the trailing side of a bar, with a menu for secondary items and for items without room.
///
/// The search field and items that confirm changes stay in the bar. Of the others, the last ones move into the menu first.
///
/// Source: observed (macOS): items without room are in a menu at the bar's end; the order and the exceptions are ours.
struct TrailingItems: View {
  let contents: BarContents
  let spacing: CGFloat
  /// The items that aren't shown, because there is no room for them.
  @State private var hidden: Set<Subview.ID> = []

  var body: some View {
    let items = contents.items(.trailing)
    let secondary = contents.items(.more)
    ChoosingContainer(BarItems(spacing: spacing)) {
      ForEach(items) { item in
        BarItemView(item: item)
          .preference(key: ShownItemsKey.self, value: [item.id])
          .barRole(
            item.placement.isConfirmation || item.placement.isPinned
              ? .fixed : .movable(priority: item.subview.containerValues.toolbarPriority))
      }
      if !items.isEmpty || !secondary.isEmpty {
        MoreItems(moved: items.filter { hidden.contains($0.id) }, secondary: secondary)
          .barRole(secondary.isEmpty ? .menu : .fixed)
      }
      ForEach(contents.items(.search)) { BarItemView(item: $0) }
    }
    .onPreferenceChange(ShownItemsKey.self) { shown in
      let next = Set(items.map(\.id)).subtracting(shown)
      if next != hidden { hidden = next }
    }
  }
}

/// The items that a bar shows.
private nonisolated enum ShownItemsKey: PreferenceKey {
  static var defaultValue: [Subview.ID] { [] }
  static func reduce(value: inout [Subview.ID], nextValue: () -> [Subview.ID]) { value += nextValue() }
}

/// The menu of a bar: items without room, then secondary items.
private struct MoreItems: View {
  let moved: [BarItem]
  let secondary: [BarItem]
  @Environment(\.controlTheme) private var theme

  var body: some View {
    Menu {
      ForEach(moved) { $0.subview }
      if !moved.isEmpty, !secondary.isEmpty { Divider() }
      ForEach(secondary) { $0.subview }
      if let reset = secondary.lazy.compactMap({ $0.changes?.reset }).first {
        Divider()
        Button("Reset Toolbar", action: reset)
      }
    } label: {
      Label(
        "More",
        systemImage: secondary.isEmpty && !theme.metrics.pagesSlide ? "chevron.right.2" : "ellipsis.circle")
    }
    .menuIndicator(.hidden)
    .modifier(BarItemAppearance())
  }
}
