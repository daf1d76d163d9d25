package import Foundation

/// How labels look.
///
/// Source: documented, developer.apple.com/documentation/swiftui/labelstyle.
public nonisolated protocol LabelStyle {
  /// The view that a label becomes.
  associatedtype Body: View
  /// What is known of the label.
  typealias Configuration = LabelStyleConfiguration

  /// Makes the view that a label becomes.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a label.
///
/// Source: documented, developer.apple.com/documentation/swiftui/labelstyleconfiguration.
public nonisolated struct LabelStyleConfiguration {
  /// The title, whatever views it is of.
  public nonisolated struct Title: View {
    /// The title, where it is a text and nothing else.
    let text: Text?

    /// The views that were given.
    @MainActor public var body: some View { StyleSlot<Title>() }
  }

  /// The icon, whatever views it is of.
  public nonisolated struct Icon: View {
    /// The views that were given.
    @MainActor public var body: some View { StyleSlot<Icon>() }
  }

  /// What the label is of.
  public let title: Title
  /// What stands for it.
  public let icon: Icon
}

/// The styles of labels.
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

/// The icon, and the title at its trailing side, on one baseline; in some places only one of them.
///
/// Source: documented, developer.apple.com/documentation/swiftui/defaultlabelstyle.
public nonisolated struct DefaultLabelStyle: LabelStyle {
  @Environment(\.labelIconWidth) private var iconWidth

  /// Creates the style.
  public init() {}

  /// The icon and the title.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if let iconWidth {
      TitleAndIcon(title: configuration.title, icon: configuration.icon.frame(minWidth: iconWidth))
    } else {
      TitleAndIcon(title: configuration.title, icon: configuration.icon)
    }
  }
}

extension EnvironmentValues {
  private enum IconWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

  /// The least room for icons of labels, in points, so that titles below each other begin in one line; nil is none.
  package var labelIconWidth: CGFloat? {
    get { self[IconWidthKey.self] }
    set { self[IconWidthKey.self] = newValue }
  }
}

/// The icon, and the title at its trailing side, on one baseline; who doesn't see them is told the title.
///
/// Source: documented, developer.apple.com/documentation/swiftui/titleandiconlabelstyle.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// The icon and the title.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(title: configuration.title, icon: configuration.icon)
  }
}

/// The icon alone; who doesn't see it is told the title, where that is a text.
///
/// Source: documented, developer.apple.com/documentation/swiftui/icononlylabelstyle.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// The icon.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if let title = configuration.title.text {
      configuration.icon.accessibilityLabel(title)
    } else {
      configuration.icon
    }
  }
}

/// The title alone.
///
/// Source: documented, developer.apple.com/documentation/swiftui/titleonlylabelstyle.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// The title.
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// What suits the place.
  public static nonisolated var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon and the title.
  public static nonisolated var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static nonisolated var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static nonisolated var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension View {
  /// Shows the labels in the view in a style.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/labelstyle(_:).
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    controlStyle(AppliedLabelStyle(style: style))
  }
}
