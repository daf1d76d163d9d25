import TrellisGraph
import TrellisLayout

/// The family of button styles that determine when a button acts.
package enum PrimitiveButtons: StyleFamily {
  package typealias Configuration = PrimitiveButtonStyleConfiguration
  package static var automatic: AppliedPrimitiveButtonStyle<DefaultButtonStyle> {
    AppliedPrimitiveButtonStyle(style: DefaultButtonStyle())
  }
}

package nonisolated struct AppliedPrimitiveButtonStyle<Style: PrimitiveButtonStyle>: AppliedStyle {
  package typealias Family = PrimitiveButtons
  package let style: Style

  package init(style: Style) { self.style = style }

  @MainActor package static func makeBody(_ style: Style, _ configuration: PrimitiveButtonStyleConfiguration)
    -> Style.Body
  { style.makeBody(configuration: configuration) }
}

/// The slot of a button's label, in both kinds of style.
enum ButtonLabel {}

extension ButtonStyleModifier: PrimitiveModifier {
  static var mayBeReused: Bool { true }
  static var isForLists: Bool { true }

  /// Sets a primitive style that builds each button with the modifier's style, as a view that is pressed.
  @MainActor static func makeList(
    _ modifier: GraphValue<ButtonStyleModifier>, _ inputs: ViewInputs,
    content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let style = inputs.graph.project(modifier.attribute(in: inputs.graph, kind: .modifier), kind: .modifier) {
      $0.style
    }
    var inner = inputs
    inner[StyleKey<PrimitiveButtons>.self] = { button, place in
      makeButton(button, in: style, around: inputs, place)
    }
    return content(inner)
  }
}

/// Builds a button in a style; buttons inside it use the enclosing style.
@MainActor
func makeButton<Style: ButtonStyle>(
  _ button: Attribute<PrimitiveButtonStyleConfiguration>, in style: Attribute<Style>,
  around outer: ViewInputs,
  _ inputs: ViewInputs, showingPressesAfter delay: Duration = .zero
) -> ViewList {
  makePressedButton(
    button, inputs, followsMouse: Style.self is any HoveredButtonStyle.Type, showingPressesAfter: delay
  ) { press, place in
    var place = place.outsideStacks
    place[StyleKey<PrimitiveButtons>.self] = outer[StyleKey<PrimitiveButtons>.self]
    // The role has a rule of its own: each evaluated body makes a new action, and the style must not depend on the action.
    let role = inputs.graph.rule(name: "Button.role", kind: .view) { button.withValue { $0.pointee.role } }
    let body = makeBody(of: style, TypeRecord.of(Style.self), place) { style in
      style.makeBody(
        configuration: ButtonStyleConfiguration(
          role: role.wrappedValue, label: ButtonStyleConfiguration.Label(),
          isPressed: press.wrappedValue.isPressed, isUnderPointer: press.wrappedValue.isUnderPointer))
    }
    return Trellis.makeList(body, place)
  }
}
