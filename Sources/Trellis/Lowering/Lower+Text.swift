import Foundation
import TrellisDisplayList
import TrellisGraph
import TrellisLayout
import TrellisText

/// A text with what the environment says of it: all that is needed to measure and to draw it.
private struct ResolvedText: Equatable {
  var source: TextSource
  var color: RGBAColor
}

extension Text: PrimitiveView {
  @MainActor static func makeList(_ view: Attribute<Text>, _ inputs: ViewInputs) -> ViewList {
    .single(inputs) { geometry in
      let resolved = resolve(view, inputs)
      let measurer = inputs.context.measurer
      let computer = inputs.graph.rule(name: "Text", kind: .layoutComputer) { () -> LayoutComputer in
        let source = resolved.wrappedValue.source
        return LeafComputer(source) { measurer.layout(source, width: $0.width, height: $0.height).size }
      }
      let item = inputs.graph.declare(DisplayItem.self, name: "Text", kind: .displayList)
      inputs.graph.define(item) {
        let text = resolved.wrappedValue
        let placement = geometry.wrappedValue
        let proposal = placement.proposal
        let runs = measurer.layout(text.source, width: proposal.width, height: proposal.height).runs
        return DisplayItem(
          id: item.erased.rawValue, frame: placement.frame,
          content: .text(TextContent(string: text.source.string, runs: runs, color: text.color)))
      }
      return ViewOutputs(layoutComputer: computer, displayItem: item)
    }
  }

  @MainActor private static func resolve(_ view: Attribute<Text>, _ inputs: ViewInputs) -> Attribute<
    ResolvedText
  > {
    let font = inputs.environment.value(\.font, named: "font")
    let color = inputs.environment.value(\.foregroundColor, named: "foregroundColor")
    let scheme = inputs.environment.value(\.colorScheme, named: "colorScheme")
    return inputs.graph.rule(name: "Text", kind: .resolvedText) {
      ResolvedText(
        source: TextSource(string: view.wrappedValue.string, font: (font.wrappedValue ?? .body).request),
        color: (color.wrappedValue ?? .primary).resolved(in: scheme.wrappedValue))
    }
  }
}
