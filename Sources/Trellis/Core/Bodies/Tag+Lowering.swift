import TrellisGraph

extension TagModifier: PrimitiveModifier {
  @MainActor static func makeList(
    _ modifier: GraphValue<TagModifier>, _ inputs: ViewInputs, content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let tag = modifier.part("tag", as: ViewTag.self).attribute(in: inputs.graph, kind: .modifier)
    return content(inputs).settingTraits(inputs) { $0.tag = tag }
  }

  @MainActor static func staticShape(content: StaticShape, _ walker: ShapeWalker) -> StaticShape {
    content.tagged
  }
}
