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
        let (first, last) = (VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key)
        return LeafComputer(source, named: "Text", guides: .only([first, last])) { key, proposal in
          let layout = measurer.layout(source, width: proposal.width)
          return key == first ? layout.firstBaseline : layout.lastBaseline
        } size: {
          measurer.layout(source, width: $0.width).size
        }
      }
      let item = inputs.graph.declare(DisplayItem.self, name: "Text", kind: .displayList)
      inputs.graph.define(item) {
        let text = resolved.wrappedValue
        let placement = geometry.wrappedValue
        let runs = measurer.layout(text.source, width: placement.proposal.width).runs
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
