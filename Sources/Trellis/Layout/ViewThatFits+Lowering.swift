import TrellisGraph
import TrellisLayout

extension ViewThatFits: PrimitiveView {
  @MainActor static func makeList(_ view: GraphValue<ViewThatFits>, _ inputs: ViewInputs) -> ViewList {
    .single(inputs) { inputs in
      let content = Trellis.makeList(view.part("content", as: Content.self), inputs.outsideStacks)
      return makeChoosingContainer(
        named: "ViewThatFits", layout: .closure { FittingLayout(axes: view.read { $0.axes }) },
        content: content, inputs
      ) { outputs, _ in outputs }
    }
  }
}

extension FittingLayout: ChoosingLayout {
  package func shown(for proposal: ProposedViewSize, of subviews: LayoutSubviews) -> [Int] {
    choice(for: proposal, of: subviews).map { [$0] } ?? []
  }
}
