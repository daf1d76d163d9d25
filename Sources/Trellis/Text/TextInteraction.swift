import Foundation
import TrellisDisplayList
import TrellisGraph
import TrellisText

/// The responder of a text that has links or is selectable, created on demand because most texts need none.
final class TextInteraction: Responder, TapReceiver, RecognizerSource, PointerShaper, Focusable {
  private let text: Attribute<ResolvedText>
  private let openURL: Attribute<OpenURLAction>
  private let scheme: Attribute<ColorScheme>
  private let selection: Attribute<TextSelectionRange?>
  private let context: ViewContext
  let focusNode: FocusNode?
  /// The last geometry, with the text and width that it was computed for.
  private var known: (text: PreparedText, width: CGFloat?, geometry: TextGeometry)?
  private var pressed = PressSelection()

  /// Creates the responder in the current subgraph.
  init(
    _ text: Attribute<ResolvedText>, _ environment: EnvironmentScope, _ context: ViewContext,
    at position: ViewPosition, in node: FocusNode?
  ) {
    (self.text, self.context, focusNode) = (text, context, node)
    openURL = environment.value(\.openURL, named: "openURL")
    scheme = environment.value(\.colorScheme, named: "colorScheme")
    selection = context.graph.input(name: "Text.selection", kind: .state, nil)
    super.init(at: position)
    join(context.graph, named: "Text.responder")
  }

  /// Returns the text's item with the selection highlighted behind it.
  func drawn(_ item: DisplayItem) -> DisplayItem {
    var drawn = item
    if let range = selection.wrappedValue?.range, !range.isEmpty {
      var color = SystemColor.accent.value(in: scheme.wrappedValue)
      color.opacity *= 0.3
      var items = geometry.rectangles(of: range).enumerated().map { number, rect in
        DisplayItem(id: UInt64(number + 2), frame: rect, content: .fill(color))
      }
      var inner = item.moved(by: CGPoint(x: -item.frame.minX, y: -item.frame.minY))
      inner.id = 1
      items.append(inner)
      drawn = DisplayItem(id: item.id, frame: item.frame, content: .list(DisplayList(items)))
    }
    drawn.semantics = Semantics(responder: number, hitRegion: .frame)
    return drawn
  }

  private var geometry: TextGeometry {
    let prepared = text.wrappedValue.prepared
    let width = position.geometry.wrappedValue.proposal.width
    if let known, known.text == prepared, known.width == width { return known.geometry }
    let made = prepared.geometry(width: width)
    known = (prepared, width, made)
    return made
  }

  /// Returns the destination of the link at a point in the view; nil if there is none.
  fileprivate func link(at place: CGPoint) -> URL? {
    let text = text.wrappedValue
    guard !text.links.isEmpty else { return nil }
    let geometry = geometry
    var start = 0
    for (number, run) in text.source.runs.enumerated() {
      let end = start + run.string.utf8.count
      if let link = text.links[number],
        geometry.rectangles(of: start..<end).contains(where: { $0.contains(place) })
      {
        return link
      }
      start = end
    }
    return nil
  }

  fileprivate func open(_ url: URL) { openURL.wrappedValue(url) }

  func pointerShape(at place: CGPoint) -> PointerShape? {
    if link(at: place) != nil { return .link }
    return isSelectable ? .text : nil
  }

  var takesTaps: Bool { isThere && !text.wrappedValue.links.isEmpty }

  func makeRecognizer() -> Recognizer? { TextRecognizer(self) }

  override func handle(_ event: ResponderEvent) -> EventResult {
    switch event {
    case .key(let press): return EventResult(take(press))
    case .focus(let hasFocus):
      if !hasFocus { select(nil) }
      return .handled
    default: return super.handle(event)
    }
  }

  // MARK: - Selection

  fileprivate var isSelectable: Bool { text.wrappedValue.isSelectable }

  var focusability: Focusability { isThere && isSelectable ? [.byPress, .byProgram] : [] }

  private func select(_ range: TextSelectionRange?) {
    guard selection.exists, selection.wrappedValue != range else { return }
    selection.wrappedValue = range
    if let range, !range.isCaret { context.pasteboard.selection = string(range.range) }
  }

  private func string(_ range: Range<Int>) -> String {
    text.wrappedValue.source.string.bytes(range).replacing(TextAttachment.placeholder, with: "")
  }

  fileprivate func press(_ sample: PointerSample) {
    let place = geometry.place(at: sample.place)
    pressed.press(sample, at: place, in: text.wrappedValue.source.string)
    select(
      pressed.unit.map { TextSelectionRange(from: $0.lowerBound, to: $0.upperBound) }
        ?? TextSelectionRange(place))
  }

  fileprivate func drag(_ sample: PointerSample) {
    guard let anchor = selection.wrappedValue else { return }
    let place = geometry.place(at: sample.place)
    guard let unit = pressed.unit else { return select(TextSelectionRange(from: anchor.anchor, to: place)) }
    let other = pressed.unit(at: place, in: text.wrappedValue.source.string)
    select(
      TextSelectionRange(
        from: min(unit.lowerBound, other.lowerBound), to: max(unit.upperBound, other.upperBound)))
  }

  /// Handles a key that copies or selects; returns whether it did.
  private func take(_ press: KeyPress) -> Bool {
    guard press.phase != .up, isSelectable, let command = TextCommand(press) else { return false }
    switch command {
    case .copy:
      guard let range = selection.wrappedValue, !range.isCaret else { return false }
      context.pasteboard.string = string(range.range)
    case .selectAll: select(TextSelectionRange(from: 0, to: text.wrappedValue.source.string.utf8.count))
    default: return false
    }
    return true
  }
}

/// A recognizer of presses on a text: a tap on a link, or the beginning of a selection.
private final class TextRecognizer: Recognizer {
  private let text: TextInteraction
  private var link: URL?
  private var start = CGPoint.zero

  init(_ text: TextInteraction) { self.text = text }

  override func take(_ sample: PointerSample) -> Reaction {
    guard text.isThere else { return Reaction(state: .failed) }
    let selects = text.isSelectable && !sample.isTouch
    switch sample.phase {
    case .down:
      (link, start) = (text.link(at: sample.place), sample.position)
      if selects { return Reaction(state: .begun, whenGranted: [{ [text] in text.press(sample) }]) }
      return Reaction(state: link == nil ? .failed : .possible)
    case .moved:
      if start.distance(to: sample.position) >= 5 { link = nil }
      if selects { return Reaction(state: .begun, whenGranted: [{ [text] in text.drag(sample) }]) }
      return Reaction(state: link == nil ? .failed : .possible)
    case .up:
      guard let link, text.link(at: sample.place) == link else {
        return Reaction(state: selects ? .ended : .failed)
      }
      return Reaction(state: .ended, whenGranted: [{ [text] in text.open(link) }])
    }
  }
}
