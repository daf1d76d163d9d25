package import Foundation

/// A style of labels.
public protocol LabelStyle {
  /// The type of the body.
  associatedtype Body: View
  /// The properties of the label.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the view of a label.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label that a style receives.
public nonisolated struct LabelStyleConfiguration {
  /// The title, made of any views.
  public nonisolated struct Title: View {
    /// The title if it is a `Text`; nil otherwise.
    let text: Text?

    /// The views of the title.
    @MainActor public var body: some View { StyleSlot<Title>() }
  }

  /// The icon, made of any views.
  public nonisolated struct Icon: View {
    /// The views of the icon.
    @MainActor public var body: some View { StyleSlot<Icon>() }
  }

  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon
}

/// The family of label styles.
package enum Labels: StyleFamily {
  package typealias Configuration = LabelStyleConfiguration
  package static var automatic: AppliedLabelStyle<DefaultLabelStyle> {
    AppliedLabelStyle(style: DefaultLabelStyle())
  }
}

package nonisolated struct AppliedLabelStyle<Style: LabelStyle>: AppliedStyle {
  package typealias Family = Labels
  package let style: Style

  @MainActor package static func makeBody(_ style: Style, _ configuration: LabelStyleConfiguration)
    -> Style.Body
  {
    style.makeBody(configuration: configuration)
  }
}

/// The default style: the icon with the title at its trailing side, on one baseline; some containers show only one of them.
public nonisolated struct DefaultLabelStyle: LabelStyle {
  @Environment(\.labelIcons) private var icons

  /// Creates the style.
  public init() {}

  /// Returns the icon and the title.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if let icons {
      TitleAndIcon(
        title: configuration.title,
        icon: configuration.icon.frame(minWidth: icons.width)
          .foregroundStyle(ifAny: icons.isTinted ? AnyShapeStyle(.tint) : nil), spacing: icons.spacing)
    } else {
      TitleAndIcon(title: configuration.title, icon: configuration.icon)
    }
  }
}

/// The icons of the labels in a list or a menu.
package nonisolated struct LabelIcons: Equatable {
  /// The minimum width in points, which aligns titles below each other.
  package var width: CGFloat
  /// Whether icons are drawn in the tint.
  package var isTinted: Bool
  /// The space between an icon and its title in points.
  package var spacing: CGFloat = 6

  package init(width: CGFloat, isTinted: Bool = false) {
    (self.width, self.isTinted) = (width, isTinted)
  }
}

extension EnvironmentValues {
  private enum LabelIconsKey: EnvironmentKey { static var defaultValue: LabelIcons? { nil } }

  /// The icons of labels; nil for their own width and the style of the title.
  package var labelIcons: LabelIcons? {
    get { self[LabelIconsKey.self] }
    set { self[LabelIconsKey.self] = newValue }
  }
}

/// A style that shows the icon with the title at its trailing side, on one baseline; accessibility reads only the title.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
  @Environment(\.labelIcons) private var icons

  /// Creates the style.
  public init() {}

  /// Returns the icon and the title.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(
      title: configuration.title, icon: configuration.icon.frame(minWidth: icons?.width ?? 0),
      spacing: icons?.spacing ?? 6)
  }
}

/// A style that shows only the icon; its accessibility label is the title if that is a `Text`.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the icon.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if let title = configuration.title.text {
      configuration.icon.accessibilityLabel(title)
    } else {
      configuration.icon
    }
  }
}

/// A style that shows only the title.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the title.
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style.
  public static nonisolated var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A style that shows the icon and the title.
  public static nonisolated var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A style that shows only the icon.
  public static nonisolated var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A style that shows only the title.
  public static nonisolated var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension View {
  /// Sets the style of the labels in the view.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    controlStyle(AppliedLabelStyle(style: style))
  }
}
