public import Trellis

/// How a ``TabView`` looks.
///
/// Source: documented, developer.apple.com/documentation/swiftui/tabviewstyle.
public nonisolated protocol TabViewStyle {}

/// The styles that are known here, by their form.
nonisolated protocol KnownTabViewStyle: TabViewStyle {
  var form: TabViewForm { get }
}

enum TabViewForm: Hashable {
  case bar
  case sidebar
  case pages(dots: PageTabViewStyle.IndexDisplayMode)
}

/// A bar with the tabs' titles: at the bottom on a phone, at the top on a desktop.
public nonisolated struct DefaultTabViewStyle: KnownTabViewStyle {
  var form: TabViewForm { .bar }
  /// Creates the style.
  public init() {}
}

/// The same as ``DefaultTabViewStyle``.
public nonisolated struct TabBarOnlyTabViewStyle: KnownTabViewStyle {
  var form: TabViewForm { .bar }
  /// Creates the style.
  public init() {}
}

/// The same as ``DefaultTabViewStyle``.
public nonisolated struct GroupedTabViewStyle: KnownTabViewStyle {
  var form: TabViewForm { .bar }
  /// Creates the style.
  public init() {}
}

/// Where there is room, a sidebar with the tabs' titles; else a bar.
public nonisolated struct SidebarAdaptableTabViewStyle: KnownTabViewStyle {
  var form: TabViewForm { .sidebar }
  /// Creates the style.
  public init() {}
}

/// Pages that are swiped from one to the next, with a dot for each.
public nonisolated struct PageTabViewStyle: KnownTabViewStyle {
  /// When the dots are shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let number: Int
    /// Where there is more than one page.
    public static let automatic = IndexDisplayMode(number: 0)
    /// In any case.
    public static let always = IndexDisplayMode(number: 1)
    /// Never.
    public static let never = IndexDisplayMode(number: 2)
  }

  private let mode: IndexDisplayMode
  var form: TabViewForm { .pages(dots: mode) }
  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// What suits the place.
  public static nonisolated var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar, whatever room there is.
  public static nonisolated var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A bar.
  public static nonisolated var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Where there is room, a sidebar.
  public static nonisolated var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that are swiped.
  public static nonisolated var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages that are swiped, and when a dot for each is shown.
  public static nonisolated func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle
  {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// How the dots of pages look.
///
/// Source: documented, developer.apple.com/documentation/swiftui/indexviewstyle.
public nonisolated protocol IndexViewStyle {}

/// Dots on a ground, or without one.
public nonisolated struct PageIndexViewStyle: IndexViewStyle {
  /// When there is a ground.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    fileprivate let hasGround: Bool
    /// Never, here.
    public static let automatic = BackgroundDisplayMode(hasGround: false)
    /// While somebody points at it: never, here.
    public static let interactive = BackgroundDisplayMode(hasGround: false)
    /// Always.
    public static let always = BackgroundDisplayMode(hasGround: true)
    /// Never.
    public static let never = BackgroundDisplayMode(hasGround: false)
  }

  let hasGround: Bool
  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    hasGround = backgroundDisplayMode.hasGround
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static nonisolated var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots, and when they stand on a ground.
  public static nonisolated func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)
    -> PageIndexViewStyle
  { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

extension EnvironmentValues {
  private enum TabFormKey: EnvironmentKey { static var defaultValue: TabViewForm { .bar } }
  private enum IndexGroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

  var tabViewForm: TabViewForm {
    get { self[TabFormKey.self] }
    set { self[TabFormKey.self] = newValue }
  }

  var indexHasGround: Bool {
    get { self[IndexGroundKey.self] }
    set { self[IndexGroundKey.self] = newValue }
  }
}

extension View {
  /// How the tab views in the view look.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/tabviewstyle(_:).
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewForm, (style as? any KnownTabViewStyle)?.form ?? .bar)
  }

  /// How the dots of pages in the view look.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/indexviewstyle(_:).
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.indexHasGround, (style as? PageIndexViewStyle)?.hasGround ?? false)
  }
}
