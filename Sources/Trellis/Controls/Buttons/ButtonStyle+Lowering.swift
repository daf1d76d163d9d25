import TrellisGraph
import TrellisLayout

/// The styles of buttons: a family of those that say when a button acts.
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

/// The label of a button, whichever kind of style asks.
enum ButtonLabel {}

extension ButtonStyleModifier: PrimitiveModifier {
  static var isForLists: Bool { true }

  /// A style of the family whose view is pressed as buttons are.
  @MainActor static func makeList(
    _ modifier: GraphValue<ButtonStyleModifier>, _ inputs: ViewInputs,
    content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let style = inputs.graph.project(modifier.attribute(in: inputs.graph, kind: .modifier), kind: .modifier) {
      $0.style
    }
    var inner = inputs
    inner[StyleKey<PrimitiveButtons>.self] = { button, place in
      makePressedButton(button, place, isStyled: true) { isPressed, place in
        var place = place.outsideStacks
        place[StyleKey<PrimitiveButtons>.self] = inputs[StyleKey<PrimitiveButtons>.self]
        let body = makeBody(of: style, TypeRecord.of(Style.self), place) { style in
          style.makeBody(
            configuration: ButtonStyleConfiguration(
              role: button.withValue { $0.pointee.role }, label: ButtonStyleConfiguration.Label(),
              isPressed: isPressed.wrappedValue))
        }
        return Trellis.makeList(body, place)
      }
    }
    return content(inner)
  }
}
