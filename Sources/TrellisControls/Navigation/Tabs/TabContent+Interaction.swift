public import Trellis

/// A modifier of the item of a tab in a bar or a sidebar.
nonisolated struct TabItemModifier {
  let apply: @MainActor (AnyView) -> AnyView
}

extension ContainerValues {
  private enum ModifierKey: ContainerValueKey { static var defaultValue: TabItemModifier? { nil } }

  /// The modifiers of the tab's item; nil for none.
  nonisolated var tabItemModifier: TabItemModifier? {
    get { self[ModifierKey.self] }
    set { self[ModifierKey.self] = newValue }
  }
}

/// The item of a tab with the modifiers of its content.
struct ModifiedTabItem<Item: View>: View {
  let tab: TabPane
  let item: Item

  var body: some View {
    if let modifier = tab.subview.containerValues.tabItemModifier {
      modifier.apply(AnyView(item))
    } else {
      item
    }
  }
}

extension TabContent {
  private nonisolated func item<Changed: View>(_ change: @escaping @MainActor (AnyView) -> Changed)
    -> some TabContent<TabValue>
  {
    each { view in
      view.containerValues { values in
        let inner = values.tabItemModifier
        values.tabItemModifier = TabItemModifier { AnyView(change(inner?.apply($0) ?? $0)) }
      }
    }
  }

  /// Adds a context menu to the item of the tab.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/tabcontent/contextmenu(menuitems:).
  public nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> {
    nonisolated(unsafe) let items = menuItems()  // read on the main actor
    return item { $0.contextMenu { items } }
  }

  /// Presents a popover at the item of the tab while a binding is true.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/tabcontent/popover(ispresented:attachmentanchor:arrowedge:content:).
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<TabValue> {
    // Used on the main actor.
    nonisolated(unsafe) let (content, attachmentAnchor) = (content, attachmentAnchor)
    return item {
      $0.popover(
        isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge ?? .top,
        content: content)
    }
  }

  /// Presents a popover at the item of the tab while an item isn't nil.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some TabContent<TabValue> {
    // Used on the main actor.
    nonisolated(unsafe) let (item, content, attachmentAnchor) = (item, content, attachmentAnchor)
    return self.item {
      $0.popover(
        item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge ?? .top, content: content)
    }
  }

  /// Makes the item of the tab draggable, with a value for the views where it is dropped.
  public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T)
    -> some TabContent<TabValue>
  {
    nonisolated(unsafe) let payload = payload  // called on the main actor
    return item { $0.draggable(payload()) }
  }

  /// Performs an action with values that are dropped on the item of the tab.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/tabcontent/dropdestination(for:action:).
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<TabValue> {
    nonisolated(unsafe) let action = action  // called on the main actor
    return item {
      $0.dropDestination(for: payloadType) { items, _ in
        action(items)
        return true
      }
    }
  }

  /// Sets whether the tab is shown by default, in certain forms of the tabs, or in all if none are given.
  ///
  /// A ``TabViewCustomization`` takes precedence in the sidebar.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/tabcontent/defaultvisibility(_:for:).
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  )
    -> some TabContent<TabValue>
  {
    let isAll = placements.isEmpty || placements.contains(.automatic)
    let (bar, sidebar) = (isAll || placements.contains(.tabBar), isAll || placements.contains(.sidebar))
    return each { view in
      view.containerValues {
        if bar { $0.tabBarVisibility = visibility }
        if sidebar { $0.tabSidebarVisibility = visibility }
      }
    }
  }

  /// Sets the place of the tab among the tabs.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/tabcontent/tabplacement(_:).
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    each { view in
      view.containerValues { if placement == .sidebarOnly { $0.tabBarVisibility = .hidden } }
    }
  }

  /// Sets the id of the tab or the section in a ``TabViewCustomization``.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/tabcontent/customizationid(_:).
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> {
    let isSection = self is any TabSectionContent
    return each { view in
      view.containerValues {
        if isSection { $0.tabSectionID = id } else { $0.tabCustomizationID = id }
      }
    }
  }

  /// Sets the changes that the user can make to the tab, in certain forms of the tabs, or in all if none are given.
  ///
  /// The user can make changes in a sidebar, but not in a bar.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/tabcontent/customizationbehavior(_:for:).
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let isInSidebar =
      placements.isEmpty || placements.contains(.sidebar) || placements.contains(.automatic)
    return each { view in
      view.containerValues { if isInSidebar { $0.tabSidebarBehavior = behavior } }
    }
  }
}
