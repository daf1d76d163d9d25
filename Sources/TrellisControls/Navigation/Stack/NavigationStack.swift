public import Trellis

/// A stack of pages, of which only the front one is visible: a root, and above it a page for each value of a path.
///
/// ```swift
/// NavigationStack {
///   List(parks) { park in NavigationLink(park.name, value: park) }
///     .navigationDestination(for: Park.self) { ParkDetails(park: $0) }
/// }
/// ```
/// A covered page keeps its state, has disappeared, and isn't updated. If a value of the path changes, its page is a new one.
/// Pages have the environment of the stack, not of the links that lead to them.
public nonisolated struct NavigationStack<Data, Root: View>: View {
  private let access: @MainActor (Binding<NavigationPath>) -> PathAccess
  private let root: Root
  @State private var own = NavigationPath()

  /// Creates a stack that stores its path itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    access = { PathAccess($0) }
    self.root = root()
  }

  /// Creates a stack with a binding to a path of values of any types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    nonisolated(unsafe) let path = path  // bodies use it, on the main actor
    access = { _ in PathAccess(path) }
    self.root = root()
  }

  /// Creates a stack with a binding to a path of values of one type; only the root can declare their pages.
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
