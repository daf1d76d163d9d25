import Foundation
import Trellis

/// A text field in a form: its title before it, as those of other controls are.
nonisolated struct FormFieldStyle: FieldStyle {
  @Environment(\.formTitles) private var titles

  @MainActor func makeBody(configuration: FieldStyleConfiguration) -> some View {
    // A title that is a text is read for the field itself.
    let title = configuration.title.accessibilityHidden(configuration.text != nil)
    return TitledControl(title, text: configuration.text) {
      if titles == .spread {
        // Fields below each other begin below each other, as long as there is room.
        configuration.field.frame(maxWidth: 260)
      } else {
        configuration.field
      }
    }
  }
}

extension View {
  /// Has the text fields in a form have their titles before them on a desktop; on a phone they have no border.
  nonisolated func formFields() -> some View { modifier(FormFields()) }
}

private nonisolated struct FormFields: ViewModifier {
  @Environment(\.look) private var look

  @MainActor func body(content: Content) -> some View {
    if look.styles.spreadsTitles {
      content.environment(\.hasBareFields, true)
    } else {
      content.controlStyle(AppliedFieldStyle(style: FormFieldStyle()))
    }
  }
}
