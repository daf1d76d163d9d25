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
    FillNode(color, named: name, inputs).item
  }
}

/// The drawing of a frame in one colour: what its two rules share.
@MainActor
private final class FillNode {
  private let color: GraphValue<Color>
  private let inputs: ViewInputs
  private let scheme: Attribute<ColorSetting>
  private let resolved: Attribute<RGBAColor>
  let item: Attribute<DisplayItem>

  init(_ color: GraphValue<Color>, named name: String, _ inputs: ViewInputs) {
    (self.color, self.inputs) = (color, inputs)
    let graph = inputs.graph
    scheme = inputs.environment.value(\.colorSetting, named: "colorScheme")
    resolved = graph.declare(RGBAColor.self, name: name, kind: .resolvedColor)
    item = graph.declare(DisplayItem.self, name: name, kind: .displayList)
    graph.define(resolved) { [self] in resolve() }
    graph.define(item) { [self] in drawing() }
  }

  private func resolve() -> RGBAColor {
    inputs.shown(color.wrappedValue.resolved(in: scheme.wrappedValue), of: resolved)
  }

  private func drawing() -> DisplayItem {
    DisplayItem(
      id: item.erased.rawValue, frame: inputs.shownBounds(of: item), content: .fill(resolved.wrappedValue))
  }
}
