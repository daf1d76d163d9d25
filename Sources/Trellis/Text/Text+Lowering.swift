import Foundation
import TrellisDisplayList
import TrellisGraph
import TrellisLayout
import TrellisText

extension Text: PrimitiveView {
  static var mayStayUndrawn: Bool { true }

  @MainActor static func makeList(_ view: GraphValue<Text>, _ inputs: ViewInputs) -> ViewList {
    .single(view, inputs) { TextNode($0, $1).outputs }
  }
}

/// A text in the graph: what its rules share.
///
/// ```
/// the view's value ──┬─▶ resolved text, ─┬─▶ (layout) ─▶ size ─┐
/// the environment ───┘   which measures  └─────────────────────┴─▶ drawing
/// ```
/// The resolved text is the value of the layout computer's attribute, as a ``TextComputer``. A text in another colour is another value, which
/// its container adopts without a new layout, because it has the same sizes.
@MainActor
private final class TextNode {
  private let view: GraphValue<Text>
  private let environment: EnvironmentScope
  private let context: ViewContext
  private let position: ViewPosition
  private let focusNode: FocusNode?
  private let subgraph: Subgraph
  private let settings: Attribute<TextSettings>
  private let computer: Attribute<LayoutComputer>
  private let item: Attribute<DisplayItem>
  private let fade: ContentFade
  /// The slot of the lazy list's row that contains the text; nil unless the row's views may be reused.
  private let row: RowSlot?
  /// The result of the last run, with the text and the settings that gave it.
  private var last: (computer: TextComputer, text: Text, settings: TextSettings)?
  private var timing: TextTiming?
  /// The responder; nil if the text has no links and isn't selectable.
  private var interaction: TextInteraction?

  init(_ view: GraphValue<Text>, _ inputs: ViewInputs) {
    self.view = view
    (environment, context, position) = (inputs.environment, inputs.context, inputs.position)
    (focusNode, row) = (inputs[FocusNodeKey.self], inputs.row)
    let graph = inputs.graph
    subgraph = graph.currentSubgraph
    settings = environment.value(\.textSettings, named: "text")
    computer = graph.declare(LayoutComputer.self, name: "Text", kind: .resolvedText)
    item = graph.declare(DisplayItem.self, name: "Text", kind: .displayList)
    fade = ContentFade(of: item, inputs) {
      $0.value(\.contentTransition, named: "contentTransition").wrappedValue.change
    }
    graph.define(computer) { [self] in resolve() }
    graph.define(item) { [self] in drawing() }
  }

  var outputs: ViewOutputs { ViewOutputs(layoutComputer: computer, displayItem: item, channels: nil) }

  private func resolve() -> TextComputer {
    var text = view.wrappedValue
    if text.isTimed, timing == nil {
      timing = context.graph.within(subgraph) { TextTiming(environment, context) }
    }
    if let timing { text = timing.spelled(text) }
    let (settings, style) = (settings.wrappedValue, StyleContext(environment))
    // The body that contains the text was evaluated, and the text is the same.
    if let last, last.settings === settings, last.computer.resolved.isPlain, last.text == text,
      last.computer.resolved.resolvedStyle == ForegroundStyles.resolved(level: 0, in: style)
    {
      return last.computer
    }
    let resolved = ResolvedText(text, in: settings, style) { source in
      // A text with the same source, for example in another colour, isn't measured again.
      if let known = last?.computer.resolved.prepared, known.source == source { return known }
      return context.measurer.prepare(source)
    }
    let computer = TextComputer(resolved)
    last = (computer, text, settings)
    return computer
  }

  private func drawing() -> DisplayItem {
    let text = computer.resolvedText
    let view = position.geometry.wrappedValue
    let layout = text.prepared.drawnLayout(width: view.proposal.width, height: view.proposal.height)
    let frame = CGRect(origin: .zero, size: view.size)
    var drawn = text.item(id: item.erased.rawValue, frame: frame, layout: layout)
    if let drawing = text.drawing.drawing {
      let list = drawing.drawing(of: text, layout, in: view.size, environment, context)
      drawn = DisplayItem(id: item.erased.rawValue, frame: frame, content: .list(list))
    }
    if text.isSelectable || !text.links.isEmpty {
      let answering = interaction ?? makeInteraction()
      interaction = answering
      drawn = answering.drawn(drawn)
    }
    return fade.shown(drawn)
  }

  private func makeInteraction() -> TextInteraction {
    row?.keepState()
    return context.graph.within(subgraph) {
      let text = context.graph.rule(name: "Text.content", kind: .view) { [computer] in computer.resolvedText }
      return TextInteraction(text, environment, context, at: position, in: focusNode)
    }
  }
}

extension Attribute<LayoutComputer> {
  /// The resolved text of a text's layout computer.
  fileprivate var resolvedText: ResolvedText { unsafeDowncast(wrappedValue, to: TextComputer.self).resolved }
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

/// The layout computer of a text, with all that is drawn.
final class TextComputer: LayoutComputer {
  let resolved: ResolvedText
  private var text: PreparedText { resolved.prepared }
  /// The alignment guides that a text sets: its first and last baselines.
  private static let baselines = GuideSet.only([
    VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
  ])

  init(_ resolved: ResolvedText) {
    self.resolved = resolved
  }

  override var name: String { "Text" }
  override func measureLine() -> CGSize? { resolved.drawing.drawing == nil ? text.lineSize : nil }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let drawing = resolved.drawing.drawing { return drawing.size(of: text, for: proposal) }
    return text.size(width: proposal.width, height: proposal.height)
  }
  override func measureGuides() -> GuideSet { TextComputer.baselines }
  override func measureSpacing() -> ViewSpacing { ViewSpacing(text.spacing) }

  override func measureAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
    key == VerticalAlignment.firstTextBaseline.key
      ? text.firstBaseline(width: proposal.width, height: proposal.height)
      : text.lastBaseline(width: proposal.width, height: proposal.height)
  }

  override func isEqual(to other: LayoutComputer) -> Bool { (other as? TextComputer)?.resolved == resolved }
}

extension ViewSpacing {
  /// Creates the preferred spacing of a text: by its fonts above and below, the default beside it.
  fileprivate init(_ spacing: TextSpacing) {
    self = .standard
    self[.top] = .text(toText: spacing.distanceToTextAbove(), toOther: spacing.distanceAbove())
    self[.bottom] = .text(toText: 0, toOther: spacing.distanceBelow())
  }
}
