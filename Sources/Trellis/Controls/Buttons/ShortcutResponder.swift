import TrellisGraph

/// The responder of a button's keyboard shortcut, for a style whose body may contain no button.
private final class ShortcutResponder: Responder {
  private let button: Attribute<PrimitiveButtonStyleConfiguration>
  private let enabling: Attribute<Bool>
  private let shortcut: @MainActor () -> KeyboardShortcut?

  init(
    _ button: Attribute<PrimitiveButtonStyleConfiguration>,
    _ shortcut: @escaping @MainActor () -> KeyboardShortcut?,
    _ inputs: ViewInputs
  ) {
    (self.button, self.shortcut) = (button, shortcut)
    enabling = inputs.environment.value(\.isEnabled, named: "isEnabled")
    super.init(at: inputs.position)
  }

  override var isEnabled: Bool { enabling.wrappedValue }

  override func handle(_ event: ResponderEvent) -> EventResult {
    guard case .shortcut(let press) = event, button.exists, isEnabled, let shortcut = shortcut(),
      shortcut.matches(press)
    else { return .ignored }
    button.wrappedValue.action()
    return .handled
  }
}

extension ViewList {
  /// Returns the list with views that perform a button's action for its keyboard shortcut, unless a view inside them does.
  @MainActor
  func pressed(by button: Attribute<PrimitiveButtonStyleConfiguration>, _ inputs: ViewInputs) -> ViewList {
    guard let shortcut = inputs[ShortcutKey.self] else { return self }
    return map(inputs) { element, inputs in
      let responder = ShortcutResponder(button, shortcut, inputs)
      responder.join(inputs, named: "Button.shortcut")
      return element.make(inputs.position).setting(ResponderChannel.self, inputs.graph) { inner in
        inner() + [responder]
      }
    }
  }
}
