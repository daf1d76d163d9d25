import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisGraph
import TrellisLayout
import TrellisText

/// The lines of a text editor, without a background.
nonisolated struct TextEditorArea: View {
  typealias Body = Never

  let input: TextInput
}

extension TextEditorArea: PrimitiveView {
  @MainActor static func makeList(_ view: GraphValue<TextEditorArea>, _ inputs: ViewInputs) -> ViewList {
    .single(inputs) { inputs in
      let graph = inputs.graph
      let responder = TextEditorResponder(editor: view.part("input", as: TextInput.self), inputs)
      responder.join(inputs, named: "TextEditor.responder")
      inputs.context.focus.hasFocusableViews = true
      let appearance = TextEditorAppearance(responder, inputs)
      let computer = graph.declare(LayoutComputer.self, name: "TextEditor", kind: .layoutComputer)
      graph.define(computer) {
        TextEditorComputer(appearance.style.wrappedValue.source, inputs.context.measurer) {
          computer.withLateReads { responder.shown.wrappedValue.text.string }
        }
      }
      let item = graph.declare(DisplayItem.self, name: "TextEditor", kind: .displayList)
      let meaning = InputSemantics(responder.view, responder, isEditor: true, inputs)
      graph.define(item) {
        var drawn = appearance.item(id: item.erased.rawValue)
        drawn.semantics = meaning.semantics
        return drawn
      }
      return ViewOutputs(layoutComputer: computer, displayItem: item, channels: nil)
        .responding(responder, graph)
    }
  }
}

/// The layout computer of a text editor: it takes the proposed size, or the height of its lines if no height is proposed.
private final class TextEditorComputer: LayoutComputer {
  private let source: TextSource
  private let measurer: any TextMeasurer
  /// A closure that returns the characters; once it has been called, the computer depends on them.
  private let text: () -> String
  private var hasRead = false
  /// The width if none is proposed, in points.
  private static let width: CGFloat = 200

  init(_ source: TextSource, _ measurer: any TextMeasurer, text: @escaping () -> String) {
    (self.source, self.measurer, self.text) = (source, measurer, text)
  }

  override var name: String { "TextEditor" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width.map { $0.isFinite ? max(0, $0) : 1e6 } ?? TextEditorComputer.width
    if let height = proposal.height, height.isFinite { return CGSize(width: width, height: max(0, height)) }
    if proposal.height == .infinity { return CGSize(width: width, height: .infinity) }
    hasRead = true
    let flow = TextFlow(like: measurer.prepare(source))
    flow.update(
      text(), attributes: source.attributes, paragraph: source.paragraph,
      width: width - 2 * TextEditorResponder.inset)
    // The height of lines beyond any screen is estimated.
    _ = flow.lines(inHeight: 10_000)
    return CGSize(width: width, height: flow.height)
  }

  /// The guide that aligns the first line with a title beside the editor.
  private static let baseline = GuideSet.only([VerticalAlignment.firstTextBaseline.key])

  override func measureGuides() -> GuideSet { TextEditorComputer.baseline }

  override func measureAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
    key == VerticalAlignment.firstTextBaseline.key
      ? measurer.prepare(source).firstBaseline(width: nil, height: nil) : nil
  }

  override func isEqual(to other: LayoutComputer) -> Bool {
    (other as? TextEditorComputer).map { $0.source == source && !hasRead && !$0.hasRead } ?? false
  }
}

extension TextSource {
  /// The attributes of the first run, without its characters.
  fileprivate var attributes: TextRun {
    var run = runs[0]
    run.string = ""
    return run
  }
}

/// The visible part of a text.
private struct SeenText: Equatable {
  var lines: [FlowLine]
  var top: Double
  var height: Double
}

/// The drawing of a text editor.
@MainActor
private struct TextEditorAppearance {
  /// A sample text in the editor's style, from which all characters take their attributes.
  let style: Attribute<ResolvedText>
  private let seen: Attribute<SeenText>
  /// The drawn lines.
  private let lines: Attribute<DisplayList>
  private let responder: TextEditorResponder
  private let inputs: ViewInputs
  private let blink: CaretBlink
  private let bar: Attribute<DisplayItem?>
  private let scheme: Attribute<ColorScheme>
  private let flow: TextFlow

  init(_ responder: TextEditorResponder, _ inputs: ViewInputs) {
    (self.responder, self.inputs) = (responder, inputs)
    let (graph, position, measurer) = (inputs.graph, inputs.position, inputs.context.measurer)
    let environment = inputs.environment.value(\.text, named: "text")
    let context = StyleContext(inputs.environment)
    scheme = inputs.environment.value(\.colorScheme, named: "colorScheme")
    let style = graph.rule(name: "TextEditor.style", kind: .resolvedText) {
      ResolvedText(
        Text(verbatim: "x"), in: environment.wrappedValue.forInput, context, prepare: measurer.prepare)
    }
    let flow = TextFlow(like: measurer.prepare(TextSource(runs: [])))
    let update: (String) -> Void = { string in
      let source = style.wrappedValue.source
      flow.update(
        string, attributes: source.attributes, paragraph: source.paragraph,
        width: position.size.width - 2 * TextEditorResponder.inset)
    }
    var last = TextScrollRequest()
    let seen = graph.rule(name: "TextEditor.seen", kind: .geometry) { [shown = responder.shown] in
      let text = shown.wrappedValue.text
      let (height, scrollRequest) = (position.size.height, responder.scrollRequest.wrappedValue)
      update(text.string)
      if scrollRequest.moves != last.moves { flow.anchor = scrollRequest.anchor }
      if scrollRequest.reveals != last.reveals { flow.reveal(text.selection.head, inHeight: height) }
      last = scrollRequest
      let lines = flow.lines(inHeight: height)
      return SeenText(lines: lines, top: flow.top, height: flow.height)
    }
    lines = graph.rule(name: "TextEditor.lines", kind: .displayList) {
      let color = style.wrappedValue.resolvedStyle.nearestColor
      return DisplayList(
        seen.wrappedValue.lines.map { line in
          DisplayItem(
            id: line.id, frame: line.frame.offsetBy(dx: TextEditorResponder.inset, dy: 0),
            content: .text(TextContent(string: line.string, runs: line.glyphs, color: color)))
        })
    }
    (self.style, self.seen, self.flow) = (style, seen, flow)
    responder.extent = { (seen.wrappedValue.top, seen.wrappedValue.height) }
    bar = ScrollBar(along: .vertical, of: responder, inputs).marks(named: "TextEditor.bar", inputs)
    blink = CaretBlink(responder, inputs.context)
    // Several keys may arrive before the next frame, so the responder gets the geometry of the current text, not of the drawn one.
    responder.flow = { [unowned responder] in
      update(responder.text.string)
      return flow
    }
    responder.geometry = { [unowned responder] in responder.flow() }
  }

  func item(id: UInt64) -> DisplayItem {
    let bounds = CGRect(origin: .zero, size: inputs.position.geometry.wrappedValue.size)
    let (seen, state) = (seen.wrappedValue, responder.shown.wrappedValue.text)
    let isFocused = responder.isFocused.wrappedValue
    let scheme = scheme.wrappedValue
    var items: [DisplayItem] = []
    func add(_ id: UInt64, _ frame: CGRect, _ color: RGBAColor) {
      items.append(DisplayItem(id: id, frame: frame, content: .fill(color)))
    }
    let inset = TextEditorResponder.inset
    var color = SystemColor.accent.value(in: scheme)
    color.opacity *= isFocused ? 0.3 : 0.15
    for line in seen.lines {
      if let rect = line.rectangle(of: state.selection.range) {
        add(line.id | 1 << 60, rect.offsetBy(dx: inset, dy: 0), color)
      }
      if let composed = state.composed, let rect = line.rectangle(of: composed) {
        let under = CGRect(x: rect.minX + inset, y: rect.maxY - 1, width: rect.width, height: 1)
        add(line.id | 1 << 61, under, SystemColor.secondary.value(in: scheme))
      }
    }
    items.append(DisplayItem(id: 2, frame: bounds, content: .list(lines.wrappedValue)))
    if isFocused, state.selection.isCaret, blink.isOn() {
      let caret = flow.caret(at: state.selection.head)
      let x = min(max(0, caret.minX + inset - 0.5), max(0, bounds.width - 1))
      if caret.maxY > 0, caret.minY < bounds.height {
        add(
          3, CGRect(x: x, y: caret.minY, width: 1, height: caret.height),
          SystemColor.primary.value(in: scheme))
      }
    }
    if !isFocused { blink.stop() }
    if let bar = bar.wrappedValue { items.append(bar) }
    return DisplayItem(
      id: id, frame: bounds, content: .effect(.clip(Path(bounds), FillStyle()), DisplayList(items)))
  }
}
