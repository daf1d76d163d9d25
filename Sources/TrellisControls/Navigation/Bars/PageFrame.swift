import Foundation
import Trellis

/// The action of a back button, and the title of the page it leads to.
struct BackAction {
  let title: Text?
  let perform: @MainActor () -> Void
}

/// A page with bars at its edges, as its views describe them.
struct PageFrame<Root: View>: View {
  let root: Root
  /// The action of the back button; nil if there is no page to go back to.
  var back: BackAction?
  /// The page's own item, before all others in its bar.
  var leadingItem: AnyView?
  /// Whether the page has a background that covers the pages behind it.
  var isOpaque = true

  @State private var barMetrics = BarMetrics()
  /// Whether the page's content is scrolled under the bar at its top.
  @State private var isScrolledUnder = false
  /// The edit mode of the page's lists and edit button.
  @State private var editMode = EditMode.inactive
  @Environment(\.controlTheme) private var theme
  @Environment(\.isInColumns) private var isInColumns

  var body: some View {
    root
      .environment(\.hasBars, true)
      .environment(\.editMode, $editMode)
      // On a phone, content that is too wide doesn't widen the page.
      .frame(minWidth: theme.metrics.pagesSlide ? 0 : nil, maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaPadding(EdgeInsets(top: barMetrics.top, leading: 0, bottom: barMetrics.bottom, trailing: 0))
      .backgroundPreferenceValue(BarKey.self) { contents in
        if isOpaque { PageBackground(views: contents.pageBackgrounds) }
      }
      .overlayPreferenceValue(BarKey.self, alignment: .top) { contents in
        PageBars(
          contents: contents, barMetrics: self.barMetrics(of: contents), back: back, leadingItem: leadingItem,
          isScrolledUnder: isScrolledUnder)
      }
      .onPreferenceChange(ScrolledUnderTop.self) { isScrolledUnder = $0 }
      .preference(key: ScrolledUnderTop.self, value: false)
      .onPreferenceChange(BarMetricsKey.self) { barMetrics = $0 }
      .preference(key: BarMetricsKey.self, value: BarMetrics())
      .transformPreference(BarKey.self) { $0 = BarContents(hasInnerBars: true) }
  }

  private func barMetrics(of contents: BarContents) -> BarMetrics {
    BarMetrics(
      of: contents, hasBack: back != nil, hasLeadingItem: leadingItem != nil, isWindow: !isOpaque,
      isInColumns: isInColumns,
      theme)
  }
}

extension EnvironmentValues {
  private enum HasBarsKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum IsInColumnsKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum IsInSidebarKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether the view is in one of several columns, whose bars have equal heights.
  var isInColumns: Bool {
    get { self[IsInColumnsKey.self] }
    set { self[IsInColumnsKey.self] = newValue }
  }

  /// Whether the view is in the first of several columns, where the default style of lists is that of a sidebar.
  var isInSidebar: Bool {
    get { self[IsInSidebarKey.self] }
    set { self[IsInSidebarKey.self] = newValue }
  }

  /// Whether the view is in a page, which has bars.
  var hasBars: Bool {
    get { self[HasBarsKey.self] }
    set { self[HasBarsKey.self] = newValue }
  }
}

/// The sizes of the page's bars, passed up to the page by the bars themselves.
nonisolated enum BarMetricsKey: PreferenceKey {
  static var defaultValue: BarMetrics { BarMetrics() }
  static func reduce(value: inout BarMetrics, nextValue: () -> BarMetrics) {
    if value == BarMetrics() { value = nextValue() }
  }
}

extension BarMetrics {
  /// Creates the sizes of a page's bars from their contents.
  init(
    of contents: BarContents, hasBack: Bool, hasLeadingItem: Bool, isWindow: Bool,
    isInColumns: Bool,
    _ theme: ControlTheme
  ) {
    let metrics = theme.metrics
    let placements = contents.items.map(\.placement.place)
    let isSaid =
      contents.visibility[.navigationBar] ?? contents.visibility[.automatic]
      ?? contents.visibility[.windowToolbar]
    let hasItems =
      hasBack && contents.hidesBackButton != true || hasLeadingItem
      || placements.contains { $0 != .bottom && $0 != .keyboard }
    let hasTitle = contents.title != nil
    let isWanted = hasItems || hasTitle && !isWindow || isSaid == .visible
    if contents.isHidden != true, isSaid != .hidden, isWanted,
      !contents.hasInnerBars || hasItems
    {
      isLarge =
        hasTitle && metrics.largeTitleBar > 0 && !isWindow
        && (contents.titleSize == .large || contents.titleSize != .inline && !hasBack)
      top =
        (hasItems || isInColumns || metrics.largeTitleBar > 0 ? metrics.bar : metrics.titleBar)
        + (isLarge ? metrics.largeTitleBar : 0)
    }
    if placements.contains(.bottom), contents.visibility[.bottomBar] != .hidden {
      bottom = metrics.bottomBar
    }
  }
}
