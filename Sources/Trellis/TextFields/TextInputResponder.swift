import Foundation
import TrellisGraph
import TrellisText

/// The responder of a text input, which edits the text and writes it to the binding.
class TextInputResponder: Responder, TapReceiver, RecognizerSource, TextReceiver, WheelReceiver, PointerShaper
{
  private let store: TextInputStore
  let isFocused: Attribute<Bool>
  /// The caret positions in the current text; set when the drawing is built.
  final var geometry: () -> any CaretPlaces = {
    fatalError("TextInput: it was used before it was built; this is a bug in Trellis")
  }
  /// The time of the last input, from which the caret blinks.
  private(set) var lastInput = Duration.zero
  private let enabling: Attribute<Bool>
  final let focusNode: FocusNode?
  final let environment: EnvironmentScope?
  private let context: ViewContext
  /// Whether the input may receive the initial focus when the window is shown.
  private let isAtFirst: Bool
  /// The slot of the lazy list's row that contains the field; nil unless the row's views may be reused.
  private let row: RowSlot?
  /// The offset of the text that keeps the caret visible, in points.
  final var origin = CGPoint.zero
  /// The x position that the caret keeps when it moves up and down; nil after other moves.
  var column: CGFloat?
  /// The consecutive presses, and the word or paragraph that the last one selected.
  private var pressed = PressSelection()

  init(_ view: GraphValue<TextInput>, _ inputs: ViewInputs, beginsAtStart: Bool = false) {
    store = TextInputStore(view, inputs, beginsAtStart: beginsAtStart)
    isFocused = inputs.graph.input(name: "TextInput.isFocused", kind: .state, false)
    enabling = inputs.environment.value(\.isEnabled, named: "isEnabled")
    (focusNode, environment) = (inputs[FocusNodeKey.self], inputs.environment)
    (isAtFirst, row) = (!inputs[WaitsForFocusKey.self], inputs.row)
    context = inputs.context
    super.init(at: inputs.position)
  }

  final var view: GraphValue<TextInput> { store.view }
  /// The shown state: the one that was written last, or the binding's if the binding has changed since.
  final var shown: Attribute<TextInputState> { store.shown }

  override var isEnabled: Bool { enabling.wrappedValue }
  final var focusability: Focusability {
    isAtFirst ? [.byPress, .byTab, .atFirst, .byProgram] : [.byPress, .byTab, .byProgram]
  }
  final var takesTaps: Bool { true }
  final var focusMargin: CGSize? { view.read { $0.margin } }
  var hasFocusRing: Bool { true }

  var isSecure: Bool { view.read { $0.isSecure } }
  var pasteboard: any Pasteboard { context.pasteboard }

  override func handle(_ event: ResponderEvent) -> EventResult {
    row?.keepState()
    switch event {
    case .focus(let hasFocus): focusDidChange(hasFocus)
    case .accessibilityAction: if isEnabled { context.focus.move(to: self) }
    case .scroll(let distance): return .scrolled(rest: scroll(by: distance))
    case .key(let press):
      // Keys that produce text don't arrive here; their text does.
      guard press.phase != .up, isEnabled, let command = TextCommand(press) else { return .ignored }
      return EventResult(perform(command))
    case .text(let string):
      guard isEnabled else { return .ignored }
      edit { $0.insert(string) }
    case .composition(let composition):
      guard isEnabled else { return .ignored }
      compose(composition)
    case .press(.middle, let place): return EventResult(pasteSelection(at: place))
    default: return super.handle(event)
    }
    return .handled
  }

  // MARK: - Editing

  /// The current text.
  var text: EditedText { store.state.text }

  /// Changes the text or the selection, and writes a changed text to the binding.
  ///
  /// Text that an input method composes isn't written before it is complete.
  final func edit(keepsColumn: Bool = false, _ change: (inout EditedText) -> Void) {
    var state = store.state
    let before = state.text
    change(&state.text)
    let isChanged = !state.text.string.hasSameBytes(as: before.string)
    if state.text.composed == nil, isChanged || before.composed != nil,
      !state.text.string.hasSameBytes(as: state.bound)
    {
      store.write(&state, after: before)
    }
    // The selection of an edit that may be rejected isn't written; the next edit writes its own.
    if state.undecided == nil { store.writeSelection(&state, isFocused: isFocused, isNewText: isChanged) }
    state.beginsAtStart = false
    lastInput = context.clock.now
    if !keepsColumn { column = nil }
    store.state = state
    if state.text.selection != before.selection, !state.text.selection.isCaret, !isSecure {
      pasteboard.selection = state.text.selectedString
    }
    didEdit()
  }

  /// Called after the text or the selection may have changed.
  func didEdit() { lines?.reveal() }

  /// Submits the field, as the return key does in a single line.
  func submit() {
    store.commit(isFocused: isFocused)
    view.read { $0.onCommit }?()
    var path = focusNode?.path ?? []
    while let node = path.popLast() { if node.submit() { return } }
  }

  /// Whether the return key performs an action of the field or of a view around it; otherwise the key belongs to the default button.
  var hasSubmitAction: Bool {
    view.read { $0.onCommit != nil } || focusNode?.path.contains(where: \.isSubmitAction) == true
  }

  /// The number of lines that the page keys move the caret.
  var pageLineCount: Int { 10 }

  /// Whether the whole text is selected when the focus comes by other means than a press.
  var selectsAllWithFocus: Bool { true }

  // MARK: - Focus

  private func focusDidChange(_ hasFocus: Bool) {
    guard isFocused.exists else { return }
    isFocused.wrappedValue = hasFocus
    lastInput = context.clock.now
    if hasFocus {
      var state = store.state
      if selectsAllWithFocus, !context.focus.keepsSelection, state.selection == nil {
        edit { $0.selectAll() }
      } else {
        store.writeSelection(&state, isFocused: isFocused)
        store.state = state
      }
    } else {
      store.commit(isFocused: isFocused)
      view.read { $0.onCommit }?()
    }
    view.read { $0.onEditingChanged }?(hasFocus)
  }

  private func compose(_ composition: Composition) {
    let bytes = composition.selection.map { range -> Range<Int> in
      let scalars = composition.text.unicodeScalars
      func offset(_ count: Int) -> Int { scalars.prefix(count).reduce(0) { $0 + $1.utf8.count } }
      return offset(range.lowerBound)..<offset(range.upperBound)
    }
    edit { $0.compose(composition.text, selected: bytes) }
  }

  /// The caret's rectangle, in points in the window, where an input method shows its candidates; nil without the focus.
  final var textInputArea: CGRect? {
    guard isThere, isFocused.wrappedValue else { return nil }
    let place = position.origin(inSpaceNamed: nil)
    return geometry().caret(at: text.selection.head).offsetBy(dx: place.x + origin.x, dy: place.y + origin.y)
  }

  // MARK: - Presses

  final func pointerShape(at place: CGPoint) -> PointerShape? { isEnabled ? .text : .arrow }

  final func makeRecognizer() -> Recognizer? {
    row?.keepState()
    return isEnabled ? SelectionRecognizer(self) : nil
  }

  /// Returns the offset in the text at a point of the view, in bytes.
  final func place(at point: CGPoint) -> Int {
    geometry().place(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }

  /// Handles a press: sets a caret, or selects a word on the second of consecutive presses and a paragraph on the third.
  ///
  /// With shift, a press extends the selection.
  func press(_ sample: PointerSample) {
    let place = place(at: sample.place)
    pressed.press(sample, at: place, in: text.string, isSecure: isSecure)
    let isShifted = sample.modifiers.contains(.shift)
    edit { [unit = pressed.unit] text in
      if let unit {
        text.select(TextSelectionRange(from: unit.lowerBound, to: unit.upperBound))
      } else {
        text.select(
          isShifted ? TextSelectionRange(from: text.selection.anchor, to: place) : TextSelectionRange(place))
      }
    }
  }

  /// Extends the selection to the dragged pointer, by whole words or paragraphs if the press selected one.
  func drag(_ sample: PointerSample) {
    let place = place(at: sample.place.near(position.bounds, by: 60))
    let string = text.string
    edit { [pressed] text in
      guard let unit = pressed.unit else {
        return text.select(TextSelectionRange(from: text.selection.anchor, to: place))
      }
      let other = pressed.unit(at: place, in: string)
      text.select(
        place < unit.lowerBound
          ? TextSelectionRange(from: unit.upperBound, to: other.lowerBound)
          : TextSelectionRange(from: unit.lowerBound, to: max(unit.upperBound, other.upperBound)))
    }
  }

  /// Inserts the text that was selected last (the primary selection) at a point; returns whether there was one.
  private func pasteSelection(at place: CGPoint) -> Bool {
    guard isEnabled, let string = pasteboard.selection, !string.isEmpty else { return false }
    let target = self.place(at: place)
    edit { text in
      text.select(TextSelectionRange(target))
      text.insert(string, as: .other)
    }
    return true
  }

  /// Returns whether a pressed pointer that rests at a point continues to select, because the point is beyond the view's edge.
  func continuesSelecting(at place: CGPoint) -> Bool {
    place.x < 0 || place.x > position.size.width
      || lines != nil && (place.y < 0 || place.y > position.size.height)
  }

  // MARK: - Inner scrolling

  /// The scroll offset of the lines; nil for a single line.
  final var lines: LineScroll?

  /// Returns the offset of the text in the view: its alignment if it fits, else what keeps the caret visible.
  ///
  /// `alignment` is 0 at the left, 1 at the right. Without the focus, text that doesn't fit begins at the left.
  func scroll(
    to caret: CGRect, of text: CGSize, in size: CGSize, isFocused: Bool, alignment: CGFloat
  ) -> CGPoint {
    let free = size.width - text.width
    if alignment > 0, free > 0 {
      origin = CGPoint(x: free * alignment, y: 0)
      return origin
    }
    guard isFocused else {
      origin = .zero
      return origin
    }
    // Leaves space for the caret after the last character.
    let least = min(0, size.width - text.width - 1)
    let x = min(max(origin.x, 0 - caret.minX), size.width - 1 - caret.minX)
    origin = CGPoint(x: min(0, max(x, least)), y: 0)
    return origin
  }

  var takesWheel: Bool { limit(along: .vertical) > 0 }

  func scroll(by distance: CGSize) -> CGSize {
    guard let lines, distance.height.isFinite else { return distance }
    let rest = lines.scroll(by: distance.height)
    return CGSize(width: distance.width, height: rest)
  }

  // MARK: - Scroll bar

  final var size: CGSize { position.size }
  final var barMargins: EdgeInsets { EdgeInsets() }
  final func scrolls(along axis: Axis) -> Bool { axis == .vertical }
  var offset: CGPoint { CGPoint(x: 0, y: lines?.top ?? 0) }
  func limit(along axis: Axis) -> CGFloat { axis == .vertical ? lines?.limit ?? 0 : 0 }
  func scrollByBar(to offset: CGPoint) { lines?.go(to: offset.y) }
}

extension TextInputResponder: BarScrolled {}

extension CGPoint {
  /// Returns the point, moved to be at most a distance from a rectangle on each axis.
  fileprivate func near(_ rect: CGRect, by distance: CGFloat) -> CGPoint {
    CGPoint(
      x: min(max(x, rect.minX - distance), rect.maxX + distance),
      y: min(max(y, rect.minY - distance), rect.maxY + distance))
  }
}
