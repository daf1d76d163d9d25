import Foundation
import TrellisGraph
import TrellisText

/// What people wish to see of a text: which part, and that the caret is in it.
struct TextSight: Equatable {
  /// The part that was asked for last, and how often one was.
  var anchor = TextFlow.Anchor()
  var moves = 0
  /// How often the caret was to be seen.
  var reveals = 0
}

/// Answers for a text editor: edits as a text input does, and scrolls.
final class TextEditorResponder: TextInputResponder {
  /// The room beside the lines, in points.
  ///
  /// Source: recorded on macOS.
  nonisolated static let inset: CGFloat = 5

  let sight: Attribute<TextSight>
  /// The lines of what is edited now, for questions and scrolling; set when the look is built.
  var flow: () -> TextFlow = {
    fatalError("TextEditor: it was used before it was built; this is a bug in Trellis")
  }

  init(editor view: GraphValue<TextInput>, _ inputs: ViewInputs) {
    sight = inputs.graph.input(name: "TextEditor.sight", kind: .state, TextSight())
    super.init(view, inputs, beginsAtStart: true)
    origin = CGPoint(x: TextEditorResponder.inset, y: 0)
  }

  override var selectsAllWithFocus: Bool { false }
  // The caret says enough in a view that is as large as a page.
  override var hasFocusRing: Bool { false }
  override var takesWheel: Bool { true }

  override var pageLineCount: Int {
    let line = flow().caret(at: text.selection.head).height
    return max(1, line > 0 ? Int(saturating: min(position.size.height / line, 1e6)) - 1 : 1)
  }

  /// After an edit the caret is seen.
  override func didEdit() {
    guard sight.exists else { return }
    var new = sight.wrappedValue
    new.reveals += 1
    sight.wrappedValue = new
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
    var new = sight.wrappedValue
    (new.anchor, new.moves) = (anchor, new.moves + 1)
    sight.wrappedValue = new
  }

  override func goesOnSelecting(at place: CGPoint) -> Bool { place.y < 0 || place.y > position.size.height }

  // MARK: - The bar

  /// How far below the text's top what is seen begins, and how high the text is; set when the look is built.
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
