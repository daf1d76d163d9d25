import Foundation
import Trellis
import TrellisDisplayList

/// The labels of tabs in a column.
struct TabSidebar: View {
  let tabs: [TabPane]
  let selected: Int
  let select: @MainActor (Int) -> Void
  @Environment(\.tabSidebarViews) private var views
  @Environment(\.tabViewCustomization) private var customization

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(alignment: .leading, spacing: 2) {
          views.header
          items
          views.footer
        }
        .padding(10)
      }
      if let bar = views.bottomBar { bar.padding(10) }
    }
    .frame(width: 220)
    .overlay(alignment: .trailing) { Rectangle().fill(.separator).frame(width: 1) }
    .accessibilityElement(children: .contain)
    .accessibilityRole(.tabGroup)
  }

  private var items: some View {
    let lines = TabSidebarLine.all(tabs, customization?.wrappedValue)
    return ForEach(lines) { line in
      if let header = line.header {
        header.font(.system(size: 11, weight: .semibold)).foregroundStyle(.secondary)
          .padding(.init(top: 10, leading: 8, bottom: 2, trailing: 8))
      }
      ModifiedTabItem(tab: line.tab, item: item(line))
        .buttonStyle(.plain)
        .disabled(!line.tab.isEnabled)
        .accessibilityRole(.tab)
        .accessibilityValue(line.index == selected ? "1" : "0")
        .modifier(TabSidebarMenu(line: line, tabs: tabs, shown: lines.count, customization: customization))
    }
  }

  private func item(_ line: TabSidebarLine) -> some View {
    Button {
      select(line.index)
    } label: {
      HStack {
        line.tab.subview.containerValues.tabItem
        Spacer(minLength: 0)
        line.tab.subview.containerValues.tabBadge?.foregroundStyle(.secondary)
      }
      .padding(.horizontal, 8)
      .frame(height: 28)
      .background(
        .primary.opacity(line.index == selected ? 0.1 : 0), in: RoundedRectangle(cornerRadius: 6)
      )
      .contentShape(Rectangle())
    }
  }
}

/// A visible tab of a sidebar.
struct TabSidebarLine: Identifiable {
  /// The tab's position among all tabs.
  let index: Int
  let tab: TabPane
  /// The header of the section that begins with the tab; nil if none does.
  let header: AnyView?
  /// The id of the tab's section; nil if the section has none.
  let section: String?
  /// The ids of the section's tabs after a move of the tab up or down; nil if the tab can't be moved there.
  let movedUp: [String]?
  let movedDown: [String]?

  var id: Subview.ID { tab.id }

  /// Returns the visible tabs in the customization's order.
  static func all(_ tabs: [TabPane], _ customization: TabViewCustomization?) -> [TabSidebarLine] {
    var sections: [[Int]] = []
    for index in tabs.indices {
      let values = tabs[index].subview.containerValues
      let last = sections.last.map { tabs[$0[0]].subview.containerValues.tabSectionID }
      if let last, values.tabSection == nil, last != nil, values.tabSectionID == last {
        sections[sections.count - 1].append(index)
      } else {
        sections.append([index])
      }
    }
    return sections.flatMap { lines(of: $0, tabs, customization) }
  }

  private static func lines(of section: [Int], _ tabs: [TabPane], _ customization: TabViewCustomization?)
    -> [TabSidebarLine]
  {
    let id = tabs[section[0]].subview.containerValues.tabSectionID
    let order = id.flatMap { customization?[section: $0].tabOrder } ?? []
    let known = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
    // Tabs that the order doesn't know come last, in the order of the source.
    let sorted = section.sorted { first, second in
      func place(_ index: Int) -> Int { tabs[index].customizationID.flatMap { known[$0] } ?? .max }
      return (place(first), first) < (place(second), second)
    }
    let shown = sorted.filter { tabs[$0].isInSidebar(customization) }
    func moved(_ position: Int, by step: Int) -> [String]? {
      guard id != nil, shown.indices.contains(position + step) else { return nil }
      let (tab, other) = (tabs[shown[position]], tabs[shown[position + step]])
      guard tab.isMovable, other.isMovable, let own = tab.customizationID, let next = other.customizationID
      else { return nil }
      var ids = sorted.compactMap { tabs[$0].customizationID }
      guard let from = ids.firstIndex(of: own), let target = ids.firstIndex(of: next) else { return nil }
      ids.remove(at: from)
      ids.insert(own, at: target)
      return ids
    }
    return shown.enumerated().map { position, index in
      TabSidebarLine(
        index: index, tab: tabs[index],
        header: position == 0 ? tabs[section[0]].subview.containerValues.tabSection : nil, section: id,
        movedUp: moved(position, by: -1), movedDown: moved(position, by: 1))
    }
  }
}

/// The menu of a tab in a sidebar: the tabs that can be hidden, and the moves of the tab in its section.
private struct TabSidebarMenu: ViewModifier {
  let line: TabSidebarLine
  let tabs: [TabPane]
  /// The number of visible tabs.
  let shown: Int
  /// The customization that the menu changes; nil shows no menu.
  let customization: Binding<TabViewCustomization>?

  func body(content: Content) -> some View {
    let hideable = tabs.filter(\.isHideable)
    if let customization, !hideable.isEmpty || line.movedUp != nil || line.movedDown != nil {
      content.contextMenu {
        ForEach(hideable) { tab in
          let isShown = tab.isInSidebar(customization.wrappedValue)
          Toggle(
            isOn: Binding(
              get: { isShown }, set: { set(tab, isShown: $0, in: customization) })
          ) { tab.subview.containerValues.tabItem }
          // A sidebar without tabs has no tab whose menu could show them again.
          .disabled(isShown && shown < 2)
        }
        if line.movedUp != nil || line.movedDown != nil {
          Divider()
          Button("Move Up") { move(line.movedUp, in: customization) }.disabled(line.movedUp == nil)
          Button("Move Down") { move(line.movedDown, in: customization) }.disabled(line.movedDown == nil)
        }
      }
    } else {
      content
    }
  }

  private func set(_ tab: TabPane, isShown: Bool, in customization: Binding<TabViewCustomization>) {
    guard let id = tab.customizationID else { return }
    customization.wrappedValue[sidebarVisibility: id] = isShown ? .visible : .hidden
  }

  private func move(_ order: [String]?, in customization: Binding<TabViewCustomization>) {
    guard let order, let section = line.section else { return }
    customization.wrappedValue.setTabOrder(order, ofSection: section)
  }
}
