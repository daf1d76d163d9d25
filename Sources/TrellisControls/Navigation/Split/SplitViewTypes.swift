public import Foundation
public import Trellis

/// The columns of a ``NavigationSplitView`` that are shown if there is room for several.
public nonisolated struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  fileprivate let number: Int

  /// The default: all columns.
  public static let automatic = NavigationSplitViewVisibility(number: 0)
  /// All columns.
  public static let all = NavigationSplitViewVisibility(number: 1)
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(number: 2)
  /// The last column.
  public static let detailOnly = NavigationSplitViewVisibility(number: 3)

  /// Returns the number of hidden columns, of `count` columns.
  func hiddenCount(of count: Int) -> Int {
    switch self {
    case .doubleColumn: max(0, count - 2)
    case .detailOnly: count - 1
    default: 0
    }
  }
}

/// A column of a ``NavigationSplitView``.
public nonisolated struct NavigationSplitViewColumn: Hashable, Sendable {
  let number: Int

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(number: 0)
  /// The middle one of three columns.
  public static let content = NavigationSplitViewColumn(number: 1)
  /// The last column.
  public static let detail = NavigationSplitViewColumn(number: 2)
}

/// The layout style of a ``NavigationSplitView``; here columns are always side by side.
public nonisolated protocol NavigationSplitViewStyle {}

/// The default style.
public nonisolated struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style with columns side by side.
public nonisolated struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style with columns side by side; on other systems, they overlap the last column.
public nonisolated struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style.
  public static nonisolated var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// A style with columns side by side.
  public static nonisolated var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A style with columns side by side; on other systems, they overlap the last column.
  public static nonisolated var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

/// The preferred widths of a column in points; a nil limit is the default.
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
  /// Sets the style of split views in the view; here columns are always side by side.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/navigationsplitviewstyle(_:); does nothing here.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    self
  }

  /// Fixes the width of the column that contains the view, in points; a width that isn't positive restores the default.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
  }

  /// Sets the initial width of the column that contains the view, and the limits for dragging; a nil limit is the default.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    let width = ideal > 0 ? ColumnWidth(minimum: min, ideal: ideal, maximum: max) : nil
    return transformPreference(ColumnWidthKey.self) { $0 = $0 ?? width }
  }
}
