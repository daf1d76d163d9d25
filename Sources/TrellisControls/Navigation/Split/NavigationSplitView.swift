import Foundation
public import Trellis

/// Two or three columns, each of which controls the content of the next.
///
/// A link in a column shows its page in the next column. Below a width of 600 points, only one column is shown at a time, like a
/// page of a stack. A selection in this column leads to the next column, and the back button to the previous one. Every column
/// keeps its state.
///
/// Source: documented, developer.apple.com/documentation/swiftui/navigationsplitview; 600 points: ours (choice).
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?, _ column: Binding<NavigationSplitViewColumn>?,
    _ sidebar: Sidebar, _ content: Content, _ detail: Detail
  ) {
    (self.visibility, compactColumn) = (visibility, column)
    (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
  }

  /// The columns.
  @MainActor public var body: some View {
    GeometryReader { proxy in
      SplitColumns(
        sidebar: sidebar, content: content, detail: detail,
        columns: ColumnConnection(hasContent: Content.self != EmptyView.self, compactColumn: compactColumn),
        isCompact: proxy.size.width < 600, visibility: visibility)
    }
  }
}

extension NavigationSplitView {
  /// Creates three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(nil, nil, sidebar(), content(), detail()) }

  /// Creates three columns with a binding to their visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, nil, sidebar(), content(), detail()) }

  /// Creates three columns with a binding to the column shown if there is room for only one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(nil, preferredCompactColumn, sidebar(), content(), detail()) }

  /// Creates three columns with bindings to their visibility and to the column shown if there is room for only one.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail()) }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, sidebar(), EmptyView(), detail())
  }

  /// Creates two columns with a binding to their visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, nil, sidebar(), EmptyView(), detail()) }

  /// Creates two columns with a binding to the column shown if there is room for only one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail()) }

  /// Creates two columns with bindings to their visibility and to the column shown if there is room for only one.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail()) }
}
