import TrellisDisplayList
import TrellisGraph
import TrellisLayout

extension LayoutValueModifier: PrimitiveModifier {
  @MainActor static func makeList(
    _ modifier: Attribute<LayoutValueModifier>, _ inputs: ViewInputs,
    content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let value = inputs.graph.project(modifier, kind: .modifier) { $0.value }
    return content(inputs).settingTraits(inputs) { $0.setLayoutValue(Key.self, to: value) }
  }
}

extension ZIndexModifier: PrimitiveModifier {
  @MainActor static func makeList(
    _ modifier: Attribute<ZIndexModifier>, _ inputs: ViewInputs, content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let value = inputs.graph.project(modifier, kind: .modifier) { $0.value }
    return content(inputs).settingTraits(inputs) { $0.zIndex = value }
  }
}

extension HiddenModifier: PrimitiveModifier {
  @MainActor static func makeList(
    _ modifier: Attribute<HiddenModifier>, _ inputs: ViewInputs, content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    content(inputs).map(inputs) { element, inputs in
      let outputs = element.make(inputs.position)
      let nothing = makeNothing(named: "HiddenModifier", inputs)
      let item = inputs.graph.rule(name: "HiddenModifier", kind: .displayList) {
        // What is hidden appears and changes like what is shown, which is seen where its picture is asked for.
        _ = outputs.drawn
        return nothing.wrappedValue
      }
      return outputs.drawing(item)
    }
  }
}
