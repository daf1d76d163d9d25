public import Foundation
public import Trellis

/// A value or a control with a title.
///
/// On a desktop, the title and the value are side by side. On a phone, the title is at the leading edge and the value at the
/// trailing edge of the available width. Another ``LabeledContentStyle`` changes the arrangement, also for controls with titles
/// in the view.
///
/// Source: documented, developer.apple.com/documentation/swiftui/labeledcontent; the positions: ours (choice), as on Apple's
/// systems.
public nonisolated struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// Creates labeled content of any views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  /// The view that the style makes.
  @MainActor public var body: some View {
    StyledControl(LabeledContents.self, LabeledContentStyleConfiguration(title: label as? Text))
      .styleSlot(LabeledContentStyleConfiguration.Label.self, label.accessibilityTitle())
      .styleSlot(LabeledContentStyleConfiguration.Content.self, content)
      .accessibilityNamedByTitle()
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates labeled content with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(titleKey), content())
  }

  /// Creates labeled content with an unlocalized title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(title), content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates labeled content with a localized title and a text.
  public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
    (label, content) = (Text(titleKey), Text(value))
  }

  /// Creates labeled content with an unlocalized title and a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    (label, content) = (Text(title), Text(value))
  }

  /// Creates labeled content with a localized title and a formatted value.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    (label, content) = (Text(titleKey), Text(value, format: format))
  }

  /// Creates labeled content with an unlocalized title and a formatted value.
  @_disfavoredOverload
  public init<F: FormatStyle>(_ title: some StringProtocol, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    (label, content) = (Text(title), Text(value, format: format))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates labeled content from a configuration, for a style that modifies the content's appearance.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    (label, content) = (configuration.label, configuration.content)
  }
}

/// A control beside its title: a ``LabeledContent`` with vertically centred views.
nonisolated struct TitledControl<Title: View, Control: View>: View {
  let title: Title
  /// The title as a text; nil if it is another view.
  let text: Text?
  let control: Control

  init(_ title: Title, text: Text? = nil, @ViewBuilder control: () -> Control) {
    (self.title, self.text, self.control) = (title, text ?? title as? Text, control())
  }

  @MainActor var body: some View {
    if Title.self == EmptyView.self {
      control.controlSpacing()
    } else {
      StyledControl(
        LabeledContents.self, LabeledContentStyleConfiguration(title: text, isControl: true)
      )
      .styleSlot(LabeledContentStyleConfiguration.Label.self, title.accessibilityTitle())
      .styleSlot(LabeledContentStyleConfiguration.Content.self, control)
      .accessibilityNamedByTitle()
      .controlSpacing()
    }
  }
}
