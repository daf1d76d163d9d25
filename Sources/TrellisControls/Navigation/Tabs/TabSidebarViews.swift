public import Trellis

/// The views around the tabs in a sidebar.
nonisolated struct TabSidebarViews {
  var header: AnyView?
  var footer: AnyView?
  var bottomBar: AnyView?
}

extension EnvironmentValues {
  private enum ViewsKey: EnvironmentKey { static var defaultValue: TabSidebarViews { TabSidebarViews() } }

  /// The views around the tabs in the sidebars of tab views.
  nonisolated var tabSidebarViews: TabSidebarViews {
    get { self[ViewsKey.self] }
    set { self[ViewsKey.self] = newValue }
  }
}

extension View {
  /// Adds a view above the tabs in the sidebar of a tab view.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/tabviewsidebarheader(content:).
  public nonisolated func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  {
    let view = AnyView(content())
    return transformEnvironment(\.tabSidebarViews) { $0.header = view }
  }

  /// Adds a view below the tabs in the sidebar of a tab view; it scrolls with the tabs.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/tabviewsidebarfooter(content:).
  public nonisolated func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  {
    let view = AnyView(content())
    return transformEnvironment(\.tabSidebarViews) { $0.footer = view }
  }

  /// Adds a view at the bottom of the sidebar of a tab view; it doesn't scroll.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/tabviewsidebarbottombar(content:).
  public nonisolated func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  {
    let view = AnyView(content())
    return transformEnvironment(\.tabSidebarViews) { $0.bottomBar = view }
  }
}

/// The activation of a search field by a tab with the search role.
///
/// Source: documented, developer.apple.com/documentation/swiftui/tabsearchactivation.
public nonisolated struct TabSearchActivation: Hashable, Sendable {
  let isBySelection: Bool

  /// The default: the user activates the field.
  public static var automatic: TabSearchActivation { TabSearchActivation(isBySelection: false) }
  /// The selection of the tab activates the field.
  public static var searchTabSelection: TabSearchActivation { TabSearchActivation(isBySelection: true) }
}

extension EnvironmentValues {
  private enum ActivationKey: EnvironmentKey { static var defaultValue: TabSearchActivation { .automatic } }

  /// The activation of search fields by tabs with the search role.
  nonisolated var tabSearchActivation: TabSearchActivation {
    get { self[ActivationKey.self] }
    set { self[ActivationKey.self] = newValue }
  }
}

/// Whether a tab with the search role is selected; nil without such a tab.
nonisolated enum SearchTabKey: PreferenceKey {
  static var defaultValue: Bool? { nil }
  static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
}

extension View {
  /// Sets the activation of the search field around a tab view by its tab with the search role.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/tabviewsearchactivation(_:).
  public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    environment(\.tabSearchActivation, activation)
  }
}
