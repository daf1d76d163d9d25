public import Trellis

/// The order in which items of a toolbar move into the bar's menu if there is no room for all.
public nonisolated struct ToolbarItemVisibilityPriority: Hashable, Sendable {
  let value: Double

  /// The default.
  public static let automatic = ToolbarItemVisibilityPriority(value: 0)
  /// Before other items.
  public static let low = ToolbarItemVisibilityPriority(value: -1)
  /// After other items.
  public static let high = ToolbarItemVisibilityPriority(value: 1)
}

/// Toolbar items with a modifier that applies to each.
nonisolated struct ModifiedToolbarContent<Content: ToolbarContent>: ViewToolbarContent {
  typealias Body = Never
  let content: Content
  let change: @MainActor (AnyView) -> AnyView

  @MainActor var view: AnyView { change(toolbarView(content)) }
}

extension ToolbarContent {
  /// Sets the order in which the items move into the bar's menu if there is no room for all items.
  ///
  /// Source: documented for SDK 27.
  public nonisolated func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some ToolbarContent
  {
    ModifiedToolbarContent(content: self) { AnyView($0.containerValue(\.toolbarPriority, priority.value)) }
  }

  /// Hides the items.
  public nonisolated func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    ModifiedToolbarContent(content: self) { hidden ? AnyView(EmptyView()) : $0 }
  }
}

extension ContainerValues {
  private enum PriorityKey: ContainerValueKey { static var defaultValue: Double { 0 } }

  /// The order in which the view moves into a bar's menu: lower values first.
  nonisolated var toolbarPriority: Double {
    get { self[PriorityKey.self] }
    set { self[PriorityKey.self] = newValue }
  }
}

/// The behaviour of a toolbar's search field.
public nonisolated struct SearchToolbarBehavior: Hashable, Sendable {
  private let number: Int
  /// The default.
  public static let automatic = SearchToolbarBehavior(number: 0)
  /// A button instead of the field until it is pressed.
  public static let minimize = SearchToolbarBehavior(number: 1)
}

/// The behaviour of a bar while the page's content is scrolled.
public nonisolated struct ToolbarMinimizeBehavior: Hashable, Sendable {
  private let number: Int
  /// The default.
  public static let automatic = ToolbarMinimizeBehavior(number: 0)
  /// The bar shrinks when content is scrolled down.
  public static let onScrollDown = ToolbarMinimizeBehavior(number: 1)
  /// The bar shrinks when content is scrolled up.
  public static let onScrollUp = ToolbarMinimizeBehavior(number: 2)
  /// The bar keeps its size.
  public static let never = ToolbarMinimizeBehavior(number: 3)
}

extension View {
  /// Sets the behaviour of the search field; has no effect here, where the field is always visible.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

  /// Sets the behaviour of bars while content is scrolled; has no effect here, where bars keep their size, as on a Mac.
  public nonisolated func toolbarMinimizeBehavior(
    _ behavior: ToolbarMinimizeBehavior, for bars: ToolbarPlacement...
  ) -> some View { self }
}
