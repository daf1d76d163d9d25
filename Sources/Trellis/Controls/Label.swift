import Foundation

/// A title with an icon before it.
public nonisolated struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// Creates a label with any views as its title and icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  /// The title and the icon in the current style.
  @MainActor public var body: some View {
    let text = title as? Text ?? (title as? LabelStyleConfiguration.Title)?.text
    StyledControl(
      Labels.self,
      LabelStyleConfiguration(
        title: LabelStyleConfiguration.Title(text: text), icon: LabelStyleConfiguration.Icon())
    )
    .styleSlot(LabelStyleConfiguration.Title.self, title)
    .styleSlot(LabelStyleConfiguration.Icon.self, icon)
  }
}

/// The icon with the title at its trailing side, on one baseline; accessibility reads only the title.
nonisolated struct TitleAndIcon<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  var spacing: CGFloat = 6

  @MainActor var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: spacing) {
      icon.accessibilityHidden(true)
      title
    }
    .accessibilityElement(children: .combine)
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from a style's configuration, for styles that modify others.
  public init(_ configuration: LabelStyleConfiguration) {
    (title, icon) = (configuration.title, configuration.icon)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    (title, icon) = (Text(titleKey), Image(systemName: name))
  }

  /// Creates a label with a title that isn't localized, and a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String) {
    (self.title, icon) = (Text(title), Image(systemName: name))
  }

  /// Creates a label with a localized title and an image from the program's resources.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    (title, icon) = (Text(titleKey), Image(name))
  }

  /// Creates a label with a localized title and an image from an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    (title, icon) = (Text(titleKey), Image(resource))
  }

  /// Creates a label with a title that isn't localized, and an image from an asset catalog.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image resource: ImageResource) {
    (self.title, icon) = (Text(title), Image(resource))
  }

  /// Creates a label with a title that isn't localized, and an image from the program's resources.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String) {
    (self.title, icon) = (Text(title), Image(name))
  }
}
