import TrellisDisplayList
import TrellisGraph

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
    if inputs[MenuItemsKey.self] { inputs.row?.keepState() }
    let press = graph.input(name: "Button.isPressed", kind: .state, ButtonPress())
    let isFocused =
      inputs[MenuItemsKey.self] ? graph.input(name: "Button.isFocused", kind: .state, false) : nil
    let inner =
      isFocused.map { isFocused in
        inputs.modifyingEnvironment(named: "Button") { $0.isFocused = isFocused.wrappedValue }
      } ?? inputs
    let label = makeSingle(body(press, inner), as: .row, inner.outsideStacks)
    let responder = ButtonResponder(button, press, inputs)
    if followsMouse {
      responder.hovers = inputs.context.hovers
      inputs.context.hovers.hasReceivers = true
    }
    if let isFocused {
      (responder.isFocused, responder.focus) = (isFocused, inputs.context.focus)
      inputs.context.hovers.hasReceivers = true
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
