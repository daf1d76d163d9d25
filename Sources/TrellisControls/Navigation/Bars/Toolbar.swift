public import Trellis

/// Puts items in the bars of the page.
private nonisolated struct ToolbarModifier<Items: View>: ViewModifier {
  let items: Items

  @Environment(\.hasBars) private var hasBars

  init(items: Items) { self.items = items }

  @MainActor func body(content: Content) -> some View {
    if hasBars {
      content.modifier(HandedItems(items: items))
    } else {
      // In no page: the outermost of such views has the bar.
      PageFrame(root: content.modifier(HandedItems(items: items)), isOpaque: false)
    }
  }
}

/// Hands the views of items up.
private nonisolated struct HandedItems<Items: View>: ViewModifier {
  let items: Items

  @MainActor func body(content: Content) -> some View {
    // They are those of the view that is modified, with its environment; how they look in a bar is said here.
    Group(subviews: items.modifier(BarItemLook())) { subviews in
      content.barContents { contents in
        contents.items.insert(
          contentsOf: subviews.map {
            BarItem(placement: $0.containerValues.toolbarPlacement, subview: $0.inItsEnvironment)
          }, at: 0)
      }
    }
  }
}

/// The items of a toolbar as a view.
private nonisolated struct ToolbarItems<Items: ToolbarContent>: View {
  let content: Items

  @MainActor var body: some View { toolbarView(content) }
}

extension View {
  /// Puts items in the bars of the page that the view is in, or outside of all stacks in one at the window's top.
  ///
  /// Those of views around come before those of views inside. They have the environment of this view.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/toolbar(content:); the order: recorded on macOS.
  public nonisolated func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content)
    -> some View
  { modifier(ToolbarModifier(items: ToolbarItems(content: content()))) }

  /// Puts views in the bar of the page that the view is in, each an item.
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: content()))
  }

  /// Puts items with ids in the bars of the page.
  ///
  /// People don't arrange toolbars here; the id says nothing.
  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { modifier(ToolbarModifier(items: ToolbarItems(content: content()))) }

  /// Says whether bars of the page are shown.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/toolbar(_:for:).
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    saysVisibility(visibility, bars)
  }

  /// Says whether bars of the page are shown.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/toolbarvisibility(_:for:).
  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { saysVisibility(visibility, bars) }

  private nonisolated func saysVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    barContents { $0.say(\.visibility, visibility, bars) }
      .transformPreference(TabBarHiddenKey.self) { if bars.contains(.tabBar) { $0 = visibility == .hidden } }
  }

  /// Leaves out what a bar has by itself; of those the title.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/toolbar(removing:).
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    barContents { if let defaultItemKind { $0.removed.insert(defaultItemKind) } }
  }

  /// Says whether bars of the page have a ground.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/toolbarbackground(_:for:).
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { barContents { $0.say(\.backgroundVisibility, visibility, bars) } }

  /// Says whether bars of the page have a ground.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/toolbarbackgroundvisibility(_:for:).
  public nonisolated func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { barContents { $0.say(\.backgroundVisibility, visibility, bars) } }

  /// Says what the ground of bars of the page is.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/toolbarbackground(_:for:).
  public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)
    -> some View
  { barContents { $0.say(\.backgrounds, AnyShapeStyle(style), bars) } }

  /// Says whether bars of the page are light or dark; nil is as the page.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/toolbarcolorscheme(_:for:).
  public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
    -> some View
  { barContents { if let colorScheme { $0.say(\.colorSchemes, colorScheme, bars) } } }

  /// Says how large the title of the page is.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/toolbartitledisplaymode(_:).
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    barContents { $0.titleSize = $0.titleSize ?? mode.size }
  }

  /// Says what the bars of the page are for: here they look alike.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/toolbarrole(_:); does nothing here.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Has the title of the page open a menu.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/toolbartitlemenu(content:).
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let content = content()
    return barContents { $0.titleMenu = $0.titleMenu ?? AnyView(content) }
  }

  /// Puts views at the sides of the bar; SwiftUI calls it deprecated.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/navigationbaritems(leading:trailing:).
  public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts a view at the leading side of the bar; SwiftUI calls it deprecated.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts a view at the trailing side of the bar; SwiftUI calls it deprecated.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

extension BarContents {
  /// Says something of bars, the one at the top where none is named, of which no view inside says that.
  nonisolated mutating func say<Value>(
    _ key: WritableKeyPath<BarContents, [ToolbarPlacement: Value]>, _ value: Value,
    _ bars: [ToolbarPlacement]
  ) {
    for bar in bars.isEmpty ? [.automatic] : bars {
      self[keyPath: key][bar] = self[keyPath: key][bar] ?? value
    }
  }
}
