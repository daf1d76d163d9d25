import TrellisDisplayList
import TrellisGraph

struct HiddenModifier {}

extension View {
  /// Hides the view, which keeps its space; it takes no taps.
  public nonisolated func hidden() -> some View {
    ModifiedContent(content: self, modifier: HiddenModifier())
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
