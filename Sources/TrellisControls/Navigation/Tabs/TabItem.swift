public import Trellis

extension ContainerValues {
  private enum TabItemKey: ContainerValueKey { static var defaultValue: AnyView? { nil } }
  private enum TabBadgeKey: ContainerValueKey { static var defaultValue: Text? { nil } }
  private enum TabRoleKey: ContainerValueKey { static var defaultValue: TabRole? { nil } }
  private enum TabSectionKey: ContainerValueKey { static var defaultValue: AnyView? { nil } }
  private enum TabHiddenKey: ContainerValueKey { static var defaultValue: Bool { false } }
  private enum TabDisabledKey: ContainerValueKey { static var defaultValue: Bool { false } }

  /// What a tab view shows of the view in its bar; nil is nothing.
  nonisolated var tabItem: AnyView? {
    get { self[TabItemKey.self] }
    set { self[TabItemKey.self] = newValue }
  }

  /// What stands at the corner of that.
  nonisolated var tabBadge: Text? {
    get { self[TabBadgeKey.self] }
    set { self[TabBadgeKey.self] = newValue }
  }

  nonisolated var tabRole: TabRole? {
    get { self[TabRoleKey.self] }
    set { self[TabRoleKey.self] = newValue }
  }

  /// The header of the section that the tab begins; nil where it begins none.
  nonisolated var tabSection: AnyView? {
    get { self[TabSectionKey.self] }
    set { self[TabSectionKey.self] = newValue }
  }

  nonisolated var isHiddenTab: Bool {
    get { self[TabHiddenKey.self] }
    set { self[TabHiddenKey.self] = newValue }
  }

  nonisolated var isDisabledTab: Bool {
    get { self[TabDisabledKey.self] }
    set { self[TabDisabledKey.self] = newValue }
  }
}

/// What a tab is for.
///
/// Source: documented, developer.apple.com/documentation/swiftui/tabrole.
public nonisolated struct TabRole: Hashable, Sendable {
  /// Searching: it stands at the end of the bar.
  public static let search = TabRole()
}

extension View {
  /// What a tab view around shows of the view in its bar: a label, or a text and an image.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/tabitem(_:).
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    containerValue(\.tabItem, AnyView(label()))
  }
}
