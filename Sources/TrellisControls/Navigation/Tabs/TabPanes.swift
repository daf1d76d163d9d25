import Foundation
import Trellis

/// The tabs of a tab view, one of which is shown.
struct TabPanes: View {
  let tabs: [TabPane]
  /// The selection as text, for warnings; nil if the tab view stores its selection itself.
  let selection: String?
  /// The form of the tabs, which the view sets.
  @Binding var placement: TabBarPlacement?
  /// The selected tab, if the tab view stores its selection itself.
  @State private var own: Subview.ID?
  /// The tabs that have been selected at least once.
  @State private var visited: Set<Subview.ID> = []
  /// Whether the selected tab hides the bar.
  @State private var hidesBar = false
  @State private var isWide = false
  @Environment(\.tabViewForm) private var form
  @Environment(\.controlTheme) private var theme
  @Environment(\.adaptableTabBarPlacement) private var adaptable

  /// The index of the visible tab.
  private var selected: Int {
    if selection != nil, let index = tabs.firstIndex(where: { $0.isSelected == true }) { return index }
    return tabs.firstIndex { $0.id == own } ?? 0
  }

  var body: some View {
    Group { arrangement(selected) }
      .preference(key: SearchTabKey.self, value: searchTabIsSelected)
      .onChange(of: currentPlacement, initial: true) { placement = currentPlacement }
      .onChange(of: selectionWithoutTab, initial: true) { _, selection in
        if let selection { report(selection) }
      }
  }

  private var currentPlacement: TabBarPlacement {
    if case .pages = form { return .pageIndicator }
    if form == .sidebar, adaptable == .automatic ? isWide : adaptable == .sidebar { return .sidebar }
    return theme.metrics.pagesSlide ? .bottomBar : .topBar
  }

  @ViewBuilder private func arrangement(_ selected: Int) -> some View {
    if case .pages(let dots) = form {
      TabPages(tabs: tabs, selected: selected, dots: dots) { select($0) }
    } else {
      let isSidebar = currentPlacement == .sidebar
      TabArrangement(edge: isSidebar ? .leading : theme.metrics.pagesSlide ? .bottom : .top) {
        if !hidesBar {
          if isSidebar {
            TabSidebar(tabs: tabs, selected: selected) { select($0) }
          } else {
            TabBar(tabs: tabs, selected: selected) { select($0) }
          }
        } else {
          Color.clear.frame(width: 0, height: 0)
        }
        panes(selected).modifier(TabAccessoryModifier())
      }
      .onGeometryChange(for: Bool.self) {
        $0.size.width >= 600
      } action: {
        isWide = $0
      }
      .background { TabKeys(count: tabs.count, selected: selected) { select($0) } }
    }
  }

  private func panes(_ selected: Int) -> some View {
    ZStack {
      ForEach(tabs) { tab in
        let isSelected = tab.id == tabs[selected].id
        if isSelected || visited.contains(tab.id) {
          tab.subview
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .onPreferenceChange(TabBarHiddenKey.self) { if isSelected { hidesBar = $0 } }
            .page(isSelected ? .front : .covered, fits: true)
        }
      }
    }
    .onChange(of: tabs.isEmpty ? nil : tabs[selected].id, initial: true) { _, new in
      if let new { visited.insert(new) }
    }
    .transaction(value: tabs.isEmpty ? nil : tabs[selected].id) { $0.animation = nil }
  }

  /// Whether a tab with the search role is selected; nil without such a tab.
  private var searchTabIsSelected: Bool? {
    guard let index = tabs.firstIndex(where: { $0.subview.containerValues.tabRole == .search }) else {
      return nil
    }
    return index == selected
  }

  /// Selects the tab at an index on behalf of the user, unless the tab is disabled.
  private func select(_ index: Int) {
    guard tabs.indices.contains(index), tabs[index].isEnabled else { return }
    if selection != nil { tabs[index].select?() } else { own = tabs[index].id }
  }

  /// The selection as text, if it is the tag of none of the tabs; nil otherwise.
  private var selectionWithoutTab: String? {
    tabs.isEmpty || tabs.contains { $0.isSelected == true } ? nil : selection
  }

  private func report(_ selection: String) {
    Warning.report(
      "TabView: the selection \(selection) isn't the tag of a tab; the first tab is shown; give a tab this tag",
      onceFor: "TabView.selection \(selection)")
  }
}

/// Whether the bar of the enclosing tab view is hidden.
nonisolated enum TabBarHiddenKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Selects the next tab by Ctrl+Tab, and the previous one by Ctrl+Shift+Tab.
private struct TabKeys: View {
  let count: Int
  let selected: Int
  let select: @MainActor (Int) -> Void

  var body: some View {
    Group {
      key(1, [.control])
      key(count - 1, [.control, .shift])
    }
    .accessibilityHidden(true)
  }

  private func key(_ distance: Int, _ modifiers: EventModifiers) -> some View {
    Button("") { if count > 0 { select((selected + distance) % count) } }
      .buttonStyle(.plain)
      .tabStop(false)
      .keyboardShortcut(.tab, modifiers: modifiers)
      .allowsHitTesting(false)
  }
}

/// A layout of the bar at an edge, and the content in the remaining space.
private nonisolated struct TabArrangement: Layout {
  let edge: Edge

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard subviews.count == 2 else { return proposal.replacingUnspecifiedDimensions() }
    let bar = subviews[0].sizeThatFits(proposal)
    let isBeside = edge == .leading
    let rest = ProposedViewSize(
      width: proposal.width.map { isBeside ? max(0, $0 - bar.width) : $0 },
      height: proposal.height.map { isBeside ? $0 : max(0, $0 - bar.height) })
    let content = subviews[1].sizeThatFits(rest)
    return isBeside
      ? CGSize(width: bar.width + content.width, height: proposal.height ?? content.height)
      : CGSize(width: proposal.width ?? content.width, height: bar.height + content.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count == 2 else { return }
    let bar = subviews[0].sizeThatFits(ProposedViewSize(bounds.size))
    var (first, rest) = (bounds, bounds)
    switch edge {
    case .top:
      first.size.height = bar.height
      rest.origin.y += bar.height
      rest.size.height -= bar.height
    case .bottom:
      rest.size.height -= bar.height
      first.origin.y = rest.maxY
      first.size.height = bar.height
    case .leading, .trailing:
      first.size.width = bar.width
      rest.origin.x += bar.width
      rest.size.width -= bar.width
    }
    subviews[0].place(at: first.origin, proposal: ProposedViewSize(first.size))
    subviews[1].place(
      at: rest.origin,
      proposal: ProposedViewSize(width: max(0, rest.width), height: max(0, rest.height)))
  }
}
