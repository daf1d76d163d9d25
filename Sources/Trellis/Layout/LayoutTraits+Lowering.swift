import TrellisDisplayList
import TrellisGraph
import TrellisLayout

extension LayoutValueModifier: PrimitiveModifier {
  @MainActor static func makeList(
    _ modifier: GraphValue<LayoutValueModifier>, _ inputs: ViewInputs,
    content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let value = modifier.part("value", as: Key.Value.self).attribute(in: inputs.graph, kind: .modifier)
    return content(inputs).settingTraits(inputs) { $0.setLayoutValue(Key.self, to: value) }
  }
}

extension ZIndexModifier: PrimitiveModifier {
  @MainActor static func makeList(
    _ modifier: GraphValue<ZIndexModifier>, _ inputs: ViewInputs, content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let value = modifier.part("value", as: Double.self).attribute(in: inputs.graph, kind: .modifier)
    return content(inputs).settingTraits(inputs) { $0.zIndex = value }
  }
}

extension HiddenModifier: PrimitiveModifier {
  @MainActor static func makeList(
    _ modifier: GraphValue<HiddenModifier>, _ inputs: ViewInputs, content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    var inner = inputs
    inner[FocusNodeKey.self] = FocusGate(in: inputs[FocusNodeKey.self]) { false }
    return content(inner).map(inner) { element, inputs in
      let outputs = element.make(inputs.position)
      let nothing = makeNothing(named: "HiddenModifier", inputs)
      let item = inputs.graph.rule(name: "HiddenModifier", kind: .displayList) {
        // Reading the drawing makes the hidden views appear and change as visible views do.
        _ = outputs.drawn
        return nothing.wrappedValue
      }
      return outputs.drawing(item)
    }
  }
}
