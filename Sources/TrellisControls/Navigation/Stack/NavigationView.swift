public import Trellis

/// The same as a ``NavigationStack`` that keeps its path itself; of several views the first is the root.
///
/// Source: documented, developer.apple.com/documentation/swiftui/navigationview; that it is a stack: ours (choice), as on a phone.
public nonisolated struct NavigationView<Content: View>: View {
  private let content: Content

  /// Creates a stack with a root.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The pages.
  @MainActor public var body: some View {
    NavigationStack {
      Group(subviews: content) { views in views.first }
    }
  }
}

/// How a ``NavigationView`` looks: as a stack, whatever is said.
///
/// Source: documented, developer.apple.com/documentation/swiftui/navigationviewstyle.
public nonisolated protocol NavigationViewStyle {}

/// Pages that lie on each other.
public nonisolated struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// What suits the place: pages that lie on each other.
public nonisolated struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// Columns; here a ``NavigationView`` is a stack all the same.
public nonisolated struct ColumnNavigationViewStyle: NavigationViewStyle {
  init() {}
}

/// Two columns; here a ``NavigationView`` is a stack all the same.
public nonisolated struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// Pages that lie on each other.
  public static nonisolated var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// What suits the place.
  public static nonisolated var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns.
  public static nonisolated var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// How navigation views in the view look: they are stacks whatever is said.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/navigationviewstyle(_:); does nothing here.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
