import TrellisDisplayList
import TrellisGraph
import TrellisLayout

extension PreferenceViewModifier: PrimitiveModifier {
  /// Builds the views in a container of their own, whose layout computer no surrounding container reads.
  ///
  /// The preference value may depend on geometry, which depends on the surrounding layout computers. Reading the computer there would be
  /// a cycle.
  @MainActor static func makeList(
    _ modifier: GraphValue<PreferenceViewModifier>, _ inputs: ViewInputs,
    content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    let graph = inputs.graph
    let name = TypeRecord.of(Self.self).name
    let isInFront = graph.project(modifier, kind: .modifier) { $0.isInFront }
    return content(inputs).map(inputs) { element, inputs in
      var view: (outputs: ViewOutputs, position: ViewPosition)?
      let primary = element.changing(make: {
        let outputs = element.make($0)
        view = (outputs, $0)
        return outputs
      })
      let secondary = ViewList.single(inputs) {
        makeSecondary(modifier, around: view!.outputs, at: view!.position, $0)
      }
      return makeContainer(
        named: name, layout: .closure { SecondaryLayout(alignment: .center) },
        content: .fixed([primary] + secondary.elements),
        paintOrder: { _, _ in isInFront.wrappedValue ? [0, 1] : [1, 0] }, inputs)
    }
  }

  @MainActor private static func makeSecondary(
    _ modifier: Attribute<PreferenceViewModifier>, around view: ViewOutputs,
    at position: ViewPosition, _ inputs: ViewInputs
  ) -> ViewOutputs {
    let graph = inputs.graph
    let record = TypeRecord.of(Self.self)
    let name = record.name
    let value = view.preference(Key.self)
    let body = graph.rule(name: record.bodyName, kind: .body) {
      modifier.wrappedValue.transform(value?.wrappedValue ?? Key.defaultValue)
    }
    func layout() -> AttachedLayout {
      AttachedLayout(
        alignment: modifier.wrappedValue.alignment,
        view: ViewDimensions(
          of: view.layoutComputer.wrappedValue, at: position.geometry.wrappedValue.proposal))
    }
    let content = ViewList.single(inputs.outsideStacks) { inputs in
      makeSingle(Trellis.makeList(body, inputs), as: .pile, inputs)
    }
    let container = makeContainer(named: name, layout: .closure(layout), content: content, inputs)
    let computer = graph.input(
      name: name, kind: .layoutComputer,
      LeafComputer(name, named: name) { $0.replacingUnspecifiedDimensions() } as LayoutComputer)
    return ViewOutputs(
      layoutComputer: computer, displayItem: container.displayItem, channels: container.channels)
  }
}
