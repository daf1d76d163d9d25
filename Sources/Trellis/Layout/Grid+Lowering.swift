import TrellisGraph
import TrellisLayout

extension Grid: ContainerView {}

extension GridRow: PrimitiveView {
  static var mayBeReused: Bool { true }

  /// Builds the row's views, each with the row's mark, which only a grid's layout reads.
  @MainActor static func makeList(_ view: GraphValue<GridRow>, _ inputs: ViewInputs) -> ViewList {
    let id = inputs.context.nextElementID()
    let mark = inputs.graph.rule(name: "GridRow", kind: .modifier) {
      Optional(GridRowMark(id: id, alignment: view.read { $0.alignment }))
    }
    let content = Trellis.makeList(view.part("content", as: Content.self), inputs)
    return content.settingTraits(inputs) { $0.setLayoutValue(GridValues.Row.self, to: mark) }
  }

  @MainActor static func staticShape(_ walker: ShapeWalker) -> StaticShape { walker.shape(of: Content.self) }
}
