public import Trellis

/// A form of the tabs of a ``TabView`` with the style ``TabViewStyle/sidebarAdaptable``.
///
/// Source: documented, developer.apple.com/documentation/swiftui/adaptabletabbarplacement.
public nonisolated struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let number: Int

  /// The default: a sidebar if there is room, else a bar.
  public static let automatic = AdaptableTabBarPlacement(number: 0)
  /// A bar.
  public static let tabBar = AdaptableTabBarPlacement(number: 1)
  /// A sidebar.
  public static let sidebar = AdaptableTabBarPlacement(number: 2)
}

/// The form of the tabs around a view.
///
/// Source: documented, developer.apple.com/documentation/swiftui/tabbarplacement.
public nonisolated struct TabBarPlacement: Hashable, Sendable {
  private let number: Int

  /// A bar at the top.
  public static let topBar = TabBarPlacement(number: 0)
  /// A bar at the bottom.
  public static let bottomBar = TabBarPlacement(number: 1)
  /// A bar beside the window; not used here.
  public static let ornament = TabBarPlacement(number: 2)
  /// A sidebar.
  public static let sidebar = TabBarPlacement(number: 3)
  /// The dots of pages.
  public static let pageIndicator = TabBarPlacement(number: 4)
}

/// The place of a tab among the tabs.
///
/// Source: documented, developer.apple.com/documentation/swiftui/tabplacement.
public nonisolated struct TabPlacement: Hashable, Sendable {
  private let number: Int

  /// The default: in the bar and in the sidebar.
  public static let automatic = TabPlacement(number: 0)
  /// In the bar, where the user can't hide it; the same as ``automatic``, because the user can't customize bars.
  public static let pinned = TabPlacement(number: 1)
  /// Only in the sidebar.
  public static let sidebarOnly = TabPlacement(number: 2)
}

extension ContainerValues {
  private enum BarVisibilityKey: ContainerValueKey { static var defaultValue: Visibility { .automatic } }
  private enum SidebarVisibilityKey: ContainerValueKey { static var defaultValue: Visibility { .automatic } }
  private enum CustomizationKey: ContainerValueKey { static var defaultValue: String? { nil } }
  private enum SectionKey: ContainerValueKey { static var defaultValue: String? { nil } }
  private enum BehaviorKey: ContainerValueKey {
    static var defaultValue: TabCustomizationBehavior { .automatic }
  }

  /// The visibility of the tab in a bar.
  nonisolated var tabBarVisibility: Visibility {
    get { self[BarVisibilityKey.self] }
    set { self[BarVisibilityKey.self] = newValue }
  }

  /// The visibility of the tab in a sidebar.
  nonisolated var tabSidebarVisibility: Visibility {
    get { self[SidebarVisibilityKey.self] }
    set { self[SidebarVisibilityKey.self] = newValue }
  }

  /// The id of the tab in a ``TabViewCustomization``; nil if it has none.
  nonisolated var tabCustomizationID: String? {
    get { self[CustomizationKey.self] }
    set { self[CustomizationKey.self] = newValue }
  }

  /// The id of the tab's section in a ``TabViewCustomization``; nil if it has none.
  nonisolated var tabSectionID: String? {
    get { self[SectionKey.self] }
    set { self[SectionKey.self] = newValue }
  }

  /// The changes of the tab that the user can make in a sidebar.
  nonisolated var tabSidebarBehavior: TabCustomizationBehavior {
    get { self[BehaviorKey.self] }
    set { self[BehaviorKey.self] = newValue }
  }
}

extension EnvironmentValues {
  private enum PlacementKey: EnvironmentKey { static var defaultValue: TabBarPlacement? { nil } }
  private enum DefaultKey: EnvironmentKey {
    static var defaultValue: AdaptableTabBarPlacement { .automatic }
  }

  /// The form of the tabs around the view; nil outside of a ``TabView``.
  public internal(set) var tabBarPlacement: TabBarPlacement? {
    get { self[PlacementKey.self] }
    set { self[PlacementKey.self] = newValue }
  }

  /// The form that tabs with the adaptable style have.
  nonisolated var adaptableTabBarPlacement: AdaptableTabBarPlacement {
    get { self[DefaultKey.self] }
    set { self[DefaultKey.self] = newValue }
  }
}

extension View {
  /// Sets the form of tabs with the style ``TabViewStyle/sidebarAdaptable``.
  ///
  /// The user can't change the form here.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/defaultadaptabletabbarplacement(_:).
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View {
    environment(\.adaptableTabBarPlacement, defaultPlacement)
  }
}
