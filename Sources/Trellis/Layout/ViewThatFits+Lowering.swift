import TrellisGraph
import TrellisLayout

extension ViewThatFits: PrimitiveView {
  @MainActor static func makeList(_ view: GraphValue<ViewThatFits>, _ inputs: ViewInputs) -> ViewList {
    .single(inputs) { inputs in
      let container = inputs.position.surroundings.containerSize
      let content = Trellis.makeList(view.part("content", as: Content.self), inputs.outsideStacks)
      return makeContainer(
        named: "ViewThatFits", layout: .closure { FittingLayout(axes: view.read { $0.axes }) },
        content: content,
        paintOrder: { computer, view in
          let computer = computer.wrappedValue
          let choice = computer.within(container) {
            computer.withLayout { layout, subviews in
              (layout as? FittingLayout)?.choice(for: view.proposal, of: subviews)
            }
          }
          return choice.flatMap(\.self).map { [$0] } ?? []
        },
        hidesUnpainted: true, inputs)
    }
  }
}
