import TrellisGraph
import TrellisLayout

/// What a style is given of a button.
struct StyledButton {
  let role: @MainActor () -> ButtonRole?
  let action: @MainActor @Sendable () -> Void
  /// Builds the button's label.
  let label: @MainActor (ViewInputs) -> ViewList
  /// Builds a view that is pressed as a button is, and looks as `body` says, which is given whether it is pressed.
  let makePressed:
    @MainActor (ViewInputs, @escaping @MainActor (Attribute<Bool>, ViewInputs) -> ViewList) -> ViewList
}

/// What makes the view of a button; nil is as buttons look by themselves.
enum ButtonStyleKey: ViewInputKey {
  static var defaultValue: (@MainActor (StyledButton, ViewInputs) -> ViewList)? { nil }
}

/// What the label in a style's view stands for.
private enum ButtonLabelKey: ViewInputKey {
  static var defaultValue: (@MainActor (ViewInputs) -> ViewList)? { nil }
}

extension ViewInputs {
  /// The inputs of a style's view: the label in it is the button's, and buttons in it look as outside of the style.
  @MainActor fileprivate func styling(_ button: StyledButton, around outer: ViewInputs) -> ViewInputs {
    var inner = outsideStacks
    let here = self
    inner[ButtonLabelKey.self] = { inputs in
      var inputs = inputs
      inputs.identity = here.identity
      inputs[ButtonLabelKey.self] = here[ButtonLabelKey.self]
      return button.label(inputs)
    }
    inner[ButtonStyleKey.self] = outer[ButtonStyleKey.self]
    return inner
  }
}

extension ButtonStyleModifier: PrimitiveModifier {
  static var isForLists: Bool { true }

  @MainActor static func makeList(
    _ modifier: GraphValue<ButtonStyleModifier>, _ inputs: ViewInputs,
    content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let style = inputs.graph.project(modifier.attribute(in: inputs.graph, kind: .modifier), kind: .modifier) {
      $0.style
    }
    var inner = inputs
    inner[ButtonStyleKey.self] = { button, place in
      button.makePressed(place) { isPressed, place in
        let place = place.styling(button, around: inputs)
        let body = makeBody(of: style, TypeRecord.of(Style.self), place) { style in
          style.makeBody(
            configuration: ButtonStyleConfiguration(
              role: button.role(), label: ButtonStyleConfiguration.Label(), isPressed: isPressed.wrappedValue)
          )
        }
        return Trellis.makeList(body, place)
      }
    }
    return content(inner)
  }
}

extension PrimitiveButtonStyleModifier: PrimitiveModifier {
  static var isForLists: Bool { true }

  @MainActor static func makeList(
    _ modifier: GraphValue<PrimitiveButtonStyleModifier>, _ inputs: ViewInputs,
    content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let style = inputs.graph.project(modifier.attribute(in: inputs.graph, kind: .modifier), kind: .modifier) {
      $0.style
    }
    var inner = inputs
    inner[ButtonStyleKey.self] = { button, place in
      let place = place.styling(button, around: inputs)
      let body = makeBody(of: style, TypeRecord.of(Style.self), place) { style in
        style.makeBody(
          configuration: PrimitiveButtonStyleConfiguration(
            role: button.role(), label: PrimitiveButtonStyleConfiguration.Label(), action: button.action))
      }
      return Trellis.makeList(body, place)
    }
    return content(inner)
  }
}

/// Builds the label that a style's view is given; nothing outside of one.
@MainActor private func makeLabel(_ inputs: ViewInputs) -> ViewList {
  if let make = inputs[ButtonLabelKey.self] { return make(inputs) }
  Warning.report(
    "ButtonStyleConfiguration.Label: a button's label is used outside of its style; nothing is shown; use it in makeBody",
    onceFor: "ButtonStyleConfiguration.Label")
  return .fixed([])
}

extension ButtonStyleConfiguration.Label: PrimitiveView {
  @MainActor static func makeList(_ view: GraphValue<Self>, _ inputs: ViewInputs) -> ViewList {
    makeLabel(inputs)
  }
  @MainActor static func fixedCount(_ counter: FixedCount) -> Int? { nil }
  @MainActor static var typeOnPath: Any.Type? { nil }
}

extension PrimitiveButtonStyleConfiguration.Label: PrimitiveView {
  @MainActor static func makeList(_ view: GraphValue<Self>, _ inputs: ViewInputs) -> ViewList {
    makeLabel(inputs)
  }
  @MainActor static func fixedCount(_ counter: FixedCount) -> Int? { nil }
  @MainActor static var typeOnPath: Any.Type? { nil }
}
