import Foundation
import TrellisDisplayList
import TrellisGraph
import TrellisLayout
import TrellisText

extension Text: PrimitiveView {
  @MainActor static func makeList(_ view: Attribute<Text>, _ inputs: ViewInputs) -> ViewList {
    .single(inputs) { inputs in
      let resolved = resolve(view, inputs)
      let measurer = inputs.context.measurer
      let computer = inputs.graph.rule(name: "Text", kind: .layoutComputer) { () -> LayoutComputer in
        let source = resolved.wrappedValue.source
        let (first, last) = (VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key)
        return LeafComputer(
          source, named: "Text",
          spacing: ViewSpacing(measurer.layout(source, width: nil, height: nil).spacing),
          guides: .only([first, last])
        ) { key, proposal in
          let layout = measurer.layout(source, width: proposal.width, height: proposal.height)
          return key == first ? layout.firstBaseline : layout.lastBaseline
        } size: {
          measurer.layout(source, width: $0.width, height: $0.height).size
        }
      }
      let item = inputs.graph.declare(DisplayItem.self, name: "Text", kind: .displayList)
      inputs.graph.define(item) {
        let text = resolved.wrappedValue
        let view = inputs.position.geometry.wrappedValue
        let proposal = view.proposal
        let layout = measurer.layout(text.source, width: proposal.width, height: proposal.height)
        return text.item(id: item.erased.rawValue, frame: CGRect(origin: .zero, size: view.size), layout: layout)
      }
      return ViewOutputs(layoutComputer: computer, displayItem: item, channels: nil)
    }
  }

  @MainActor private static func resolve(_ view: Attribute<Text>, _ inputs: ViewInputs) -> Attribute<
    ResolvedText
  > {
    let environment = inputs.environment.value(\.text, named: "text")
    let context = StyleContext(inputs.environment)
    return inputs.graph.rule(name: "Text", kind: .resolvedText) {
      ResolvedText(view.wrappedValue, in: environment.wrappedValue, context)
    }
  }
}

extension ViewSpacing {
  /// What a text prefers: above and below it, what suits its fonts; beside it, the default.
  fileprivate init(_ spacing: TextSpacing) {
    self = .standard
    self[.top] = .text(toText: spacing.distanceToTextAbove(), toOther: spacing.distanceAbove())
    self[.bottom] = .text(toText: 0, toOther: spacing.distanceBelow())
  }
}
