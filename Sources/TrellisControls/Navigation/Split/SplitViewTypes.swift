public import Foundation
public import Trellis

/// Which columns of a ``NavigationSplitView`` are shown where there is room for several.
///
/// Source: documented, developer.apple.com/documentation/swiftui/navigationsplitviewvisibility.
public nonisolated struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  fileprivate let number: Int

  /// As suits the room: all.
  public static let automatic = NavigationSplitViewVisibility(number: 0)
  /// All.
  public static let all = NavigationSplitViewVisibility(number: 1)
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(number: 2)
  /// The last.
  public static let detailOnly = NavigationSplitViewVisibility(number: 3)

  /// How many of so many columns aren't shown.
  func hiddenCount(of count: Int) -> Int {
    switch self {
    case .doubleColumn: max(0, count - 2)
    case .detailOnly: count - 1
    default: 0
    }
  }
}

/// A column of a ``NavigationSplitView``.
///
/// Source: documented, developer.apple.com/documentation/swiftui/navigationsplitviewcolumn.
public nonisolated struct NavigationSplitViewColumn: Hashable, Sendable {
  let number: Int

  /// The first.
  public static let sidebar = NavigationSplitViewColumn(number: 0)
  /// The one in the middle of three.
  public static let content = NavigationSplitViewColumn(number: 1)
  /// The last.
  public static let detail = NavigationSplitViewColumn(number: 2)
}

/// How a ``NavigationSplitView`` shares its room: here columns are always beside each other.
///
/// Source: documented, developer.apple.com/documentation/swiftui/navigationsplitviewstyle.
public nonisolated protocol NavigationSplitViewStyle {}

/// What suits the place.
public nonisolated struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// Columns beside each other.
public nonisolated struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// Columns beside each other; on other systems over the last one.
public nonisolated struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// What suits the place.
  public static nonisolated var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Columns beside each other.
  public static nonisolated var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// Columns beside each other; on other systems over the last one.
  public static nonisolated var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

/// How wide a column is to be, in points: least, ideal, most; nil is as it would be.
nonisolated struct ColumnWidth: Hashable {
  var minimum: CGFloat?
  var ideal: CGFloat
  var maximum: CGFloat?
}

nonisolated enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }
  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// How the split views in the view share their room: here columns are always beside each other.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/navigationsplitviewstyle(_:); does nothing here.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    self
  }

  /// How wide the column is that the view is in, in points; what isn't more than 0 is as wide as it would be.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/navigationsplitviewcolumnwidth(_:).
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
  }

  /// How wide the column is that the view is in at first, and between which widths a person can make it; nil is any.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/navigationsplitviewcolumnwidth(min:ideal:max:).
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    let width = ideal > 0 ? ColumnWidth(minimum: min, ideal: ideal, maximum: max) : nil
    return transformPreference(ColumnWidthKey.self) { $0 = $0 ?? width }
  }
}
