public import Trellis

/// A ``NavigationStack`` that stores its path itself; its root is the first of several views.
///
/// Source: documented, developer.apple.com/documentation/swiftui/navigationview; the use of a stack, as on a phone: ours
/// (choice).
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

/// The style of a ``NavigationView``, which is always a stack here.
public nonisolated protocol NavigationViewStyle {}

/// A style with a stack of pages.
public nonisolated struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// The default style: a stack of pages.
public nonisolated struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style with columns; here a ``NavigationView`` is still a stack.
public nonisolated struct ColumnNavigationViewStyle: NavigationViewStyle {
  init() {}
}

/// A style with two columns; here a ``NavigationView`` is still a stack.
public nonisolated struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A style with a stack of pages.
  public static nonisolated var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style: a stack of pages.
  public static nonisolated var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// A style with columns; here a ``NavigationView`` is still a stack.
  public static nonisolated var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets the style of navigation views in the view, which are always stacks here.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/navigationviewstyle(_:); does nothing here.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
