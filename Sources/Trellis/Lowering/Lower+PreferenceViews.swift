import TrellisDisplayList
import TrellisGraph
import TrellisLayout

extension PreferenceViewModifier: PrimitiveModifier {
  /// Builds the views in a container of their own, of which no computer around knows anything: what is handed up may depend
  /// on geometry, which depends on the computers around.
  @MainActor static func makeList(
    _ modifier: Attribute<PreferenceViewModifier>, _ inputs: ViewInputs,
    content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let graph = inputs.graph
    let name = shortName(Self.self)
    let isInFront = graph.project(modifier, kind: .modifier) { $0.isInFront }
    return content(inputs).map(inputs) { element, geometry in
      let layout = graph.input(name: name, kind: .layout, SecondaryLayout(alignment: .center))
      var view: (outputs: ViewOutputs, geometry: Attribute<Placement>)?
      let primary = ViewElement(id: element.id, subgraph: element.subgraph, traits: element.traits) {
        geometry in
        let outputs = element.make(geometry)
        view = (outputs, geometry)
        return outputs
      }
      let secondary = ViewList.single(inputs) { geometry in
        makeSecondary(modifier, around: view!.outputs, at: view!.geometry, geometry: geometry, inputs)
      }
      return makeContainer(
        named: name, layout: layout, content: .fixed([primary] + secondary.elements), geometry: geometry,
        paintOrder: { _, _ in isInFront.wrappedValue ? [0, 1] : [1, 0] }, inputs)
    }
  }

  @MainActor private static func makeSecondary(
    _ modifier: Attribute<PreferenceViewModifier>, around view: ViewOutputs,
    at viewGeometry: Attribute<Placement>, geometry: Attribute<Placement>, _ inputs: ViewInputs
  ) -> ViewOutputs {
    let graph = inputs.graph
    let name = shortName(Self.self)
    let value = view.preference(Key.self)
    let body = graph.rule(name: "\(name).body", kind: .body) {
      modifier.wrappedValue.transform(value?.wrappedValue ?? Key.defaultValue)
    }
    let inner = inputs.outsideStacks
    let layout = graph.rule(name: name, kind: .layout) {
      AttachedLayout(
        alignment: modifier.wrappedValue.alignment,
        view: ViewDimensions(
          of: view.layoutComputer.wrappedValue, at: viewGeometry.wrappedValue.proposal))
    }
    let content = ViewList.single(inputs) { geometry in
      makeSingle(Trellis.makeList(body, inner), as: .pile, geometry: geometry, inner)
    }
    let container = makeContainer(named: name, layout: layout, content: content, geometry: geometry, inputs)
    let computer = graph.input(
      name: name, kind: .layoutComputer,
      LeafComputer(name, named: name) { $0.replacingUnspecifiedDimensions() } as LayoutComputer)
    return ViewOutputs(
      layoutComputer: computer, displayItem: container.displayItem, channels: container.channels)
  }
}
