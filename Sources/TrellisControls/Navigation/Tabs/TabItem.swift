public import Trellis

extension ContainerValues {
  private enum TabItemKey: ContainerValueKey { static var defaultValue: AnyView? { nil } }
  private enum TabBadgeKey: ContainerValueKey { static var defaultValue: Text? { nil } }
  private enum TabRoleKey: ContainerValueKey { static var defaultValue: TabRole? { nil } }
  private enum TabSectionKey: ContainerValueKey { static var defaultValue: AnyView? { nil } }
  private enum TabHiddenKey: ContainerValueKey { static var defaultValue: Bool { false } }
  private enum TabDisabledKey: ContainerValueKey { static var defaultValue: Bool { false } }

  /// The label of the view in the bar of a tab view; nil shows none.
  nonisolated var tabItem: AnyView? {
    get { self[TabItemKey.self] }
    set { self[TabItemKey.self] = newValue }
  }

  /// The badge at the corner of the tab; nil shows none.
  nonisolated var tabBadge: Text? {
    get { self[TabBadgeKey.self] }
    set { self[TabBadgeKey.self] = newValue }
  }

  nonisolated var tabRole: TabRole? {
    get { self[TabRoleKey.self] }
    set { self[TabRoleKey.self] = newValue }
  }

  /// The header of the section that starts with the tab; nil if no section starts here.
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

/// The purpose of a tab.
public nonisolated struct TabRole: Hashable, Sendable {
  /// Search; the tab has a default title and symbol.
  public static let search = TabRole()
}

extension View {
  /// Sets the label of the view in the bar of a tab view: a label, or a text and an image.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    containerValue(\.tabItem, AnyView(label()))
  }
}
