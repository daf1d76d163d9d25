import Foundation
import TrellisGraph
import TrellisText

/// The user's requests to show a position of a text, or its caret.
struct TextScrollRequest: Equatable {
  /// The position requested last, and the number of such requests.
  var anchor = TextFlow.Anchor()
  var moves = 0
  /// The number of requests to reveal the caret.
  var reveals = 0
}

/// The responder of a text editor, which edits like a text input, and scrolls.
final class TextEditorResponder: TextInputResponder {
  /// The space beside the lines, in points.
  ///
  /// Source: recorded on macOS.
  nonisolated static let inset: CGFloat = 5

  let scrollRequest: Attribute<TextScrollRequest>
  /// The lines of the current text, for queries and scrolling; set when the drawing is built.
  var flow: () -> TextFlow = {
    fatalError("TextEditor: it was used before it was built; this is a bug in Trellis")
  }

  init(editor view: GraphValue<TextInput>, _ inputs: ViewInputs) {
    scrollRequest = inputs.graph.input(name: "TextEditor.scrollRequest", kind: .state, TextScrollRequest())
    super.init(view, inputs, beginsAtStart: true)
    origin = CGPoint(x: TextEditorResponder.inset, y: 0)
  }

  override var selectsAllWithFocus: Bool { false }
  // In a view as large as a page, the caret is enough to show the focus.
  override var hasFocusRing: Bool { false }
  override var takesWheel: Bool { true }

  override var pageLineCount: Int {
    let line = flow().caret(at: text.selection.head).height
    return max(1, line > 0 ? Int(saturating: min(position.size.height / line, 1e6)) - 1 : 1)
  }

  /// Reveals the caret after an edit.
  override func didEdit() {
    guard scrollRequest.exists else { return }
    var new = scrollRequest.wrappedValue
    new.reveals += 1
    scrollRequest.wrappedValue = new
  }

  // MARK: - Scrolling

  override func scroll(by distance: CGSize) -> CGSize {
    let flow = flow()
    let before = flow.anchor
    let rest = flow.scroll(by: distance.height, inHeight: position.size.height)
    if flow.anchor != before { see(flow.anchor) }
    return CGSize(width: distance.width, height: rest)
  }

  private func see(_ anchor: TextFlow.Anchor) {
    var new = scrollRequest.wrappedValue
    (new.anchor, new.moves) = (anchor, new.moves + 1)
    scrollRequest.wrappedValue = new
  }

  override func continuesSelecting(at place: CGPoint) -> Bool {
    place.y < 0 || place.y > position.size.height
  }

  // MARK: - Scroll bar

  /// The distance from the text's top to the visible part, and the text's height, in points; set when the drawing is built.
  var extent: () -> (top: CGFloat, height: CGFloat) = { (0, 0) }

  override var offset: CGPoint { CGPoint(x: 0, y: extent().top) }

  override func limit(along axis: Axis) -> CGFloat {
    axis == .vertical ? max(0, extent().height - size.height) : 0
  }

  override func scrollByBar(to offset: CGPoint) {
    let flow = flow()
    flow.jump(to: min(max(0, offset.y), max(0, flow.height - size.height)))
    _ = flow.scroll(by: 0, inHeight: size.height)
    see(flow.anchor)
  }
}
