public import Trellis

/// A view that shows one of several tabs, selected in a bar.
///
/// A tab is a view with ``View/tabItem(_:)`` and a tag of the selection's type, or a ``Tab``. A tab's view is built when the tab
/// is first selected, and keeps its state from then on. While another tab is selected, the view has disappeared. A selection that
/// matches no tab shows the first one and reports a warning; the binding isn't changed.
///
/// Source: documented, developer.apple.com/documentation/swiftui/tabview; building on selection: observed since iOS 18.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  /// The form of the tabs; nil until it is known.
  @State private var placement: TabBarPlacement?

  private init(_ selection: Binding<SelectionValue>?, _ content: Content) {
    (self.selection, self.content) = (selection, content)
  }

  /// Creates a tab view that shows the view tagged with the selection.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection, content())
  }

  /// Creates a tab view that shows the tab whose value is the selection.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.init(selection, TabContentBuilder<SelectionValue>.Content(content: content()))
  }

  /// The selected tab and the bar.
  @MainActor public var body: some View {
    let selection = selection
    Group(subviews: content.rowsTaggedByID().environment(\.tabBarPlacement, placement)) { subviews in
      TabPanes(
        tabs: subviews.filter { !$0.containerValues.isHiddenTab }.map { Self.pane($0, selection) },
        selection: selection.map { String(describing: $0.wrappedValue) }, placement: $placement)
    }
  }

  @MainActor private static func pane(_ subview: Subview, _ selection: Binding<SelectionValue>?) -> TabPane {
    guard let selection, let tag = subview.containerValues.selectionTag(for: SelectionValue.self) else {
      return TabPane(subview: subview, isSelected: nil, select: nil)
    }
    return TabPane(subview: subview, isSelected: selection.wrappedValue == tag) {
      selection.wrappedValue = tag
    }
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that stores its selection itself.
  public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }
}

extension TabView where SelectionValue == Never {
  /// Creates a tab view that stores its selection itself.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C> {
    self.init(nil, TabContentBuilder<Never>.Content(content: content()))
  }
}

/// A tab of a tab view.
struct TabPane: Identifiable {
  let subview: Subview
  /// Whether the tab's tag is the selection; nil without a selection or without a tag of its type.
  let isSelected: Bool?
  /// Selects the tab; nil if the selection can't be this tab.
  let select: (@MainActor () -> Void)?

  var id: Subview.ID { subview.id }
  var isEnabled: Bool { !subview.containerValues.isDisabledTab }
  /// The tab's id in a customization; nil if the user can't change the tab.
  var customizationID: String? { subview.containerValues.tabCustomizationID }
  /// Whether the user can hide the tab in a sidebar.
  var isHideable: Bool {
    customizationID != nil && subview.containerValues.tabSidebarBehavior == .automatic
  }
  /// Whether the user can move the tab in its section.
  var isMovable: Bool { customizationID != nil && subview.containerValues.tabSidebarBehavior != .disabled }
  /// Whether the tab is in a bar.
  var isInBar: Bool { subview.containerValues.tabBarVisibility != .hidden }

  /// Returns whether the tab is in a sidebar.
  func isInSidebar(_ customization: TabViewCustomization?) -> Bool {
    let values = subview.containerValues
    let changed = customizationID.map { customization?[sidebarVisibility: $0] ?? .automatic }
    guard let changed, changed != .automatic else { return values.tabSidebarVisibility != .hidden }
    return changed == .visible
  }
}
