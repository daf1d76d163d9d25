import Foundation
import TrellisGraph
import TrellisText

/// The responder of a text input, which edits the text and writes it to the binding.
class TextInputResponder: Responder {
  /// The shown state: the one written here, unless the binding has changed since.
  let shown: Attribute<TextInputState>
  let isFocused: Attribute<Bool>
  /// The caret positions in the current text; set when the drawing is built.
  final var geometry: () -> any CaretPlaces = {
    fatalError("TextInput: it was used before it was built; this is a bug in Trellis")
  }
  /// The time of the last input, from which the caret blinks.
  private(set) var lastInput = Duration.zero
  final let view: GraphValue<TextInput>
  private let written: StateLocation<TextInputState>
  private let enabling: Attribute<Bool>
  private let node: FocusNode?
  private let context: ViewContext
  /// Whether the input may receive the initial focus when the window is shown.
  private let isAtFirst: Bool
  /// The offset of the text that keeps the caret visible.
  final var origin = CGPoint.zero
  /// The x position that the caret keeps when it moves up and down; nil after other moves.
  var column: CGFloat?
  /// The consecutive presses, and the word or paragraph selected by the last one; `unit` is nil for a single press.
  private var presses = PressCount()
  private var unit: Range<Int>?

  init(_ view: GraphValue<TextInput>, _ inputs: ViewInputs, beginsAtStart: Bool = false) {
    self.view = view
    let graph = inputs.graph
    let first = TextInputState(text: EditedText(), bound: "", beginsAtStart: beginsAtStart)
    let input = graph.input(name: "TextInput.state", kind: .state, first)
    written = StateLocation(input, initialValue: first, writes: inputs.context.writes)
    shown = graph.rule(name: "TextInput.shown", kind: .state) {
      var state = input.wrappedValue
      state.follow(view)
      return state
    }
    isFocused = graph.input(name: "TextInput.isFocused", kind: .state, false)
    enabling = inputs.environment.value(\.isEnabled, named: "isEnabled")
    node = inputs[FocusNodeKey.self]
    isAtFirst = !inputs[WaitsForFocusKey.self]
    context = inputs.context
    super.init(at: inputs.position)
    environment = inputs.environment
  }

  override var isEnabled: Bool { enabling.wrappedValue }
  override var focusNode: FocusNode? { node }
  override var focusability: Focusability {
    isAtFirst ? [.byPress, .byTab, .atFirst, .byProgram] : [.byPress, .byTab, .byProgram]
  }
  override var takesTaps: Bool { true }
  override func performAccessibilityAction() { if isEnabled { context.focus.move(to: self) } }
  override var focusMargin: CGSize? { view.read { $0.margin } }

  var isSecure: Bool { view.read { $0.isSecure } }
  var pasteboard: any Pasteboard { context.pasteboard }

  // MARK: - Editing

  /// The current text.
  var text: EditedText { state.text }

  private var state: TextInputState {
    var state = written.get()
    state.follow(view)
    return state
  }

  /// Changes the text or the selection, and writes a changed text to the binding.
  ///
  /// Text that an input method composes isn't written before it is complete. If the binding stores another text than it was
  /// given, that text is adopted.
  final func edit(keepsColumn: Bool = false, _ change: (inout EditedText) -> Void) {
    var state = state
    let before = state.text
    change(&state.text)
    let isChanged = !state.text.string.hasSameBytes(as: before.string)
    if state.text.composed == nil, isChanged || before.composed != nil,
      !state.text.string.hasSameBytes(as: state.bound)
    {
      write(&state, after: before)
    }
    tellSelection(&state, isNewText: isChanged)
    state.beginsAtStart = false
    lastInput = context.clock.now
    if !keepsColumn { column = nil }
    written.set(state)
    if state.text.selection != before.selection, !state.text.selection.isCaret, !isSecure {
      pasteboard.selection = state.text.selectedString
    }
    didEdit()
  }

  /// Writes the selection to its binding if it differs; the selection is nil without the focus.
  private func tellSelection(_ state: inout TextInputState, isNewText: Bool = false) {
    guard state.text.composed == nil, let binding = view.read({ $0.selection }) else { return }
    let selected =
      isFocused.wrappedValue
      ? TextSelection(state.text.selection.range, in: state.text.string) : nil
    guard selected != state.selection || isNewText else { return }
    state.selection = selected
    binding.wrappedValue = selected
  }

  private func write(_ state: inout TextInputState, after before: EditedText) {
    let (binding, isFormatted) = view.read { ($0.text, $0.isFormatted) }
    let string = state.text.string
    binding.wrappedValue = string
    let bound = binding.wrappedValue
    state.bound = isFormatted ? bound : string
    if !isFormatted, !bound.hasSameBytes(as: string), bound.hasSameBytes(as: before.string) {
      // The binding rejected the edit, so the caret doesn't move either.
      (state.text, state.bound) = (before, bound)
    } else {
      state.follow(bound, nil)
    }
  }

  /// Called after the text or the selection may have changed.
  func didEdit() { lines?.reveal() }

  /// Ends editing, and shows the binding's text in its format.
  private func commit() {
    var state = state
    let bound = view.read { $0.text }.wrappedValue
    state.text.endComposition()
    if !state.text.string.hasSameBytes(as: bound) {
      state.text.takeOver(bound)
      state.bound = bound
    }
    tellSelection(&state)
    written.set(state)
  }

  /// Submits the field, as the return key does in a single line.
  func submit() {
    commit()
    view.read { $0.onCommit }?()
    var path = node?.path ?? []
    while let node = path.popLast() { if node.submit() { return } }
  }

  /// Whether the return key performs an action here; otherwise it belongs to the default button.
  var hasSubmitAction: Bool {
    view.read { $0.onCommit != nil } || node?.path.contains(where: \.isSubmitAction) == true
  }

  /// The number of lines that the page keys move the caret.
  var pageLineCount: Int { 10 }

  /// Whether the whole text is selected when the focus comes by other means than a press.
  var selectsAllWithFocus: Bool { true }

  // MARK: - Focus

  override func focusDidChange(_ isFocused: Bool) {
    guard self.isFocused.exists else { return }
    self.isFocused.wrappedValue = isFocused
    lastInput = context.clock.now
    if isFocused {
      var state = state
      if selectsAllWithFocus, !context.focus.keepsSelection, state.selection == nil {
        edit { $0.selectAll() }
      } else {
        tellSelection(&state)
        written.set(state)
      }
    } else {
      commit()
      view.read { $0.onCommit }?()
    }
    view.read { $0.onEditingChanged }?(isFocused)
  }

  override var takesText: Bool { true }

  override func takeText(_ string: String) -> Bool {
    guard isEnabled else { return false }
    edit { $0.insert(string) }
    return true
  }

  override func takeComposition(_ composition: Composition) -> Bool {
    guard isEnabled else { return false }
    let bytes = composition.selection.map { range -> Range<Int> in
      let scalars = composition.text.unicodeScalars
      func offset(_ count: Int) -> Int { scalars.prefix(count).reduce(0) { $0 + $1.utf8.count } }
      return offset(range.lowerBound)..<offset(range.upperBound)
    }
    edit { $0.compose(composition.text, selected: bytes) }
    return true
  }

  override func takeKey(_ press: KeyPress) -> Bool {
    guard press.phase != .up, isEnabled else { return false }
    if let command = TextCommand(press) { return perform(command) }
    // Handles keys that write, although their text arrives separately: the space bar must not scroll the enclosing view.
    return press.modifiers.isDisjoint(with: [.control, .option, .command]) && press.isWriting
  }

  /// The caret's rectangle, in points in the window, where an input method shows its candidates; nil without the focus.
  override var textInputArea: CGRect? {
    guard isThere, isFocused.wrappedValue else { return nil }
    let place = position.origin(inSpaceNamed: nil)
    return geometry().caret(at: text.selection.head).offsetBy(dx: place.x + origin.x, dy: place.y + origin.y)
  }

  // MARK: - Presses

  override func pointerShape(at place: CGPoint) -> PointerShape? { isEnabled ? .text : .arrow }

  override func makeContender() -> (Contender, Contender.Rank)? {
    isEnabled ? (SelectionContender(self), .normal) : nil
  }

  /// Returns the offset in the text at a point of the view, in bytes.
  final func place(at point: CGPoint) -> Int {
    geometry().place(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }

  /// Handles a press: sets a caret, or selects a word on a second press in a row and a paragraph on a third.
  ///
  /// With shift, a press extends the selection.
  func press(_ sample: PointerSample) {
    let count = presses.note(sample)
    let place = place(at: sample.place)
    let string = text.string
    let isShifted = sample.modifiers.contains(.shift)
    unit =
      switch count {
      case 2: isSecure ? 0..<string.utf8.count : string.word(at: place)
      case 3: isSecure ? 0..<string.utf8.count : string.paragraph(at: place)
      default: nil
      }
    edit { [unit] text in
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
    edit { [unit, presses] text in
      guard let unit else {
        return text.select(TextSelectionRange(from: text.selection.anchor, to: place))
      }
      let other = presses.count == 2 ? string.word(at: place) : string.paragraph(at: place)
      text.select(
        place < unit.lowerBound
          ? TextSelectionRange(from: unit.upperBound, to: other.lowerBound)
          : TextSelectionRange(from: unit.lowerBound, to: max(unit.upperBound, other.upperBound)))
    }
  }

  /// Pastes the last selection on a press of the middle button.
  override func middlePress(at place: CGPoint) -> Bool {
    guard isEnabled, let string = pasteboard.selection, !string.isEmpty else { return false }
    let target = self.place(at: place)
    edit { text in
      text.select(TextSelectionRange(target))
      text.insert(string, as: .other)
    }
    return true
  }

  /// Returns whether a resting pressed pointer continues to select, because it is beyond the edge.
  func goesOnSelecting(at place: CGPoint) -> Bool {
    place.x < 0 || place.x > position.size.width
      || lines != nil && (place.y < 0 || place.y > position.size.height)
  }

  // MARK: - Inner scrolling

  /// The scroll offset of the lines; nil for a single line.
  final var lines: LineScroll?

  /// Returns the offset of the text in the view that keeps the caret visible; zero without the focus.
  func scroll(to caret: CGRect, of text: CGSize, in size: CGSize, isFocused: Bool) -> CGPoint {
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

  override var takesWheel: Bool { limit(along: .vertical) > 0 }

  override func scroll(by distance: CGSize) -> CGSize {
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

/// A recognizer of presses and drags on a text input, which continues to select while the pointer rests beyond the edge.
private final class SelectionContender: Contender {
  private let responder: TextInputResponder
  private var last: PointerSample?
  private var next: Duration?

  init(_ responder: TextInputResponder) { self.responder = responder }

  override var deadline: Duration? { next }

  override func take(_ sample: PointerSample) -> Reaction {
    last = sample
    next = nil
    switch sample.phase {
    case .down: return Reaction(standing: .begun, whenGranted: [{ [responder] in responder.press(sample) }])
    case .moved:
      goOn(after: sample.time)
      return Reaction(standing: .begun, whenGranted: [{ [responder] in responder.drag(sample) }])
    case .up: return Reaction(standing: .ended)
    }
  }

  override func pass(to time: Duration) -> Reaction {
    guard let last else { return Reaction(standing: .begun) }
    goOn(after: time)
    return Reaction(standing: .begun, whenGranted: [{ [responder] in responder.drag(last) }])
  }

  private func goOn(after time: Duration) {
    let isBeyond = last.map { responder.goesOnSelecting(at: $0.place) } ?? false
    next = isBeyond ? time + .milliseconds(50) : nil
  }

  override func cancel() -> [@MainActor () -> Void] {
    next = nil
    return []
  }
}

extension CGPoint {
  /// Returns the point, moved to be at most a distance from a rectangle on each axis.
  fileprivate func near(_ rect: CGRect, by distance: CGFloat) -> CGPoint {
    CGPoint(
      x: min(max(x, rect.minX - distance), rect.maxX + distance),
      y: min(max(y, rect.minY - distance), rect.maxY + distance))
  }
}
