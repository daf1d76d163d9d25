import TrellisGraph

extension Button: PrimitiveView {
  static var mayBeReused: Bool { true }

  @MainActor static func makeList(_ view: GraphValue<Button>, _ inputs: ViewInputs) -> ViewList {
    if inputs[ShortcutKey.self] != nil { inputs.row?.keepState() }
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
      // A label of several views is a row of these views. The style's modifiers apply to the row as one view.
      .single(place) { place in
        var place = place
        place.identity = inputs.identity
        place[SlotKey<ButtonLabel>.self] = outer
        return makeSingle(Trellis.makeList(label, place), as: .row, place)
      }
    }
    if let style = inputs[StyleKey<PrimitiveButtons>.self] {
      let list = style(configuration, inner)
      return inputs[ShortcutKey.self] == nil ? list : list.pressed(by: configuration, inputs)
    }
    let style = inputs.graph.input(
      name: TypeRecord.of(ButtonAppearance.self).name, kind: .modifier, ButtonAppearance(kind: .automatic))
    return makeButton(configuration, in: style, around: inputs, inner, showingPressesAfter: .milliseconds(50))
  }
}
