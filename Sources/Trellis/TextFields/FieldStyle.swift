/// What forms make of text fields with their titles: a style that there is in forms alone.
package protocol FieldStyle {
  /// The view that a field and its title become.
  associatedtype Body: View

  /// Makes the view that they become.
  @ViewBuilder @MainActor func makeBody(configuration: FieldStyleConfiguration) -> Body
}

/// A text field and its title.
package nonisolated struct FieldStyleConfiguration {
  /// The title, whatever views it is of.
  package nonisolated struct Title: View {
    @MainActor package var body: some View { StyleSlot<Title>() }
  }

  /// The field, which doesn't show the title.
  package nonisolated struct Field: View {
    @MainActor package var body: some View { StyleSlot<Field>() }
  }

  package let title = Title()
  package let field = Field()
  /// The title where it is a text and nothing else.
  package let text: Text?
}

/// The family of that style: what fields are without one, ``TitledInput`` does by itself.
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

/// The field alone.
package nonisolated struct FieldWithoutTitle: FieldStyle {
  @MainActor package func makeBody(configuration: FieldStyleConfiguration) -> some View {
    configuration.field
  }
}

/// A text field with its title: the field alone, which shows the title while it is empty, or what a ``FieldStyle`` makes of the two.
nonisolated struct TitledInput<Label: View>: View {
  typealias Body = Never

  let field: StyledTextInput
  let untitled: StyledTextInput
  let label: Label
  let configuration: FieldStyleConfiguration

  init(input: TextInput, label: Label, hasPrompt: Bool) {
    var input = input
    input.title = label as? Text
    var untitled = input
    if !hasPrompt { untitled.prompt = nil }
    field = StyledTextInput(input: input)
    self.untitled = StyledTextInput(input: untitled)
    self.label = label
    configuration = FieldStyleConfiguration(text: label as? Text)
  }
}
