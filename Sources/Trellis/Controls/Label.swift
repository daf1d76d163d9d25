import Foundation

/// A title with an icon before it.
///
/// Source: documented, developer.apple.com/documentation/swiftui/label.
public nonisolated struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// Creates a label of any views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  /// What the style makes of the two.
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

/// The icon, and the title at its trailing side, on one baseline; who doesn't see it is told the title.
nonisolated struct TitleAndIcon<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  @MainActor var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      icon.accessibilityHidden(true)
      title
    }
    .accessibilityElement(children: .combine)
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label of what a style knows of another: for styles that change others.
  public init(_ configuration: LabelStyleConfiguration) {
    (title, icon) = (configuration.title, configuration.icon)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label of a text that is written down in the source, with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    (title, icon) = (Text(titleKey), Image(systemName: name))
  }

  /// Creates a label of a text, as it is, with a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String) {
    (self.title, icon) = (Text(title), Image(systemName: name))
  }

  /// Creates a label of a text that is written down in the source, with a picture among the program's resources.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    (title, icon) = (Text(titleKey), Image(name))
  }

  /// Creates a label of a text that is written down in the source, with a picture of an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    (title, icon) = (Text(titleKey), Image(resource))
  }

  /// Creates a label of a text, as it is, with a picture of an asset catalog.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image resource: ImageResource) {
    (self.title, icon) = (Text(title), Image(resource))
  }

  /// Creates a label of a text, as it is, with a picture among the program's resources.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String) {
    (self.title, icon) = (Text(title), Image(name))
  }
}
