public import Trellis

/// The changes of a toolbar's item that the user can make.
///
/// Source: documented, developer.apple.com/documentation/swiftui/toolbarcustomizationbehavior.
public nonisolated struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let number: Int

  /// The default: moving in the bar, and to the bar's menu.
  public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(number: 0) }
  /// No change.
  public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(number: 1) }
  /// Only moving in the bar.
  public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(number: 2) }
}

/// Options of items in a toolbar that the user customizes.
///
/// Source: documented, developer.apple.com/documentation/swiftui/toolbarcustomizationoptions.
public nonisolated struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The user can always add the item; all items have this option here, because those outside of the bar are in its menu.
  public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}

/// Toolbar items with ids, and a modifier that applies to each.
private nonisolated struct ModifiedCustomizableContent<Content: CustomizableToolbarContent>:
  CustomizableToolbarContent, ViewToolbarContent
{
  typealias Body = Never
  let content: Content
  let change: @MainActor (AnyView) -> AnyView

  @MainActor var view: AnyView { change(toolbarView(content)) }
}

extension ToolbarContent {
  /// Marks the items as sources of navigation transitions, as ``View/matchedTransitionSource(id:in:)`` does for views.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/toolbarcontent/matchedtransitionsource(id:in:).
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some ToolbarContent
  {
    nonisolated(unsafe) let id = id  // used on the main actor
    return ModifiedToolbarContent(content: self) {
      AnyView($0.matchedTransitionSource(id: id, in: namespace))
    }
  }
}

extension CustomizableToolbarContent {
  private nonisolated func changed(_ change: @escaping @MainActor (AnyView) -> AnyView)
    -> some CustomizableToolbarContent
  { ModifiedCustomizableContent(content: self, change: change) }

  /// Hides the items.
  public nonisolated func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
    changed { hidden ? AnyView(EmptyView()) : $0 }
  }

  /// Sets whether the items are in the bar by default; others are in the menu of secondary items.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/customizabletoolbarcontent/defaultcustomization(_:options:); the
  /// menu: ours.
  public nonisolated func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    changed { view in
      AnyView(
        view.containerValues {
          if defaultVisibility != .automatic { $0.isInBarByDefault = defaultVisibility == .visible }
        })
    }
  }

  /// Sets the changes that the user can make to the items in a toolbar with an id.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/customizabletoolbarcontent/customizationbehavior(_:).
  public nonisolated func customizationBehavior(_ behavior: ToolbarCustomizationBehavior)
    -> some CustomizableToolbarContent
  { changed { AnyView($0.containerValue(\.toolbarBehavior, behavior)) } }

  /// Marks the items as sources of navigation transitions, as ``View/matchedTransitionSource(id:in:)`` does for views.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some CustomizableToolbarContent
  {
    nonisolated(unsafe) let id = id  // used on the main actor
    return changed { AnyView($0.matchedTransitionSource(id: id, in: namespace)) }
  }
}

extension View {
  /// Sets the style of the titles in bars of the page, and of the buttons in toolbars of the view.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/toolbarforegroundstyle(_:for:).
  public nonisolated func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)
    -> some View
  {
    barContents { $0.say(\.foregrounds, AnyShapeStyle(style), bars) }
      .environment(\.barForeground, AnyShapeStyle(style))
  }
}

extension EnvironmentValues {
  private enum ForegroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

  /// The style of the buttons in the view's toolbars; nil is the default.
  nonisolated var barForeground: AnyShapeStyle? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }
}

/// The style of the titles in a bar, and of the buttons that don't belong to a toolbar.
struct BarForeground: ViewModifier {
  let style: AnyShapeStyle?

  func body(content: Content) -> some View {
    if let style {
      content.foregroundStyle(style).environment(\.barForeground, style)
    } else {
      content
    }
  }
}
