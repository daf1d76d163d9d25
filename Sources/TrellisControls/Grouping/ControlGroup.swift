import Foundation
public import Trellis

/// Controls that belong together, side by side on one ground; in a menu, its lines.
///
/// Source: documented, developer.apple.com/documentation/swiftui/controlgroup.
public nonisolated struct ControlGroup<Content: View>: View {
  private let content: Content
  private let label: AnyView?

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { (self.content, label) = (content(), nil) }

  /// Creates a group with any views as its title, which a menu has that it becomes.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content())
    self.label = AnyView(label())
  }

  /// Creates a group with a title that is written down in the source.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// What the style makes of it.
  @MainActor public var body: some View {
    StyledControl(ControlGroups.self, ControlGroupStyleConfiguration())
      .styleSlot(ControlGroupStyleConfiguration.Content.self, content)
      .styleSlot(ControlGroupStyleConfiguration.Label.self, label)
  }
}

/// The controls of a group with a title.
///
/// Source: documented, developer.apple.com/documentation/swiftui/labeledcontrolgroupcontent.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content

  /// The controls.
  @MainActor public var body: some View { content }
}

/// How groups of controls look.
///
/// Source: documented, developer.apple.com/documentation/swiftui/controlgroupstyle.
public nonisolated protocol ControlGroupStyle {
  /// The view that a group becomes.
  associatedtype Body: View
  /// What is known of the group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Makes the view that a group becomes.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a group of controls.
///
/// Source: documented, developer.apple.com/documentation/swiftui/controlgroupstyleconfiguration.
public nonisolated struct ControlGroupStyleConfiguration {
  /// The controls, whatever views they are of.
  public nonisolated struct Content: View {
    /// The views that were given.
    @MainActor public var body: some View { StyleSlot<Self>() }
  }

  /// The title, whatever views it is of; none where there is none.
  public nonisolated struct Label: View {
    /// The views that were given.
    @MainActor public var body: some View { StyleSlot<Self>() }
  }

  /// The controls.
  public let content = Content()
  /// The title.
  public let label = Label()
}

/// The styles of groups of controls.
enum ControlGroups: StyleFamily {
  typealias Configuration = ControlGroupStyleConfiguration
  static var automatic: AppliedControlGroupStyle<AutomaticControlGroupStyle> { .init(style: .init()) }
}

nonisolated struct AppliedControlGroupStyle<Style: ControlGroupStyle>: AppliedStyle {
  typealias Family = ControlGroups
  let style: Style

  @MainActor static func makeBody(_ style: Style, _ configuration: ControlGroupStyleConfiguration)
    -> Style.Body
  { style.makeBody(configuration: configuration) }
}

/// The controls side by side on one ground; in a menu, its lines.
///
/// Source: documented, developer.apple.com/documentation/swiftui/automaticcontrolgroupstyle.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle {
  @Environment(\.isInMenu) private var isInMenu

  /// Creates the style.
  public init() {}

  /// The controls.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if isInMenu {
      configuration.content
    } else {
      GroupedControls(content: configuration.content)
    }
  }
}

/// The same as ``AutomaticControlGroupStyle`` here.
///
/// Source: documented, developer.apple.com/documentation/swiftui/navigationcontrolgroupstyle.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  /// The controls.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GroupedControls(content: configuration.content)
  }
}

/// A button with the title, which opens a menu with the controls.
///
/// Source: documented, developer.apple.com/documentation/swiftui/menucontrolgroupstyle.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  /// The menu.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// Buttons side by side, with lines between them.
private nonisolated struct GroupedControls<Controls: View>: View {
  let content: Controls
  @Environment(\.look) private var look

  @MainActor var body: some View {
    let shape = RoundedRectangle(cornerRadius: look.metrics.buttonRadius)
    HStack(spacing: 0) {
      Group(subviews: content) { subviews in
        ForEach(subviews) { subview in
          if subview.id != subviews.first?.id {
            Rectangle().fill(.primary.opacity(0.12)).frame(width: 1).padding(.vertical, 4)
          }
          subview
        }
      }
    }
    .buttonStyle(GroupedButtonStyle())
    .frame(height: look.metrics.controlHeight)
    .background(.primary.opacity(0.08), in: shape)
    .clipShape(shape)
  }
}

private nonisolated struct GroupedButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.look) private var look

  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, look.metrics.buttonSide(.regular))
      .frame(minWidth: 32, maxHeight: .infinity)
      .background(.primary.opacity(configuration.isPressed ? 0.12 : 0))
      .opacity(isEnabled ? 1 : 0.4)
      .contentShape(Rectangle())
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// Side by side on one ground.
  public static nonisolated var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Side by side on one ground.
  public static nonisolated var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A button that opens a menu.
  public static nonisolated var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension View {
  /// Has the groups of controls in the view look as a style says.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/controlgroupstyle(_:).
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    controlStyle(AppliedControlGroupStyle(style: style))
  }
}
