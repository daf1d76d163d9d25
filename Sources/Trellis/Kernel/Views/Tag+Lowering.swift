import TrellisGraph

extension TagModifier: PrimitiveModifier {
  @MainActor static func makeList(
    _ modifier: Attribute<TagModifier>, _ inputs: ViewInputs, content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let tag = inputs.graph.project(modifier, kind: .modifier) { $0.tag }
    return content(inputs).settingTraits(inputs) { $0.tag = tag }
  }
}

extension ViewList {
  /// The list with each element telling something else to the container.
  @MainActor
  func settingTraits(_ inputs: ViewInputs, _ change: @escaping @MainActor (inout ViewTraits) -> Void)
    -> ViewList
  {
    mapElements(inputs) { element in
      var traits = element.traits
      change(&traits)
      return element.changing(traits: traits)
    }
  }
}
