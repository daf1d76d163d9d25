/// A builder of the widgets of a bundle.
@resultBuilder
@MainActor @preconcurrency
public enum WidgetBundleBuilder {
  /// Adds a widget.
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
  /// Adds a control, which no desktop shows.
  public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget {
    WidgetGroup()
  }
  /// Returns no widgets.
  public static func buildBlock() -> some Widget { WidgetGroup() }
  /// Returns a widget.
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
  /// Combines widgets.
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget {
    var group = WidgetGroup()
    repeat group.add(each content)
    return group
  }
  /// Adds widgets on a condition.
  public static func buildOptional(_ content: (some Widget)?) -> some Widget {
    var group = WidgetGroup()
    if let content { group.add(content) }
    return group
  }
  /// Adds widgets of a branch.
  public static func buildEither(first: some Widget) -> some Widget {
    var group = WidgetGroup()
    group.add(first)
    return group
  }
  /// Adds widgets of a branch.
  public static func buildEither(second: some Widget) -> some Widget {
    var group = WidgetGroup()
    group.add(second)
    return group
  }
  /// Adds widgets that aren't available everywhere.
  public static func buildLimitedAvailability(_ content: some Widget) -> some Widget {
    var group = WidgetGroup()
    group.add(content)
    return group
  }
}

/// Several widgets.
struct WidgetGroup: Widget {
  /// The widgets, in order.
  private(set) var widgets: [any Widget] = []

  init() {}

  mutating func add(_ widget: some Widget) {
    if let group = widget as? WidgetGroup {
      widgets += group.widgets
    } else {
      widgets.append(widget)
    }
  }

  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
