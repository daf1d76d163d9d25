import TrellisGraph

/// The responder of a view that is pressed like a button, and has an action.
final class ButtonResponder: Responder {
  private let button: Attribute<PrimitiveButtonStyleConfiguration>
  private let enabling: Attribute<Bool>
  /// The state of pointers on the view.
  private let press: Attribute<ButtonPress>
  let focusNode: FocusNode?
  let environment: EnvironmentScope?
  private let shortcut: (@MainActor () -> KeyboardShortcut?)?
  private let isTabStop: (@MainActor () -> Bool)?
  private let isChosen: (@MainActor () -> Bool)?
  /// The slot of the lazy list's row that contains the view; nil unless the row's views may be reused.
  private let row: RowSlot?

  /// The time for which a pointer has to be down before the view is shown as pressed; a shorter click doesn't change the drawing.
  var showsPressesAfter = Duration.zero
  /// The views under the mouse; nil if hovering has no effect on the view.
  weak var hovers: Hovers?
  /// Whether the view has the focus; nil if nothing reads it.
  var isFocused: Attribute<Bool>?
  /// The window's focus, which the mouse moves to this view; nil if hovering doesn't move it.
  weak var focus: Focus?

  init(
    _ button: Attribute<PrimitiveButtonStyleConfiguration>, _ press: Attribute<ButtonPress>,
    _ inputs: ViewInputs
  ) {
    (self.button, self.press) = (button, press)
    enabling = inputs.environment.value(\.isEnabled, named: "isEnabled")
    (focusNode, shortcut, environment) = (
      inputs[FocusNodeKey.self], inputs[ShortcutKey.self], inputs.environment
    )
    (isTabStop, isChosen, row) = (inputs[TabStopKey.self], inputs[ChosenItemKey.self], inputs.row)
    super.init(at: inputs.position)
  }

  override var isEnabled: Bool { enabling.wrappedValue }

  override func handle(_ event: ResponderEvent) -> EventResult {
    switch event {
    case .key(let press): return EventResult(take(press))
    case .shortcut(let press):
      guard let shortcut = shortcut?(), shortcut.matches(press), isEnabled else { return .ignored }
      perform()
    case .hover(.moved(_, _, let isNew)):
      if isNew, isFocused != nil { focus?.move(to: self) }
      if hovers?.cameByMove == true { note { $0.isUnderPointer = true } }
    case .hover(.left): if hovers != nil { note { $0.isUnderPointer = false } }
    case .focus(let hasFocus):
      row?.keepState()
      if let isFocused, isFocused.exists { isFocused.wrappedValue = hasFocus }
    case .accessibilityAction: perform()
    default: return super.handle(event)
    }
    return .handled
  }

  /// Performs the action for the space bar and the return key.
  private func take(_ press: KeyPress) -> Bool {
    guard press.phase == .down, press.modifiers.isDisjoint(with: [.control, .option, .command]),
      press.key == .space || press.key == .return, isEnabled
    else { return false }
    perform()
    return true
  }

  /// Performs the action, unless the view was removed or is disabled.
  func perform() {
    row?.keepState()
    if button.exists, isEnabled { button.wrappedValue.action() }
  }

  /// Shows the view as pressed, or as not pressed.
  func show(isPressed: Bool) { note { $0.isPressed = isPressed } }

  private func note(_ change: (inout ButtonPress) -> Void) {
    guard press.exists else { return }
    let (old, none) = (press.wrappedValue, ButtonPress())
    var now = old
    change(&now)
    if now == old { return }
    row?.holdCount += (now == none ? 0 : 1) - (old == none ? 0 : 1)
    press.wrappedValue = now
  }
}

extension ButtonResponder: TapReceiver, RecognizerSource {
  var takesTaps: Bool { true }

  /// Creates a recognizer of presses, or nil while disabled; the disabled view still blocks presses from views behind it.
  func makeRecognizer() -> Recognizer? {
    row?.keepState()
    return isEnabled ? PressRecognizer(self) : nil
  }
}

extension ButtonResponder: HoverReceiver {
  /// Whether the mouse is followed, to show hovering or, as in menus, to move the focus.
  var followsMouse: Bool { hovers != nil || isFocused != nil }
}

extension ButtonResponder: Focusable {
  var focusability: Focusability { isTabStop?() == false ? [.byProgram] : [.byTab, .byProgram] }
  var prefersInitialFocus: Bool { isChosen?() ?? false }
}
