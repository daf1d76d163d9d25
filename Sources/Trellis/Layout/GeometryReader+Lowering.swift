import Foundation
import TrellisGraph
import TrellisLayout

extension GeometryReader: PrimitiveView {
  /// Builds the views in a container of their own, of which the reader's computer knows nothing: else the views would
  /// depend on a geometry that depends on them.
  @MainActor static func makeList(_ view: GraphValue<GeometryReader>, _ inputs: ViewInputs) -> ViewList {
    let view = view.attribute(in: inputs.graph)
    return .single(inputs) { inputs in
      let graph = inputs.graph
      let name = "GeometryReader"
      let size = graph.rule(name: "\(name).size", kind: .geometry) { inputs.position.size }
      let proxy = GeometryProxy(size: size, position: inputs.position)
      let body = graph.rule(name: "\(name).body", kind: .body) { view.wrappedValue.content(proxy) }
      let container = makeContainer(
        named: name, layout: { CornerLayout() }, content: Trellis.makeList(body, inputs.outsideStacks), inputs
      )
      let computer = graph.input(
        name: name, kind: .layoutComputer,
        LeafComputer(name, named: name) { $0.replacingUnspecifiedDimensions() } as LayoutComputer)
      return ViewOutputs(
        layoutComputer: computer, displayItem: container.displayItem, channels: container.channels)
    }
  }
}

extension CoordinateSpaceModifier: PrimitiveModifier {
  @MainActor static func makeList(
    _ modifier: GraphValue<CoordinateSpaceModifier>, _ inputs: ViewInputs,
    content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let name = modifier.part("name", as: AnyHashable.self).attribute(in: inputs.graph, kind: .modifier)
    return content(inputs).map(inputs) { element, inputs in
      inputs.position.addName(name)
      return element.make(inputs.position)
    }
  }
}
