import TrellisDisplayList
import TrellisGraph
import TrellisText

/// The accessibility of editable text: an element with the title as its label, or else the prompt, and the text as its value.
@MainActor
struct InputSemantics {
  private let view: GraphValue<TextInput>
  private let responder: TextInputResponder
  private let isEditor: Bool
  private let inputs: ViewInputs

  init(_ view: GraphValue<TextInput>, _ responder: TextInputResponder, isEditor: Bool, _ inputs: ViewInputs) {
    (self.view, self.responder, self.isEditor, self.inputs) = (view, responder, isEditor, inputs)
  }

  /// The semantics of the input's item; a rule that reads them depends on the text, the title and the locale.
  ///
  /// For a secure text, the value contains only the number of characters.
  var semantics: Semantics {
    let (title, isSecure) = view.read { ($0.title ?? $0.prompt, $0.isSecure) }
    let string = responder.shown.wrappedValue.text.string
    var changes: [AccessibilityChange] = [
      .replace(.ignore), .role(isEditor ? .textEditor : isSecure ? .secureField : .textField),
      .value(isSecure ? String(repeating: "•", count: string.count) : string),
      .action(AccessibilityNode.Action(.activate, responder.number)),
    ]
    if let title {
      changes.append(.label(title.string(in: inputs.environment.value(\.locale, named: "locale"))))
    }
    return Semantics(responder: responder.number, hitRegion: .frame, accessibility: changes)
  }
}
