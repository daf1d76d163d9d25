public import Foundation
public import Trellis

/// A value, or a control, with its title.
///
/// Beside each other on a desktop; on a phone the title stands at the leading edge of all the width there is and the value at the
/// trailing one. Another ``LabeledContentStyle`` says otherwise, for the controls with titles too that are in the view.
///
/// Source: documented, developer.apple.com/documentation/swiftui/labeledcontent; where the two stand: ours (choice), as the systems do.
public nonisolated struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// Creates it of any views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  /// What the style makes of the two.
  @MainActor public var body: some View {
    StyledControl(LabeledContents.self, LabeledContentStyleConfiguration(title: label as? Text))
      .styleSlot(LabeledContentStyleConfiguration.Label.self, label.accessibilityTitle())
      .styleSlot(LabeledContentStyleConfiguration.Content.self, content)
      .accessibilityNamedByTitle()
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates it with a title that is written down in the source.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(titleKey), content())
  }

  /// Creates it with a title, as it is.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(title), content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates it of a title that is written down in the source, and a text.
  public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
    (label, content) = (Text(titleKey), Text(value))
  }

  /// Creates it of a title and a text, as they are.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    (label, content) = (Text(title), Text(value))
  }

  /// Creates it of a title that is written down in the source, and a value in a format.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    (label, content) = (Text(titleKey), Text(value, format: format))
  }

  /// Creates it of a title, as it is, and a value in a format.
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
  /// Creates it of what a style knows of another: for styles that change others.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    (label, content) = (configuration.label, configuration.content)
  }
}

/// A control beside its title: a ``LabeledContent`` that is aligned by its middle.
nonisolated struct TitledControl<Title: View, Control: View>: View {
  let title: Title
  /// The title where it is a text and nothing else.
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
