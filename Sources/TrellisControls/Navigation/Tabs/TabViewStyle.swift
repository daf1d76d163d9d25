public import Trellis

/// The appearance of a ``TabView``.
public nonisolated protocol TabViewStyle {}

/// A style known to Trellis, with its form.
nonisolated protocol KnownTabViewStyle: TabViewStyle {
  var form: TabViewForm { get }
}

enum TabViewForm: Hashable {
  case bar
  case sidebar
  case pages(dots: PageTabViewStyle.IndexDisplayMode)
}

/// A style with a bar of titles: at the bottom on a phone, at the top on a desktop.
public nonisolated struct DefaultTabViewStyle: KnownTabViewStyle {
  var form: TabViewForm { .bar }
  /// Creates the style.
  public init() {}
}

/// A style that is the same as ``DefaultTabViewStyle``.
public nonisolated struct TabBarOnlyTabViewStyle: KnownTabViewStyle {
  var form: TabViewForm { .bar }
  /// Creates the style.
  public init() {}
}

/// A style that is the same as ``DefaultTabViewStyle``.
public nonisolated struct GroupedTabViewStyle: KnownTabViewStyle {
  var form: TabViewForm { .bar }
  /// Creates the style.
  public init() {}
}

/// A style with a sidebar of titles if there is room, else a bar.
public nonisolated struct SidebarAdaptableTabViewStyle: KnownTabViewStyle {
  var form: TabViewForm { .sidebar }
  /// Creates the style.
  public init() {}
}

/// A style with swiped pages and a dot for each page.
public nonisolated struct PageTabViewStyle: KnownTabViewStyle {
  /// The visibility of the dots.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let number: Int
    /// Visible if there is more than one page.
    public static let automatic = IndexDisplayMode(number: 0)
    /// Always visible.
    public static let always = IndexDisplayMode(number: 1)
    /// Never visible.
    public static let never = IndexDisplayMode(number: 2)
  }

  private let mode: IndexDisplayMode
  var form: TabViewForm { .pages(dots: mode) }
  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default style: a bar of titles.
  public static nonisolated var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A style with a bar at any width.
  public static nonisolated var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A style with a bar.
  public static nonisolated var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A style with a sidebar if there is room, else a bar.
  public static nonisolated var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// A style with swiped pages.
  public static nonisolated var page: PageTabViewStyle { PageTabViewStyle() }
  /// Returns a style with swiped pages, and dots with a visibility.
  public static nonisolated func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle
  {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// The appearance of the dots of pages.
public nonisolated protocol IndexViewStyle {}

/// A style with dots, with or without a background.
public nonisolated struct PageIndexViewStyle: IndexViewStyle {
  /// The visibility of the background.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    fileprivate let hasBackground: Bool
    /// Never visible here.
    public static let automatic = BackgroundDisplayMode(hasBackground: false)
    /// Visible under the pointer; never visible here.
    public static let interactive = BackgroundDisplayMode(hasBackground: false)
    /// Always visible.
    public static let always = BackgroundDisplayMode(hasBackground: true)
    /// Never visible.
    public static let never = BackgroundDisplayMode(hasBackground: false)
  }

  let hasBackground: Bool
  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    hasBackground = backgroundDisplayMode.hasBackground
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A style with dots.
  public static nonisolated var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Returns a style with dots, and a background with a visibility.
  public static nonisolated func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)
    -> PageIndexViewStyle
  { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

extension EnvironmentValues {
  private enum TabFormKey: EnvironmentKey { static var defaultValue: TabViewForm { .bar } }
  private enum IndexBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

  var tabViewForm: TabViewForm {
    get { self[TabFormKey.self] }
    set { self[TabFormKey.self] = newValue }
  }

  var indexHasBackground: Bool {
    get { self[IndexBackgroundKey.self] }
    set { self[IndexBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the tab views in the view.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewForm, (style as? any KnownTabViewStyle)?.form ?? .bar)
  }

  /// Sets the style of the dots of pages in the view.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.indexHasBackground, (style as? PageIndexViewStyle)?.hasBackground ?? false)
  }
}
