import Foundation
import TrellisDisplayList
import TrellisGraph

/// The responder of a view whose value has an action.
final class ActionResponder<Value>: Responder {
  /// The trigger of the action.
  enum Trigger {
    /// A press, or the accessibility action of the view.
    case press
    /// An accessibility action only.
    case accessibility
  }

  private let value: Attribute<Value>
  private let trigger: Trigger
  private let enabling: Attribute<Bool>?
  private let node: FocusNode?
  private let shortcut: (@MainActor () -> KeyboardShortcut?)?
  private let isTabStop: (@MainActor () -> Bool)?
  private let isChosen: (@MainActor () -> Bool)?
  private let action: @MainActor (Value) -> Void

  init(
    _ value: Attribute<Value>, _ trigger: Trigger, _ inputs: ViewInputs, isEnabled: Attribute<Bool>? = nil,
    _ action: @escaping @MainActor (Value) -> Void
  ) {
    (self.value, self.trigger, self.enabling, self.action) = (value, trigger, isEnabled, action)
    (node, shortcut) = (inputs[FocusNodeKey.self], inputs[ShortcutKey.self])
    (isTabStop, isChosen) = (inputs[TabStopKey.self], inputs[ChosenItemKey.self])
    super.init(at: inputs.position)
    environment = inputs.environment
  }

  override var takesTaps: Bool { trigger == .press }
  override var isEnabled: Bool { enabling?.wrappedValue ?? true }
  override func performAccessibilityAction() { perform() }

  /// Creates a recognizer of presses, or nil while disabled; the disabled view still blocks presses from views behind it.
  override func makeContender() -> (Contender, Contender.Rank)? {
    guard trigger == .press, isEnabled else { return nil }
    let contender = PressContender(
      showingAfter: showsPressesAfter, isPressed: { [weak self] in self?.setPressed($0) },
      { [weak self] in self?.perform() })
    return (contender, .normal)
  }

  /// The state of pointers on the view; nil if nothing reads it.
  var press: Attribute<ButtonPress>?
  /// The views under the mouse; nil if hovering has no effect on the view.
  weak var hovers: Hovers?
  /// The time for which a pointer has to be down before the view is shown as pressed; a shorter click doesn't change the drawing.
  var showsPressesAfter = Duration.zero

  /// Whether the view has the focus; nil if nothing reads it.
  var isFocused: Attribute<Bool>?
  /// Whether the mouse is followed, to show hovering or, as in menus, to move the focus.
  override var followsMouse: Bool { hovers != nil || isFocused != nil }

  override func mouseDidMove(to place: CGPoint, inWindow: CGPoint, isNew: Bool) {
    if isNew, isFocused != nil { focus?.move(to: self) }
    if hovers?.cameByMove == true { note { $0.isUnderPointer = true } }
  }

  override func mouseDidLeave() {
    super.mouseDidLeave()
    if hovers != nil { note { $0.isUnderPointer = false } }
  }

  override func focusDidChange(_ isFocused: Bool) {
    if let attribute = self.isFocused, attribute.exists { attribute.wrappedValue = isFocused }
  }

  /// The focus that the mouse moves to this view.
  weak var focus: Focus?

  private func setPressed(_ isDown: Bool) { note { $0.isPressed = isDown } }

  private func note(_ change: (inout ButtonPress) -> Void) {
    guard let press, press.exists else { return }
    var now = press.wrappedValue
    change(&now)
    if now != press.wrappedValue { press.wrappedValue = now }
  }

  override var focusability: Focusability {
    guard trigger == .press else { return [] }
    return isTabStop?() == false ? [.byProgram] : [.byTab, .byProgram]
  }
  override var focusNode: FocusNode? { node }
  override var prefersInitialFocus: Bool { isChosen?() ?? false }

  /// Performs the action for the space bar and the return key while the view has the focus.
  override func takeKey(_ press: KeyPress) -> Bool {
    guard press.phase == .down, press.modifiers.isDisjoint(with: [.control, .option, .command]),
      press.key == .space || press.key == .return, isEnabled
    else { return false }
    perform()
    return true
  }

  override func takeShortcut(_ press: KeyPress) -> Bool {
    guard trigger == .press, let shortcut = shortcut?(), shortcut.isMeant(by: press), isEnabled else {
      return false
    }
    perform()
    return true
  }

  private func perform() { if value.exists, isEnabled { action(value.wrappedValue) } }
}

/// A recognizer of a pointer released over the view on which it went down, wherever it moved in between.
///
/// Source: recorded (SwiftUI on macOS 26: out and back in is a click).
private final class PressContender: Contender {
  /// The time for which the pointer has to be down before the press is shown.
  private let delay: Duration
  private let setPressed: @MainActor (Bool) -> Void
  private let action: @MainActor () -> Void
  private var pointer: Int?
  /// The time at which the press is shown.
  private var due: Duration?
  private var isShown = false
  private var isOver = true

  init(
    showingAfter delay: Duration, isPressed: @escaping @MainActor (Bool) -> Void,
    _ action: @escaping @MainActor () -> Void
  ) {
    (self.delay, setPressed, self.action) = (delay, isPressed, action)
  }

  override var isAboutResting: Bool { true }
  override var deadline: Duration? { due }

  override func take(_ sample: PointerSample) -> Reaction {
    if pointer == nil { pointer = sample.pointer }
    guard sample.pointer == pointer else { return Reaction(standing: .possible) }
    isOver = sample.isOver()
    switch sample.phase {
    case .down:
      if delay > .zero {
        due = sample.time + delay
        return Reaction(standing: .possible)
      }
      isShown = true
      return Reaction(standing: .possible, atOnce: look)
    case .moved: return Reaction(standing: .possible, atOnce: look)
    case .up:
      let actions = cancel()
      return isOver
        ? Reaction(standing: .ended, atOnce: actions, whenGranted: [action])
        : Reaction(standing: .failed, atOnce: actions)
    }
  }

  override func pass(to time: Duration) -> Reaction {
    (due, isShown) = (nil, true)
    return Reaction(standing: .possible, atOnce: look)
  }

  override func cancel() -> [@MainActor () -> Void] {
    due = nil
    guard isShown else { return [] }
    return [{ [setPressed] in setPressed(false) }]
  }

  private var look: [@MainActor () -> Void] {
    guard isShown else { return [] }
    return [{ [setPressed, isOver] in setPressed(isOver) }]
  }
}

extension Button: PrimitiveView {
  @MainActor static func makeList(_ view: GraphValue<Button>, _ inputs: ViewInputs) -> ViewList {
    let view = view.attribute(in: inputs.graph)
    let label = GraphValue(view).part("label", as: Label.self)
    let configuration = inputs.graph.rule(name: "Button.configuration", kind: .view) {
      view.withValue {
        PrimitiveButtonStyleConfiguration(
          role: $0.pointee.role, label: PrimitiveButtonStyleConfiguration.Label(), action: $0.pointee.action)
      }
    }
    let outer = inputs[SlotKey<ButtonLabel>.self]
    var inner = inputs
    inner[SlotKey<ButtonLabel>.self] = { place in
      // A label of several views is a row of them, which the style's modifiers apply to as one view.
      .single(place) { place in
        var place = place
        place.identity = inputs.identity
        place[SlotKey<ButtonLabel>.self] = outer
        return makeSingle(Trellis.makeList(label, place), as: .row, place)
      }
    }
    if let style = inputs[StyleKey<PrimitiveButtons>.self] { return style(configuration, inner) }
    let look = inputs.graph.input(
      name: TypeRecord.of(ButtonLook.self).name, kind: .modifier, ButtonLook(kind: .automatic))
    return makeButton(configuration, in: look, around: inputs, inner, showingPressesAfter: .milliseconds(50))
  }
}

/// The state of pointers on a button.
struct ButtonPress: Equatable {
  var isPressed = false
  var isUnderPointer = false
}

/// Builds a view that is pressed like a button; `body` builds its content for the state of pointers.
///
/// The view is shown as pressed after a pointer has been down for the delay.
@MainActor func makePressedButton(
  _ button: Attribute<PrimitiveButtonStyleConfiguration>, _ inputs: ViewInputs,
  followsMouse: Bool = false, showingPressesAfter delay: Duration = .zero,
  _ body: @escaping @MainActor (Attribute<ButtonPress>, ViewInputs) -> ViewList
) -> ViewList {
  .single(inputs) { inputs in
    let graph = inputs.graph
    let press = graph.input(name: "Button.isPressed", kind: .state, ButtonPress())
    let isFocused =
      inputs[MenuItemsKey.self] ? graph.input(name: "Button.isFocused", kind: .state, false) : nil
    let inner =
      isFocused.map { isFocused in
        inputs.modifyingEnvironment(named: "Button") { $0.isFocused = isFocused.wrappedValue }
      } ?? inputs
    let label = makeSingle(body(press, inner), as: .row, inner.outsideStacks)
    let isEnabled = inputs.environment.value(\.isEnabled, named: "isEnabled")
    let responder = ActionResponder(button, .press, inputs, isEnabled: isEnabled) { $0.action() }
    responder.press = press
    if followsMouse {
      responder.hovers = inputs.context.hovers
      inputs.context.hovers.isAsked = true
    }
    if let isFocused {
      (responder.isFocused, responder.focus) = (isFocused, inputs.context.focus)
      inputs.context.hovers.isAsked = true
    }
    responder.showsPressesAfter = delay
    responder.join(inputs, named: "Button.responder")
    let drawing = graph.declare(DisplayItem.self, name: "Button", kind: .displayList)
    graph.define(drawing) { [number = responder.number] in
      var item = label.framed(inputs.position, id: drawing.erased.rawValue)
      item.answer(for: number, wrappedAs: drawing.erased.rawValue, fillsFrame: false)
      item.semantics!.accessibility += Semantics.button(number)
      return item
    }
    return label.drawing(drawing).responding(responder, graph)
  }
}

/// Whether buttons are menu items, which have the focus under the mouse and pass `isFocused` to their labels.
enum MenuItemsKey: ViewInputKey {
  static var defaultValue: Bool { false }
}

/// A modifier that sets a Boolean for the buttons in a view, by the key of a view input.
private nonisolated struct ButtonSwitch<Key: ViewInputKey>: PrimitiveModifier
where Key.Value == (@MainActor () -> Bool)? {
  typealias Body = Never

  let isOn: Bool
  static var isForLists: Bool { true }

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    var inputs = inputs
    inputs[Key.self] = { modifier.read { $0.isOn } }
    return content(inputs)
  }
}

/// Whether the tab key stops at buttons.
enum TabStopKey: ViewInputKey {
  static var defaultValue: (@MainActor () -> Bool)? { nil }
}

extension View {
  /// Sets whether the tab key stops at the buttons in the view; in a group it stops at one of them.
  ///
  /// The arrow keys reach the others.
  package nonisolated func tabStop(_ isStop: Bool) -> some View {
    modifier(ButtonSwitch<TabStopKey>(isOn: isStop))
  }
}

/// Whether buttons are the chosen item of a menu.
enum ChosenItemKey: ViewInputKey {
  static var defaultValue: (@MainActor () -> Bool)? { nil }
}

extension View {
  /// Sets whether the buttons in the view are a menu's chosen item, which has the focus when the menu opens.
  package nonisolated func chosenItem(_ isChosen: Bool) -> some View {
    modifier(ButtonSwitch<ChosenItemKey>(isOn: isChosen))
  }
}

private nonisolated struct MenuItemsModifier: PrimitiveModifier {
  typealias Body = Never

  let areItems: Bool
  static var isForLists: Bool { true }

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    var inputs = inputs
    inputs[MenuItemsKey.self] = modifier.read { $0.areItems }
    return content(inputs)
  }
}

extension View {
  /// Makes the buttons in the view menu items, which have the focus under the mouse and pass `isFocused` to their labels.
  package nonisolated func menuItems(_ areItems: Bool = true) -> some View {
    modifier(MenuItemsModifier(areItems: areItems))
  }
}

extension DisplayItem {
  /// Registers a responder for hits in the item's hit region, by default its frame, or only its drawn pixels if `fillsFrame` is
  /// false.
  ///
  /// An item that already has a responder is wrapped in another item with the number `id`.
  nonisolated mutating func answer(for responder: UInt64, wrappedAs id: UInt64, fillsFrame: Bool = true) {
    if semantics?.responder != nil {
      let inner = moved(by: CGPoint(x: -frame.minX, y: -frame.minY))
      self = DisplayItem(id: id, frame: frame, content: .list(DisplayList([inner])))
    }
    var meaning = semantics ?? Semantics()
    meaning.responder = responder
    if fillsFrame, meaning.hitRegion == .drawn { meaning.hitRegion = .frame }
    semantics = meaning
  }
}
