import Foundation
import TrellisGraph
import TrellisLayout

extension Spacer: PrimitiveView {
  static var mayStayUndrawn: Bool { true }

  @MainActor static func makeList(_ view: GraphValue<Spacer>, _ inputs: ViewInputs) -> ViewList {
    .single(view, inputs) { view, inputs in
      let computer = inputs.graph.rule(
        name: "Spacer", kind: .layoutComputer, SpacerRule(view: view, axis: inputs.stackAxis))
      return ViewOutputs(
        layoutComputer: computer, displayItem: makeNothing(named: "Spacer", inputs),
        channels: nil)
    }
  }
}

/// The rule of a spacer's layout computer.
private struct SpacerRule: Rule {
  let view: GraphValue<Spacer>
  let axis: StackAxis

  var value: LayoutComputer {
    let least = UsableLength.fixed(view.wrappedValue.minLength, "minLength", of: "Spacer")
    return SpacerComputer.computer(least: least ?? 8, axis: axis.value)
  }
}

extension Divider: PrimitiveView {
  static var mayBeReused: Bool { true }

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
