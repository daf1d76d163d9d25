import Foundation
import TrellisDisplayList
import TrellisGraph
import TrellisLayout
import TrellisText

extension Text: PrimitiveView {
  @MainActor static func makeList(_ view: GraphValue<Text>, _ inputs: ViewInputs) -> ViewList {
    // The text is resolved again only if the text's own value changes.
    let view = view.attribute(in: inputs.graph)
    return .single(inputs) { inputs in
      let resolved = resolve(view, inputs)
      let computer = inputs.graph.rule(name: "Text", kind: .layoutComputer) { () -> LayoutComputer in
        TextComputer(resolved.wrappedValue.prepared)
      }
      let item = inputs.graph.declare(DisplayItem.self, name: "Text", kind: .displayList)
      let fade = ContentFade(of: item, inputs) {
        $0.value(\.contentTransition, named: "contentTransition").wrappedValue.change
      }
      // The rule retains its captures as long as the text exists, so it captures only these inputs.
      let position = inputs.position
      let (scope, context, node) = (inputs.environment, inputs.context, inputs[FocusNodeKey.self])
      // A text without links that isn't selectable has no responder.
      var interaction: TextInteraction?
      let subgraph = inputs.graph.currentSubgraph
      inputs.graph.define(item) {
        let text = resolved.wrappedValue
        let view = position.geometry.wrappedValue
        let layout = text.prepared.drawnLayout(width: view.proposal.width, height: view.proposal.height)
        var drawn = text.item(
          id: item.erased.rawValue, frame: CGRect(origin: .zero, size: view.size), layout: layout)
        if text.isSelectable || !text.links.isEmpty {
          let answering =
            interaction
            ?? context.graph.within(subgraph) {
              TextInteraction(resolved, scope, context, at: position, in: node)
            }
          interaction = answering
          drawn = answering.drawn(drawn)
        }
        return fade.shown(drawn)
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
    var timing: TextTiming?
    let (scope, shared, subgraph) = (inputs.environment, inputs.context, inputs.graph.currentSubgraph)
    return inputs.graph.rule(name: "Text", kind: .resolvedText) {
      var text = view.wrappedValue
      if text.isTimed, timing == nil { timing = shared.graph.within(subgraph) { TextTiming(scope, shared) } }
      if let timing { text = timing.spelled(text) }
      let resolved = ResolvedText(text, in: environment.wrappedValue, context) { source in
        // A text with the same source, for example in another colour, isn't measured again.
        if let last, last.source == source { return last }
        return measurer.prepare(source)
      }
      last = resolved.prepared
      return resolved
    }
  }
}

/// The clock and alarm of a text that follows the clock.
@MainActor
private final class TextTiming {
  private let environment: EnvironmentScope
  private let clock: FrameClock
  private let alarm: Alarm

  /// Creates the timing in the current subgraph.
  init(_ environment: EnvironmentScope, _ context: ViewContext) {
    (self.environment, clock) = (environment, context.clock)
    alarm = Alarm(named: "Text.alarm", context)
  }

  /// Returns a text whose timed parts are replaced by their current strings.
  ///
  /// The calling rule runs again when a string changes.
  func spelled(_ text: Text) -> Text {
    let region = TimedText.Region(
      locale: environment.value(\.locale, named: "locale").wrappedValue,
      calendar: environment.value(\.calendar, named: "calendar").wrappedValue,
      timeZone: environment.value(\.timeZone, named: "timeZone").wrappedValue)
    let (spelled, next) = text.spelled(at: clock.date, in: region)
    alarm.wake(at: next.map(clock.time))
    return spelled
  }
}

/// The layout computer of a text.
final class TextComputer: LayoutComputer {
  private let text: PreparedText
  /// The alignment guides that a text sets: its first and last baselines.
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
  /// Creates the preferred spacing of a text: by its fonts above and below, the default beside it.
  fileprivate init(_ spacing: TextSpacing) {
    self = .standard
    self[.top] = .text(toText: spacing.distanceToTextAbove(), toOther: spacing.distanceAbove())
    self[.bottom] = .text(toText: 0, toOther: spacing.distanceBelow())
  }
}
