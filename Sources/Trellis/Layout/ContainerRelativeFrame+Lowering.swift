import TrellisGraph
import TrellisLayout

extension ContainerRelativeFrameModifier: PrimitiveModifier {
  /// Builds a frame whose size depends on its container; only the rules that read the container's size depend on it.
  @MainActor static func makeList(
    _ modifier: GraphValue<ContainerRelativeFrameModifier>, _ inputs: ViewInputs,
    content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    let record = TypeRecord.of(Self.self)
    let scope = inputs.context.containerScope
    let layout = inputs.graph.rule(name: record.name, kind: .layout) {
      let modifier = modifier.wrappedValue
      return RelativeFrameLayout(axes: modifier.axes, alignment: modifier.alignment, scope: scope) {
        UsableLength.fixed(
          modifier.length($0, $1), $1 == .horizontal ? "the width" : "the height",
          of: "View.containerRelativeFrame")
      }
    }
    return content(inputs).map(inputs) { element, inputs in
      makeLayoutModifier(by: record, layout: .closure { layout.wrappedValue }, element, inputs)
    }
  }
}
