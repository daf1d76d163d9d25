import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisGraph
import TrellisLayout
import TrellisText

extension TextInput: PrimitiveView {
  static var mayBeReused: Bool { true }

  @MainActor static func makeList(_ view: GraphValue<TextInput>, _ inputs: ViewInputs) -> ViewList {
    .single(inputs) { inputs in
      let graph = inputs.graph
      let responder = TextInputResponder(view, inputs)
      responder.join(inputs, named: "TextInput.responder")
      inputs.context.focus.hasFocusableViews = true
      let appearance = TextInputAppearance(view, responder, inputs)
      let computer = graph.rule(name: "TextInput", kind: .layoutComputer) { () -> LayoutComputer in
        TextInputComputer(
          appearance.text.wrappedValue.prepared, axis: view.read { $0.axis },
          tallest: appearance.tallest()?.prepared)
      }
      let item = graph.declare(DisplayItem.self, name: "TextInput", kind: .displayList)
      let meaning = InputSemantics(view, responder, isEditor: false, inputs)
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

/// The layout computer of a text input: it takes the proposed width, and is as high as its line or lines, up to a limit.
private final class TextInputComputer: LayoutComputer {
  private let text: PreparedText
  private let axis: Axis
  /// A text of the maximum height; nil if there is no limit.
  private let tallest: PreparedText?
  private static let baselines = GuideSet.only([
    VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
  ])

  init(_ text: PreparedText, axis: Axis, tallest: PreparedText?) {
    (self.text, self.axis, self.tallest) = (text, axis, tallest)
  }

  override var name: String { "TextInput" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let natural = text.size(width: nil, height: nil)
    // A stack proposes an infinite width to determine the field's flexibility: the field takes all remaining space.
    let width = proposal.width.map { $0.isNaN ? natural.width : max(0, $0) } ?? natural.width
    let height = text.size(width: axis == .vertical && width.isFinite ? width : nil, height: nil).height
    let limit = tallest?.size(width: nil, height: nil).height ?? .infinity
    return CGSize(width: width, height: min(height, limit))
  }

  override func measureGuides() -> GuideSet { TextInputComputer.baselines }

  override func measureAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
    let measured = axis == .vertical ? measure(proposal).width : .infinity
    let width = measured.isFinite ? measured : nil
    return key == VerticalAlignment.firstTextBaseline.key
      ? text.firstBaseline(width: width, height: nil) : text.lastBaseline(width: width, height: nil)
  }

  override func isEqual(to other: LayoutComputer) -> Bool {
    (other as? TextInputComputer).map { $0.text == text && $0.axis == axis && $0.tallest == tallest } ?? false
  }
}

/// The parts of a text input with several lines, which are made when the input first has them.
private struct TextInputLines {
  /// A text with the maximum number of visible lines; nil if there is no limit.
  let tallest: Attribute<ResolvedText?>
  let scroll: LineScroll
  /// The scroll bar beside the lines.
  let bar: Attribute<DisplayItem?>
}

/// The drawing of a text input.
@MainActor
private final class TextInputAppearance {
  /// The measured and drawn text, with dots for secure characters.
  let text: Attribute<ResolvedText>
  /// The caret positions in the text.
  private let places: Attribute<InputPlaces>
  private let view: GraphValue<TextInput>
  private let prompt: Attribute<ResolvedText?>
  private let responder: TextInputResponder
  private let inputs: ViewInputs
  private let blink: CaretBlink
  private let scheme: Attribute<ColorScheme>
  private let environment: Attribute<TextEnvironment>
  private let subgraph: Subgraph
  /// The parts for several lines; nil if the input has never had several.
  private var knownLines: TextInputLines?

  init(_ view: GraphValue<TextInput>, _ responder: TextInputResponder, _ inputs: ViewInputs) {
    (self.view, self.responder, self.inputs) = (view, responder, inputs)
    let graph = inputs.graph
    subgraph = graph.currentSubgraph
    let environment = inputs.environment.value(\.text, named: "text")
    self.environment = environment
    scheme = inputs.environment.value(\.colorScheme, named: "colorScheme")
    let (context, measurer, shown) = (
      StyleContext(inputs.environment), inputs.context.measurer, responder.shown
    )
    var last: PreparedText?
    let prepare: (TextSource) -> PreparedText = { source in
      if let last, last.source == source { return last }
      let made = measurer.prepare(source)
      last = made
      return made
    }
    let isSecure: () -> Bool = { view.read { $0.isSecure } }
    var lastPart: InputPart?
    let row = inputs.row
    var generation = 0
    let part = graph.rule(name: "TextInput.part", kind: .state) {
      if let row, row.generation != generation { (lastPart, generation) = (nil, row.generation) }
      let made = InputPart(of: shown.wrappedValue.text, isSecure: isSecure(), after: lastPart)
      lastPart = made
      return made
    }
    let resolve: (InputPart, (TextSource) -> PreparedText) -> ResolvedText = { part, prepare in
      ResolvedText(
        Text(verbatim: part.drawn), in: environment.wrappedValue.forInput, context, prepare: prepare)
    }
    text = graph.rule(name: "TextInput.text", kind: .resolvedText) { resolve(part.wrappedValue, prepare) }
    prompt = graph.rule(name: "TextInput.prompt", kind: .resolvedText) {
      guard let prompt = view.read({ $0.prompt }), shown.wrappedValue.text.string.isEmpty else { return nil }
      let faint = prompt.foregroundStyle(.tertiary)
      return ResolvedText(faint, in: environment.wrappedValue.forInput, context, prepare: measurer.prepare)
    }
    blink = CaretBlink(responder, inputs.context)
    let find: (InputPart, ResolvedText) -> InputPlaces = { part, text in
      let width = view.read { $0.axis } == .vertical ? inputs.position.size.width : nil
      return InputPlaces(part: part, geometry: text.prepared.geometry(width: width))
    }
    places = graph.rule(name: "TextInput.carets", kind: .geometry) { [text] in
      find(part.wrappedValue, text.wrappedValue)
    }
    // Several keys may arrive before the next frame, so the responder gets the geometry of the current text, not of the drawn one.
    responder.geometry = { [unowned responder, places] in
      let (known, text) = (places.wrappedValue, responder.text)
      let now = InputPart(of: text, isSecure: isSecure(), after: known.part)
      return now == known.part ? known : find(now, resolve(now, measurer.prepare))
    }
  }

  /// Returns a text with the maximum number of visible lines; nil if there is no limit or only one line.
  func tallest() -> ResolvedText? { lines()?.tallest.wrappedValue }

  /// Returns the parts for several lines; nil if the input has a single line.
  private func lines() -> TextInputLines? {
    guard view.read({ $0.axis }) == .vertical else {
      responder.lines = nil
      return nil
    }
    let lines = knownLines ?? inputs.graph.within(subgraph) { makeLines() }
    (knownLines, responder.lines) = (lines, lines.scroll)
    return lines
  }

  private func makeLines() -> TextInputLines {
    inputs.row?.keepState()
    let (graph, position, environment) = (inputs.graph, inputs.position, environment)
    let (context, measurer) = (StyleContext(inputs.environment), inputs.context.measurer)
    let tallest = graph.rule(name: "TextInput.tallest", kind: .resolvedText) { () -> ResolvedText? in
      var text = environment.wrappedValue
      guard let limit = text.lineLimit else { return nil }
      text.reservedLines = max(1, limit)
      return ResolvedText(Text(verbatim: "x"), in: text.forInput, context, prepare: measurer.prepare)
    }
    let scroll = LineScroll(
      graph,
      extent: { [text] in
        let size = position.size
        return (text.wrappedValue.prepared.size(width: size.width, height: nil).height, size.height)
      },
      caret: { [places, responder] in
        places.wrappedValue.caret(at: responder.shown.wrappedValue.text.selection.head)
      })
    // The bar reads the lines of the responder.
    responder.lines = scroll
    let bar = ScrollBar(along: .vertical, of: responder, inputs).marks(named: "TextInput.bar", inputs)
    return TextInputLines(tallest: tallest, scroll: scroll, bar: bar)
  }

  func item(id: UInt64) -> DisplayItem {
    let view = inputs.position.geometry.wrappedValue
    let bounds = CGRect(origin: .zero, size: view.size)
    let width = self.view.read { $0.axis } == .vertical ? view.size.width : nil
    let text = text.wrappedValue
    let state = responder.shown.wrappedValue.text
    let isFocused = responder.isFocused.wrappedValue
    var items: [DisplayItem] = []
    let layout = text.prepared.layout(width: width, height: nil)
    let places = places.wrappedValue
    let caret = places.caret(at: state.selection.head)
    var origin = CGPoint.zero
    let lines = lines()
    if let lines {
      origin.y = -lines.scroll.top
      responder.origin = origin
    } else {
      origin = responder.scroll(
        to: caret, of: layout.size, in: bounds.size, isFocused: isFocused, alignment: alignment)
    }
    if isFocused {
      var color = SystemColor.accent.value(in: scheme.wrappedValue)
      color.opacity *= 0.3
      for (index, rect) in places.rectangles(of: state.selection.range).enumerated() {
        items.append(
          DisplayItem(
            id: UInt64(10 + index), frame: rect.offsetBy(dx: origin.x, dy: origin.y), content: .fill(color)))
      }
      if let composed = state.composed, !places.part.isSecure {
        for (index, rect) in places.rectangles(of: composed).enumerated() {
          let line = CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1)
          items.append(
            DisplayItem(
              id: UInt64(1_000_000 + index), frame: line.offsetBy(dx: origin.x, dy: origin.y),
              content: .fill(SystemColor.secondary.value(in: scheme.wrappedValue))))
        }
      }
    }
    if let prompt = prompt.wrappedValue {
      let layout = prompt.prepared.layout(width: view.size.width, height: nil)
      let x = lines == nil ? max(0, view.size.width - layout.size.width) * alignment : 0
      items.append(
        prompt.item(id: 1, frame: CGRect(origin: CGPoint(x: x, y: 0), size: layout.size), layout: layout))
    }
    items.append(text.item(id: 2, frame: CGRect(origin: origin, size: layout.size), layout: layout))
    if isFocused, state.selection.isCaret, blink.isOn() {
      // The caret is one point wide, and stays within the view at the end of the text.
      let x = min(max(0, caret.minX + origin.x - 0.5), max(0, bounds.width - 1))
      let frame = CGRect(x: x, y: caret.minY + origin.y, width: 1, height: caret.height)
      items.append(
        DisplayItem(id: 3, frame: frame, content: .fill(SystemColor.primary.value(in: scheme.wrappedValue))))
    }
    if !isFocused { blink.stop() }
    if let bar = lines?.bar.wrappedValue { items.append(bar) }
    return DisplayItem(
      id: id, frame: bounds,
      content: .effect(
        .clip(Path(bounds.insetBy(dx: 0, dy: -TextInputAppearance.overhang)), FillStyle()), DisplayList(items)
      ))
  }

  /// The position of a single line that is narrower than the view: 0 at the left, 1 at the right.
  private var alignment: CGFloat {
    let text = environment.wrappedValue
    return switch text.alignment {
    case .leading: 0
    case .center: 0.5
    case .trailing: text.layoutDirection == .rightToLeft ? 0 : 1
    }
  }

  /// The distance that accents may extend beyond the lines, in points.
  private static var overhang: CGFloat { 4 }
}

/// The blinking of a caret: from the last input on, the caret is alternately visible and hidden, for 530 ms each.
@MainActor
struct CaretBlink {
  private let responder: TextInputResponder
  private let clock: FrameClock
  private let alarm: Alarm

  /// Creates the blinking in the current subgraph.
  init(_ responder: TextInputResponder, _ context: ViewContext) {
    (self.responder, clock) = (responder, context.clock)
    alarm = Alarm(named: "TextInput.blink", context)
  }

  /// Returns whether the caret is visible now; the calling rule runs again when that changes.
  func isOn() -> Bool {
    let half = Duration.milliseconds(530)
    let since = clock.now - responder.lastInput
    let number = Int((since.seconds / half.seconds).rounded(.down))
    alarm.wake(at: responder.lastInput + half * (number + 1))
    return number % 2 == 0
  }

  /// Stops the blinking.
  func stop() { alarm.wake(at: nil) }
}

extension TextEnvironment {
  /// The settings for editable text, which is never truncated, scaled, tightened or changed in case.
  var forInput: TextEnvironment {
    var text = self
    (text.lineLimit, text.minimumScaleFactor, text.allowsTightening, text.textCase) = (nil, 1, false, nil)
    return text
  }
}
