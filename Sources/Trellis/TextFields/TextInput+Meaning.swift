import TrellisDisplayList
import TrellisGraph
import TrellisText

/// What text that is edited is to someone who doesn't see it: an element with its title, or its prompt where it has none, which is set
/// to the characters.
@MainActor
struct InputMeaning {
  private let view: GraphValue<TextInput>
  private let responder: TextInputResponder
  private let isEditor: Bool
  private let inputs: ViewInputs

  init(_ view: GraphValue<TextInput>, _ responder: TextInputResponder, isEditor: Bool, _ inputs: ViewInputs) {
    (self.view, self.responder, self.isEditor, self.inputs) = (view, responder, isEditor, inputs)
  }

  /// What the item says of the element; a rule that asks depends on what that is.
  ///
  /// Of characters that nobody is to see it says how many there are.
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
