public import Trellis

/// Pages that lie on each other, of which the one in front is seen: a root, and on it a page for each value of a path.
///
/// ```swift
/// NavigationStack {
///   List(parks) { park in NavigationLink(park.name, value: park) }
///     .navigationDestination(for: Park.self) { ParkDetails(park: $0) }
/// }
/// ```
/// A page that others lie on keeps its state, has disappeared, and is asked for nothing. Where a value of the path changes, its page is
/// another one. Pages have the stack's environment, not that of the links that lead to them.
///
/// Source: documented, developer.apple.com/documentation/swiftui/navigationstack.
public nonisolated struct NavigationStack<Data, Root: View>: View {
  private let access: @MainActor (Binding<NavigationPath>) -> PathAccess
  private let root: Root
  @State private var own = NavigationPath()

  /// Creates a stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    access = { PathAccess($0) }
    self.root = root()
  }

  /// Creates a stack whose path is a program's, with values of any types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    nonisolated(unsafe) let path = path  // bodies use it, on the main actor
    access = { _ in PathAccess(path) }
    self.root = root()
  }

  /// Creates a stack whose path is a program's, with values of one type; only the root declares the pages for that.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
  {
    nonisolated(unsafe) let path = path  // bodies use it, on the main actor
    access = { _ in PathAccess(path) }
    self.root = root()
  }

  /// The pages.
  @MainActor public var body: some View { StackPages(path: access($own), root: root) }
}
