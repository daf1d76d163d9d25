import TrellisGraph
import TrellisLayout

extension ScrollView: PrimitiveView {
  @MainActor static func makeList(_ view: Attribute<ScrollView>, _ inputs: ViewInputs) -> ViewList {
    .single(inputs) { geometry in
      let layout = inputs.graph.rule(name: "ScrollView", kind: .layout) {
        ScrollLayout(axes: view.wrappedValue.axes)
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
