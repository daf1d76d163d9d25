import Foundation
import TrellisDisplayList
import TrellisGraph
import TrellisLayout

extension Color: PrimitiveView {
  static var mayStayUndrawn: Bool { true }

  @MainActor static func makeList(_ view: GraphValue<Color>, _ inputs: ViewInputs) -> ViewList {
    .single(view, inputs) { view, inputs in
      let computer = inputs.graph.input(
        name: "Color", kind: .layoutComputer, FillComputer.only as LayoutComputer)
      return ViewOutputs(
        layoutComputer: computer, displayItem: makeFill(of: view, named: "Color", inputs),
        channels: nil)
    }
  }

  /// Builds the drawing of a frame in one colour.
  @MainActor static func makeFill(
    of color: GraphValue<Color>, named name: String, _ inputs: ViewInputs
  ) -> Attribute<DisplayItem> {
    let scheme = inputs.environment.value(\.colorSetting, named: "colorScheme")
    let resolved = inputs.graph.declare(RGBAColor.self, name: name, kind: .resolvedColor)
    inputs.graph.define(resolved) {
      inputs.shown(color.wrappedValue.resolved(in: scheme.wrappedValue), of: resolved)
    }
    let item = inputs.graph.declare(DisplayItem.self, name: name, kind: .displayList)
    inputs.graph.define(item) {
      DisplayItem(
        id: item.erased.rawValue, frame: inputs.shownBounds(of: item), content: .fill(resolved.wrappedValue))
    }
    return item
  }
}
