import Foundation
import Trellis

/// The style of a text field in a form, whose title is before the field, as for other controls.
nonisolated struct FormFieldStyle: FieldStyle {
  @Environment(\.formTitles) private var titles

  @MainActor func makeBody(configuration: FieldStyleConfiguration) -> some View {
    // A text title is hidden from accessibility, because the field itself has it as its label.
    let title = configuration.title.accessibilityHidden(configuration.text != nil)
    return TitledControl(title, text: configuration.text) {
      if titles == .spread {
        configuration.field.environment(\.hasBareFields, true).multilineTextAlignment(.trailing)
      } else {
        configuration.field
      }
    }
  }
}

extension View {
  /// Puts the titles of text fields in a form before the fields on a desktop; the fields of groups have no border.
  nonisolated func formFields() -> some View { modifier(FormFields()) }
}

private nonisolated struct FormFields: ViewModifier {
  @Environment(\.controlTheme) private var theme

  @MainActor func body(content: Content) -> some View {
    if theme.styles.spreadsTitles {
      content.environment(\.hasBareFields, true)
    } else {
      content.controlStyle(AppliedFieldStyle(style: FormFieldStyle()))
    }
  }
}
