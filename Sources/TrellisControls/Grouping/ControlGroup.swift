import Foundation
public import Trellis

/// A group of related controls, side by side on a common background; in a menu, its items.
public nonisolated struct ControlGroup<Content: View>: View {
  private let content: Content
  private let label: AnyView?

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { (self.content, label) = (content(), nil) }

  /// Creates a group with any views as its title, which is shown if the group becomes a menu.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content())
    self.label = AnyView(label())
  }

  /// Creates a group with a localized title.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// The view that the style makes.
  @MainActor public var body: some View {
    StyledControl(ControlGroups.self, ControlGroupStyleConfiguration())
      .styleSlot(ControlGroupStyleConfiguration.Content.self, content)
      .styleSlot(ControlGroupStyleConfiguration.Label.self, label)
  }
}

/// The controls of a group with a title.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content

  /// The controls.
  @MainActor public var body: some View { content }
}

/// The appearance of control groups.
public protocol ControlGroupStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// The properties of a control group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Returns the view for a control group.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// The properties of a control group for its style.
public nonisolated struct ControlGroupStyleConfiguration {
  /// The controls, of any type.
  public nonisolated struct Content: View {
    /// The views of the controls.
    @MainActor public var body: some View { StyleSlot<Self>() }
  }

  /// The title, of any type; empty if the group has none.
  public nonisolated struct Label: View {
    /// The views of the title.
    @MainActor public var body: some View { StyleSlot<Self>() }
  }

  /// The controls.
  public let content = Content()
  /// The title.
  public let label = Label()
}

/// The family of control group styles.
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

/// The default style: the controls side by side on a common background, or as items in a menu.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle {
  @Environment(\.isInMenu) private var isInMenu

  /// Creates the style.
  public init() {}

  /// Returns the controls side by side, or as items in a menu.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if isInMenu {
      ShownControls(content: configuration.content)
    } else {
      GroupedControls(content: configuration.content)
    }
  }
}

/// A style with the controls side by side on a common background.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  /// Returns the controls side by side.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GroupedControls(content: configuration.content)
  }
}

/// A style with a button that has the title and opens a menu of the controls.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  /// Returns the button of the menu.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu {
      ShownControls(content: configuration.content)
    } label: {
      configuration.label
    }
  }
}

/// A style for a few related choices: controls side by side on a common background, or items in a menu.
///
/// Source: documented, developer.apple.com/documentation/swiftui/palettecontrolgroupstyle; in a menu, the items are below each other:
/// ours.
public nonisolated struct PaletteControlGroupStyle: ControlGroupStyle {
  @Environment(\.isInMenu) private var isInMenu

  /// Creates the style.
  public init() {}

  /// Returns the controls.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if isInMenu {
      ShownControls(content: configuration.content)
    } else {
      GroupedControls(content: configuration.content)
    }
  }
}

/// A style for a few related choices in a menu.
public nonisolated struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  /// Returns the controls as in a menu.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu {
      ShownControls(content: configuration.content)
    } label: {
      configuration.label
    }
  }
}

/// Buttons side by side, separated by lines.
private nonisolated struct GroupedControls<Controls: View>: View {
  let content: Controls
  @Environment(\.controlTheme) private var theme

  @MainActor var body: some View {
    let shape = RoundedRectangle(cornerRadius: theme.metrics.buttonRadius)
    HStack(spacing: 0) {
      Group(subviews: content) { subviews in
        let first = subviews.first { !$0.containerValues.isHiddenControl }?.id
        ForEach(subviews) { subview in
          let isHidden = subview.containerValues.isHiddenControl
          if !isHidden, subview.id != first {
            Rectangle().fill(.primary.opacity(0.12)).frame(width: 1).padding(.vertical, 4)
          }
          subview.modifier(Collapsing(isCollapsed: isHidden))
        }
      }
    }
    .buttonStyle(GroupedButtonStyle())
    .frame(height: theme.metrics.controlHeight)
    .background(.primary.opacity(0.08), in: shape)
    .clipShape(shape)
  }
}

private nonisolated struct GroupedButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlTheme) private var theme

  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, theme.metrics.buttonSide(.regular))
      .frame(minWidth: 32, maxHeight: .infinity)
      .background(.primary.opacity(configuration.isPressed ? 0.12 : 0))
      .opacity(isEnabled ? 1 : 0.4)
      .contentShape(Rectangle())
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default style: the controls side by side on a common background, or as items in a menu.
  public static nonisolated var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A style with the controls side by side on a common background.
  public static nonisolated var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A style with a button that opens a menu of the controls.
  public static nonisolated var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A style for a few related choices.
  public static nonisolated var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A style for a few related choices in a menu.
  public static nonisolated var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension View {
  /// Sets the style of the control groups in the view.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    controlStyle(AppliedControlGroupStyle(style: style))
  }
}
