import TrellisGraph
import TrellisLayout

extension LayoutValueModifier: PrimitiveModifier {
  static var mayStayUndrawn: Bool { true }

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
