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
  /// How far below the thumb's top it is held; nil where it isn't.
  private var thumbGrip: CGFloat?

  init(editor view: GraphValue<TextInput>, _ inputs: ViewInputs) {
    sight = inputs.graph.input(name: "TextEditor.sight", kind: .state, TextSight())
    super.init(view, inputs, beginsAtStart: true)
    origin = CGPoint(x: TextEditorResponder.inset, y: 0)
  }

  override var selectsAllWithFocus: Bool { false }
  override var takesWheel: Bool { true }

  override var pageLineCount: Int {
    let line = flow().caret(at: text.selection.head).height
    return max(1, line > 0 ? Int(position.size.height / line) - 1 : 1)
  }

  /// After an edit the caret is seen.
  override func didEdit() {
    guard sight.exists, thumbGrip == nil else { return }
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

  override func goesOnSelecting(at place: CGPoint) -> Bool {
    thumbGrip == nil && (place.y < 0 || place.y > position.size.height)
  }

  override func pointerShape(at place: CGPoint) -> PointerShape? {
    let flow = flow()
    let thumb = TextEditorThumb(top: flow.top, of: flow.height, in: position.size)
    return thumb?.takes(place) == true ? .arrow : super.pointerShape(at: place)
  }

  override func press(_ sample: PointerSample) {
    let flow = flow()
    let thumb = TextEditorThumb(top: flow.top, of: flow.height, in: position.size)
    thumbGrip = nil
    guard let thumb, thumb.takes(sample.place) else { return super.press(sample) }
    thumbGrip =
      thumb.frame.contains(sample.place) ? sample.place.y - thumb.frame.minY : thumb.frame.height / 2
    drag(sample)
  }

  override func drag(_ sample: PointerSample) {
    guard let thumbGrip else { return super.drag(sample) }
    let flow = flow()
    guard let thumb = TextEditorThumb(top: flow.top, of: flow.height, in: position.size) else { return }
    flow.jump(to: thumb.top(forThumbAt: sample.place.y - thumbGrip))
    _ = flow.scroll(by: 0, inHeight: position.size.height)
    see(flow.anchor)
  }
}

/// Where the thumb is that shows which part of a text is seen; nil where all of it is.
struct TextEditorThumb: Equatable {
  /// Where it is, in points, in the editor.
  let frame: CGRect
  private let height: CGFloat
  private let size: CGSize

  init?(top: CGFloat, of height: CGFloat, in size: CGSize) {
    guard height > size.height + 0.5, size.height > 0 else { return nil }
    (self.height, self.size) = (height, size)
    let length = max(min(20, size.height), size.height * size.height / height)
    let part = min(max(0, top / (height - size.height)), 1)
    frame = CGRect(x: size.width - 8, y: part * (size.height - length), width: 6, height: length)
  }

  /// Whether a press at a point is on it, or above it or below.
  func takes(_ point: CGPoint) -> Bool { point.x >= size.width - 10 }

  /// How far down the text is seen where the thumb's top is so far down.
  func top(forThumbAt y: CGFloat) -> CGFloat {
    let way = size.height - frame.height
    return way > 0 ? min(max(0, y / way), 1) * (height - size.height) : 0
  }
}
