public import Trellis

/// Adds items to the bars of the page.
private nonisolated struct ToolbarModifier<Handing: ViewModifier>: ViewModifier {
  let handing: Handing

  @Environment(\.hasBars) private var hasBars

  init(handing: Handing) { self.handing = handing }

  @MainActor func body(content: Content) -> some View {
    if hasBars {
      content.modifier(handing)
    } else {
      // Outside pages, the outermost view with a toolbar gets the bar.
      PageFrame(root: content.modifier(handing), isOpaque: false)
    }
  }
}

/// Passes the items' views up to the page, with the changes of the user.
private nonisolated struct CustomizedItems<Items: View>: ViewModifier {
  let items: Items
  @AppStorage private var arrangement: ToolbarArrangement

  init(items: Items, id: String) {
    self.items = items
    _arrangement = AppStorage(json: ToolbarArrangement(), "TrellisToolbar.\(id)", store: nil)
  }

  @MainActor func body(content: Content) -> some View {
    content.modifier(HandedItems(items: items, arrangement: $arrangement))
  }
}

/// Passes the items' views up to the page.
private nonisolated struct HandedItems<Items: View>: ViewModifier {
  let items: Items
  /// The changes of the user; nil if the user can't change the items.
  var arrangement: Binding<ToolbarArrangement>?

  @MainActor func body(content: Content) -> some View {
    // The items have the environment of the modified view; only their styles are those of a bar.
    Group(subviews: items.modifier(BarItemAppearance())) { subviews in
      content.barContents { contents in
        let items = subviews.map { subview in
          let values = subview.containerValues
          return BarItem(
            placement: values.isInBarByDefault ? values.toolbarPlacement : .secondaryAction,
            subview: subview.inItsEnvironment)
        }
        contents.items.insert(
          contentsOf: arrangement.map { ToolbarArrangement.arranged(items, $0) } ?? items, at: 0)
      }
    }
  }
}

/// A view of the items of a toolbar.
private nonisolated struct ToolbarItems<Items: ToolbarContent>: View {
  let content: Items

  @MainActor var body: some View { toolbarView(content) }
}

extension View {
  /// Adds items to the bars of the page that contains the view, or to a bar at the window's top outside stacks.
  ///
  /// Items of outer views come before items of inner views. The items have the environment of this view.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/toolbar(content:); the order: recorded on macOS.
  public nonisolated func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content)
    -> some View
  { modifier(ToolbarModifier(handing: HandedItems(items: ToolbarItems(content: content())))) }

  /// Adds each view as an item to the bar of the page that contains the view.
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(handing: HandedItems(items: content())))
  }

  /// Adds items with ids to the bars of the page, which the user can move.
  ///
  /// The context menu of an item moves the item, also to the bar's menu. The app's defaults keep the changes by the toolbar's id.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/toolbar(id:content:); the menu: ours.
  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(handing: CustomizedItems(items: ToolbarItems(content: content()), id: id)))
  }

  /// Shows or hides bars of the page.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    saysVisibility(visibility, bars)
  }

  /// Shows or hides bars of the page.
  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { saysVisibility(visibility, bars) }

  private nonisolated func saysVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    barContents { $0.say(\.visibility, visibility, bars) }
      .transformPreference(TabBarHiddenKey.self) { if bars.contains(.tabBar) { $0 = visibility == .hidden } }
  }

  /// Removes a default item of a bar; only the title can be removed.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    barContents { if let defaultItemKind { $0.removed.insert(defaultItemKind) } }
  }

  /// Shows or hides the background of bars of the page.
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { barContents { $0.say(\.backgroundVisibility, visibility, bars) } }

  /// Shows or hides the background of bars of the page.
  public nonisolated func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { barContents { $0.say(\.backgroundVisibility, visibility, bars) } }

  /// Sets the background of bars of the page.
  public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)
    -> some View
  { barContents { $0.say(\.backgrounds, AnyShapeStyle(style), bars) } }

  /// Sets the colour scheme of bars of the page; nil is the page's colour scheme.
  public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
    -> some View
  { barContents { if let colorScheme { $0.say(\.colorSchemes, colorScheme, bars) } } }

  /// Sets the size of the page's title.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    barContents { $0.titleSize = $0.titleSize ?? mode.size }
  }

  /// Sets the purpose of the page's bars; here all bars look alike.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/toolbarrole(_:); does nothing here.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Adds a menu to the title of the page.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let content = content()
    return barContents { $0.titleMenu = $0.titleMenu ?? AnyView(content) }
  }

  /// Adds views at both sides of the bar; deprecated in SwiftUI.
  public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds a view at the leading side of the bar; deprecated in SwiftUI.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds a view at the trailing side of the bar; deprecated in SwiftUI.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

extension BarContents {
  /// Sets a value of bars unless an inner view has set it; an empty list means the top bar.
  nonisolated mutating func say<Value>(
    _ key: WritableKeyPath<BarContents, [ToolbarPlacement: Value]>, _ value: Value,
    _ bars: [ToolbarPlacement]
  ) {
    for bar in bars.isEmpty ? [.automatic] : bars {
      self[keyPath: key][bar] = self[keyPath: key][bar] ?? value
    }
  }
}
