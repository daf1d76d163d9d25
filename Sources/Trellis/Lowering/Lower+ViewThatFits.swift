import TrellisGraph
import TrellisLayout

extension ViewThatFits: PrimitiveView {
  @MainActor static func makeList(_ view: Attribute<ViewThatFits>, _ inputs: ViewInputs) -> ViewList {
    .single(inputs) { geometry in
      let layout = inputs.graph.rule(name: "ViewThatFits", kind: .layout) {
        FittingLayout(axes: view.wrappedValue.axes)
      }
      let container = inputs.context.place?.containerSize
      let content = Trellis.makeList(inputs.graph.project(view) { $0.content }, inputs.outsideStacks)
      return makeContainer(
        named: "ViewThatFits", layout: layout, content: content, geometry: geometry,
        paintOrder: { computer, placement in
          let computer = computer.wrappedValue
          let choice = computer.within(container) {
            computer.withLayout { layout, subviews in
              (layout as? FittingLayout)?.choice(for: placement.proposal, of: subviews)
            }
          }
          return choice.flatMap(\.self).map { [$0] } ?? []
        },
        hidesUnpainted: true, inputs)
    }
  }
}
