import TrellisGraph
import TrellisLayout

extension ScrollView: PrimitiveView {
  @MainActor static func makeList(_ view: Attribute<ScrollView>, _ inputs: ViewInputs) -> ViewList {
    .single(inputs) { geometry in
      let layout = inputs.graph.rule(name: "ScrollView", kind: .layout) {
        ScrollLayout(axes: view.wrappedValue.axes)
      }
      if let place = inputs.context.place {
        let outer = place.containerSize
        place.contentContainerSize = inputs.graph.rule(name: "ScrollView.containerSize", kind: .geometry) {
          ScrollLayout.containerSize(geometry.wrappedValue.proposal, in: outer.wrappedValue)
        }
      }
      var inner = inputs
      inner.stackAxis = .fixed(.vertical)
      let content = ViewList.single(inputs) { geometry in
        let list = Trellis.makeList(inputs.graph.project(view) { $0.content }, inner)
        return makeSingle(list, as: .column, geometry: geometry, inner)
      }
      return makeContainer(named: "ScrollView", layout: layout, content: content, geometry: geometry, inputs)
    }
  }
}
