import Foundation
import TrellisDisplayList
import TrellisGraph
import TrellisLayout

extension Color: PrimitiveView {
  @MainActor static func makeList(_ view: GraphValue<Color>, _ inputs: ViewInputs) -> ViewList {
    .single(inputs) { inputs in
      let computer = inputs.graph.input(
        name: "Color", kind: .layoutComputer, FillComputer.only as LayoutComputer)
      return ViewOutputs(
        layoutComputer: computer, displayItem: makeFill(of: view, named: "Color", inputs),
        channels: nil)
    }
  }

  /// Builds the drawing of a frame in one colour.
  @MainActor fileprivate static func makeFill(
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

extension Spacer: PrimitiveView {
  @MainActor static func makeList(_ view: GraphValue<Spacer>, _ inputs: ViewInputs) -> ViewList {
    let axis = inputs.stackAxis
    return .single(inputs) { inputs in
      let computer = inputs.graph.rule(name: "Spacer", kind: .layoutComputer) { () -> LayoutComputer in
        let least = UsableLength.fixed(view.wrappedValue.minLength, "minLength", of: "Spacer")
        return SpacerComputer(least: least ?? 8, axis: axis.value)
      }
      return ViewOutputs(
        layoutComputer: computer, displayItem: makeNothing(named: "Spacer", inputs),
        channels: nil)
    }
  }
}

extension Divider: PrimitiveView {
  @MainActor static func makeList(_ view: GraphValue<Divider>, _ inputs: ViewInputs) -> ViewList {
    if let makeLine = inputs[DividerLineKey.self] { return makeLine(inputs) }
    let axis = inputs.stackAxis
    return .single(inputs) { inputs in
      let computer = inputs.graph.rule(name: "Divider", kind: .layoutComputer) { () -> LayoutComputer in
        // The line is vertical in a horizontal stack, and horizontal elsewhere.
        let thin: Axis = axis.value == .horizontal ? .horizontal : .vertical
        return LeafComputer(thin, named: "Divider") { proposal in
          var size = proposal.replacingUnspecifiedDimensions()
          size[thin] = 1
          return size
        }
      }
      let color = inputs.graph.input(name: "Divider", kind: .view, Color.separator)
      return ViewOutputs(
        layoutComputer: computer,
        displayItem: Color.makeFill(of: GraphValue(color), named: "Divider", inputs), channels: nil
      )
    }
  }
}

/// Builds the drawing of a view that takes space and shows nothing.
@MainActor
func makeNothing(named name: String, _ inputs: ViewInputs) -> Attribute<DisplayItem> {
  inputs.graph.input(
    name: name, kind: .displayList,
    DisplayItem(id: inputs.context.nextElementID(), frame: .zero, content: .list(DisplayList())))
}
