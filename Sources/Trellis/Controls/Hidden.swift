import TrellisDisplayList
import TrellisGraph

/// Whether a view is hidden; it keeps its space and its state.
struct HiddenModifier {
  var isHidden = true
}

extension View {
  /// Hides the view, which keeps its space; it takes no taps.
  public nonisolated func hidden() -> some View {
    ModifiedContent(content: self, modifier: HiddenModifier())
  }

  /// Hides the view like ``hidden()``, or shows it.
  package nonisolated func hidden(_ isHidden: Bool) -> some View {
    ModifiedContent(content: self, modifier: HiddenModifier(isHidden: isHidden))
  }
}

extension HiddenModifier: PrimitiveModifier {
  @MainActor static func makeList(
    _ modifier: GraphValue<HiddenModifier>, _ inputs: ViewInputs, content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    var inner = inputs
    inner[FocusNodeKey.self] = FocusGate(in: inputs[FocusNodeKey.self]) { !modifier.wrappedValue.isHidden }
    return content(inner).map(inner) { element, inputs in
      let outputs = element.make(inputs.position)
      let nothing = makeNothing(named: "HiddenModifier", inputs)
      let item = inputs.graph.rule(name: "HiddenModifier", kind: .displayList) {
        // Reading the drawing makes the hidden views appear and change as visible views do.
        let drawn = outputs.drawn
        return modifier.wrappedValue.isHidden ? nothing.wrappedValue : drawn
      }
      return outputs.drawing(item)
    }
  }
}
