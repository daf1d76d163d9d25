public import Trellis

/// The style of the labels in toolbars.
///
/// Source: documented, developer.apple.com/documentation/swiftui/toolbarlabelstyle.
public nonisolated struct ToolbarLabelStyle: Hashable, Sendable {
  /// The parts of a label.
  enum Parts { case icon, title, both }

  /// The parts that are shown.
  let parts: Parts

  /// The default: the icons only.
  public static var automatic: ToolbarLabelStyle { ToolbarLabelStyle(parts: .icon) }
  /// The icons only.
  public static var iconOnly: ToolbarLabelStyle { ToolbarLabelStyle(parts: .icon) }
  /// The titles only.
  public static var titleOnly: ToolbarLabelStyle { ToolbarLabelStyle(parts: .title) }
  /// Titles and icons.
  public static var titleAndIcon: ToolbarLabelStyle { ToolbarLabelStyle(parts: .both) }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey { static var defaultValue: ToolbarLabelStyle { .automatic } }

  /// The style of the labels in toolbars.
  public var toolbarLabelStyle: ToolbarLabelStyle {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

/// Sets the style of labels in toolbars to the value of a binding.
private nonisolated struct LabelStyleOfBinding: ViewModifier {
  let style: Binding<ToolbarLabelStyle>

  @MainActor func body(content: Content) -> some View {
    content.environment(\.toolbarLabelStyle, style.wrappedValue)
  }
}

extension Scene {
  /// Sets the style of the labels in the toolbars of the scene's windows.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/scene/windowtoolbarlabelstyle(fixed:).
  public nonisolated func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene {
    environment(\.toolbarLabelStyle, fixed)
  }

  /// Sets the style of the labels in the toolbars of the scene's windows to the value of a binding.
  ///
  /// The user can't change the style here, so the binding is only read.
  public nonisolated func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>)
    -> some Scene
  {
    windowModifier(LabelStyleOfBinding(style: toolbarLabelStyle))
  }
}
