/// A style of text fields with their titles, which only forms set.
package protocol FieldStyle {
  /// The type of the body.
  associatedtype Body: View

  /// Returns the view of a field with its title.
  @ViewBuilder @MainActor func makeBody(configuration: FieldStyleConfiguration) -> Body
}

/// The parts of a text field that a style receives.
package nonisolated struct FieldStyleConfiguration {
  /// The title, made of any views.
  package nonisolated struct Title: View {
    @MainActor package var body: some View { StyleSlot<Title>() }
  }

  /// The field, which doesn't show the title.
  package nonisolated struct Field: View {
    @MainActor package var body: some View { StyleSlot<Field>() }
  }

  package let title = Title()
  package let field = Field()
  /// The title if it is a `Text`; nil otherwise.
  package let text: Text?
}

/// The family of field styles; if none is set, ``TitledInput`` shows the field by itself.
package enum FieldStyles: StyleFamily {
  package typealias Configuration = FieldStyleConfiguration
  package static var automatic: AppliedFieldStyle<FieldWithoutTitle> { .init(style: FieldWithoutTitle()) }
}

package nonisolated struct AppliedFieldStyle<Style: FieldStyle>: AppliedStyle {
  package typealias Family = FieldStyles
  package let style: Style

  package init(style: Style) { self.style = style }

  @MainActor package static func makeBody(_ style: Style, _ configuration: FieldStyleConfiguration)
    -> Style.Body
  { style.makeBody(configuration: configuration) }
}

/// A style that shows only the field.
package nonisolated struct FieldWithoutTitle: FieldStyle {
  @MainActor package func makeBody(configuration: FieldStyleConfiguration) -> some View {
    configuration.field
  }
}

/// A text field with its title.
///
/// A ``TextFieldStyle`` that makes a view builds it first. Without a ``FieldStyle``, the field alone is shown. While the field is empty, it shows its prompt or else the title. With a style, the
/// style builds the view.
nonisolated struct TitledInput<Label: View>: View {
  typealias Body = Never

  let field: StyledTextInput
  let untitled: StyledTextInput
  let label: Label
  let configuration: FieldStyleConfiguration
  let hasPrompt: Bool

  /// Creates a field; the title is needed if the label isn't a `Text`.
  init(input: TextInput, label: Label, hasPrompt: Bool, title: Text? = nil) {
    var input = input
    let title = title ?? label as? Text
    input.title = title
    var untitled = input
    if !hasPrompt { untitled.prompt = nil }
    field = StyledTextInput(input: input)
    self.untitled = StyledTextInput(input: untitled)
    self.label = label
    configuration = FieldStyleConfiguration(text: title)
    self.hasPrompt = hasPrompt
  }

  /// The field for a ``TextFieldStyle``.
  var styledField: TextField<_TextFieldStyleLabel> {
    TextField(
      input: field.input, label: _TextFieldStyleLabel(), hasPrompt: hasPrompt, title: configuration.text)
  }
}
