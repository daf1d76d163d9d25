public import Foundation
public import Trellis

/// The visibility of the tabs of a ``TabView`` in its sidebar, and the order of the tabs in its sections.
///
/// Tabs and sections are named by ``TabContent/customizationID(_:)``. The value changes through the context menu of a tab in the
/// sidebar, and can be kept by ``AppStorage`` and ``SceneStorage``. A bar has all tabs, in the order of the source.
///
/// Source: documented, developer.apple.com/documentation/swiftui/tabviewcustomization.
public nonisolated struct TabViewCustomization: Equatable, Codable, Sendable {
  /// The changes of a tab.
  public struct TabCustomization: Equatable, Sendable {
    /// The visibility in the sidebar.
    public var sidebarVisibility: Visibility
    /// The visibility in the bar; always `automatic`, because the user can't customize bars.
    public let tabBarVisibility: Visibility
  }

  /// The changes of a section.
  public struct SectionCustomization: Equatable, Sendable {
    /// The ids of the section's tabs in their order; nil is the order of the source.
    public fileprivate(set) var tabOrder: [String]?
    /// Restores the order of the source.
    public mutating func resetTabOrder() { tabOrder = nil }
  }

  /// Whether the sidebar shows tabs, by their ids; a missing entry is a tab's default.
  private var visibility: [String: Bool] = [:]
  private var orders: [String: [String]] = [:]

  /// Creates a customization without changes.
  public init() {}

  /// Accesses the changes of a tab.
  public subscript(tab id: String) -> TabCustomization {
    get { TabCustomization(sidebarVisibility: self[sidebarVisibility: id], tabBarVisibility: .automatic) }
    set { self[sidebarVisibility: id] = newValue.sidebarVisibility }
  }

  /// Accesses the visibility of a tab in the sidebar.
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { visibility[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { visibility[id] = newValue == .automatic ? nil : newValue == .visible }
  }

  /// Accesses the changes of a section.
  public subscript(section id: String) -> SectionCustomization {
    get { SectionCustomization(tabOrder: orders[id]) }
    set { orders[id] = newValue.tabOrder }
  }

  /// The ids of a section's tabs in their order; nil is the order of the source.
  public subscript(sectionID id: String) -> [String]? { orders[id] }

  mutating func setTabOrder(_ ids: [String], ofSection id: String) { orders[id] = ids }

  /// Restores the default visibility of all tabs.
  public mutating func resetVisibility() { visibility = [:] }
  /// Restores the order of the source in all sections.
  public mutating func resetSectionOrder() { orders = [:] }
  /// Restores the order of the source in a section.
  public mutating func resetSectionOrder(for sectionID: String) { orders[sectionID] = nil }
}

/// The changes of a tab that the user can make in a sidebar.
///
/// Source: documented, developer.apple.com/documentation/swiftui/tabcustomizationbehavior.
public nonisolated struct TabCustomizationBehavior: Hashable, Sendable {
  private let number: Int

  /// The default: hiding, and moving in a section.
  public static var automatic: TabCustomizationBehavior { TabCustomizationBehavior(number: 0) }
  /// No change.
  public static var disabled: TabCustomizationBehavior { TabCustomizationBehavior(number: 1) }
  /// Only moving in a section.
  public static var reorderable: TabCustomizationBehavior { TabCustomizationBehavior(number: 2) }
}

extension AppStorage where Value == TabViewCustomization {
  /// Creates a property for the customization of tabs.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
    self.init(json: wrappedValue, key, store: store)
  }
}

extension SceneStorage where Value == TabViewCustomization {
  /// Creates a property for the customization of tabs; the store is ignored, because values of scenes have a store of their own.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
    self.init(json: wrappedValue, key)
  }
}

extension EnvironmentValues {
  private enum CustomizationKey: EnvironmentKey {
    static var defaultValue: Binding<TabViewCustomization>? { nil }
  }

  /// The customization of tab views; nil if the user can't customize them.
  nonisolated var tabViewCustomization: Binding<TabViewCustomization>? {
    get { self[CustomizationKey.self] }
    set { self[CustomizationKey.self] = newValue }
  }
}

extension View {
  /// Sets the customization of the tab views in the view; nil prevents customization.
  ///
  /// In a sidebar, the context menu of a tab hides and shows tabs, and moves the tab in its section.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/tabviewcustomization(_:); the menu: ours.
  public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    environment(\.tabViewCustomization, customization)
  }
}
