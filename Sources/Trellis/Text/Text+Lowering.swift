import Foundation
import TrellisDisplayList
import TrellisGraph
import TrellisLayout
import TrellisText

extension Text: PrimitiveView {
  @MainActor static func makeList(_ view: GraphValue<Text>, _ inputs: ViewInputs) -> ViewList {
    // Text is set only where it is another one itself.
    let view = view.attribute(in: inputs.graph)
    return .single(inputs) { inputs in
      let resolved = resolve(view, inputs)
      let computer = inputs.graph.rule(name: "Text", kind: .layoutComputer) { () -> LayoutComputer in
        TextComputer(resolved.wrappedValue.prepared)
      }
      let item = inputs.graph.declare(DisplayItem.self, name: "Text", kind: .displayList)
      inputs.graph.define(item) {
        let text = resolved.wrappedValue
        let view = inputs.position.geometry.wrappedValue
        let layout = text.prepared.layout(width: view.proposal.width, height: view.proposal.height)
        return text.item(
          id: item.erased.rawValue, frame: CGRect(origin: .zero, size: view.size), layout: layout)
      }
      return ViewOutputs(layoutComputer: computer, displayItem: item, channels: nil)
    }
  }

  @MainActor private static func resolve(_ view: Attribute<Text>, _ inputs: ViewInputs) -> Attribute<
    ResolvedText
  > {
    let environment = inputs.environment.value(\.text, named: "text")
    let context = StyleContext(inputs.environment)
    let measurer = inputs.context.measurer
    var last: PreparedText?
    return inputs.graph.rule(name: "Text", kind: .resolvedText) {
      let resolved = ResolvedText(view.wrappedValue, in: environment.wrappedValue, context) { source in
        // In another colour, a text is measured as before.
        if let last, last.source == source { return last }
        return measurer.prepare(source)
      }
      last = resolved.prepared
      return resolved
    }
  }
}

/// A text's computer.
final class TextComputer: LayoutComputer {
  private let text: PreparedText
  /// The guides that a text sets.
  private static let baselines = GuideSet.only([
    VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
  ])

  init(_ text: PreparedText) {
    self.text = text
  }

  override var name: String { "Text" }
  override func measureLine() -> CGSize? { text.lineSize }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    text.size(width: proposal.width, height: proposal.height)
  }
  override func measureGuides() -> GuideSet { TextComputer.baselines }
  override func measureSpacing() -> ViewSpacing { ViewSpacing(text.spacing) }

  override func measureAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
    key == VerticalAlignment.firstTextBaseline.key
      ? text.firstBaseline(width: proposal.width, height: proposal.height)
      : text.lastBaseline(width: proposal.width, height: proposal.height)
  }

  override func isEqual(to other: LayoutComputer) -> Bool { (other as? TextComputer)?.text == text }
}

extension ViewSpacing {
  /// What a text prefers: above and below it, what suits its fonts; beside it, the default.
  fileprivate init(_ spacing: TextSpacing) {
    self = .standard
    self[.top] = .text(toText: spacing.distanceToTextAbove(), toOther: spacing.distanceAbove())
    self[.bottom] = .text(toText: 0, toOther: spacing.distanceBelow())
  }
}
