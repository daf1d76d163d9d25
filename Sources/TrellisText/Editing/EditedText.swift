/// A text being edited: its characters, the selection, an input method's composition, and the undo history.
///
/// It is a plain value: edits are functions of it, and it doesn't depend on a view. Positions are offsets in UTF-8 bytes, always
/// between two user-perceived characters. The view that shows the text determines line breaks and the direction of characters.
package struct EditedText: Equatable, Sendable {
  /// The characters.
  package private(set) var string: String
  /// The selected range, or the caret.
  package private(set) var selection: TextSelectionRange
  /// The range of an input method's uncommitted composition, or nil if there is none.
  package private(set) var composed: Range<Int>?
  /// Whether the text may contain newlines; in a single line, inserted newlines become spaces.
  package var hasLines: Bool
  private var history = EditHistory()

  /// Creates a text with the caret at its end.
  package init(_ string: String = "", hasLines: Bool = false) {
    self.string = string
    self.hasLines = hasLines
    selection = TextSelectionRange(string.utf8.count)
  }

  /// The number of bytes in the text.
  package var count: Int { string.utf8.count }

  /// The selected characters.
  package var selectedString: String { self[selection.range] }

  /// The characters between two positions.
  package subscript(_ range: Range<Int>) -> String {
    String(string[string.place(range.lowerBound)..<string.place(range.upperBound)])
  }

  // MARK: - Selection

  /// Changes the selection, whose ends are moved to character boundaries.
  ///
  /// A different selection ends the group of edits that are undone together.
  package mutating func select(_ selection: TextSelectionRange) {
    let new = TextSelectionRange(
      from: string.characterBoundary(at: selection.anchor), to: string.characterBoundary(at: selection.head))
    if new != self.selection { history.close() }
    self.selection = new
  }

  /// Selects everything.
  package mutating func selectAll() { select(TextSelectionRange(from: 0, to: count)) }

  // MARK: - Editing

  /// Replaces the selection, or the input method's composition, by a string.
  ///
  /// `kind` determines the consecutive edits that are undone together.
  package mutating func insert(_ text: String, as kind: EditHistory.Kind = .typing) {
    replace(composed ?? selection.range, with: clean(text), as: kind)
  }

  /// Deletes the selection, or if nothing is selected, the characters between the caret and a position.
  package mutating func delete(to place: Int) {
    let caret = selection.head
    let range = selection.isCaret ? min(caret, place)..<max(caret, place) : selection.range
    if !range.isEmpty { replace(range, with: "", as: selection.isCaret ? .deleting : .other) }
  }

  /// Replaces the selection, or the previous composition, by an input method's composition; an empty string removes it.
  ///
  /// The caret is placed at the end of `selected`, a range of bytes in the composition; nil means the composition's end.
  package mutating func compose(_ text: String, selected: Range<Int>? = nil) {
    let range = composed ?? selection.range
    let text = clean(text)
    if text.isEmpty && range.isEmpty { return composed = nil }
    change(range, to: text, as: .other)
    let end = range.lowerBound + text.utf8.count
    composed = text.isEmpty ? nil : range.lowerBound..<end
    let part = selected.map { min($0.upperBound, text.utf8.count) } ?? text.utf8.count
    selection = TextSelectionRange(string.characterBoundary(at: range.lowerBound + part))
  }

  /// Ends the composition, and leaves its characters in the text.
  package mutating func endComposition() { composed = nil }

  private mutating func replace(_ range: Range<Int>, with text: String, as kind: EditHistory.Kind) {
    if text.isEmpty && range.isEmpty { return composed = nil }
    change(range, to: text, as: kind)
    composed = nil
    selection = TextSelectionRange(string.characterBoundary(at: range.lowerBound + text.utf8.count))
  }

  private mutating func change(_ range: Range<Int>, to text: String, as kind: EditHistory.Kind) {
    history.note(
      EditHistory.Change(start: range.lowerBound, removed: self[range], inserted: text), as: kind,
      selected: selection, isContinued: composed != nil)
    put(text, in: range)
  }

  private mutating func put(_ text: String, in range: Range<Int>) {
    string.replaceSubrange(string.place(range.lowerBound)..<string.place(range.upperBound), with: text)
  }

  /// Returns a string as it may be inserted: without control characters, except newlines and tabs.
  ///
  /// In a single line, newlines and tabs become blanks. Linear in the string.
  private func clean(_ text: String) -> String {
    var text = text
    return text.withUTF8 { bytes -> String? in
      guard bytes.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) else { return nil }
      var cleaned: [UInt8] = []
      cleaned.reserveCapacity(bytes.count)
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        let newline = bytes[index...].newlineLength
        if newline > 0 {
          cleaned.append(hasLines ? 0x0A : 0x20)
        } else if byte == 0x09 {
          cleaned.append(hasLines ? 0x09 : 0x20)
        } else if byte >= 0x20, byte != 0x7F {
          cleaned.append(byte)
        }
        index += max(1, newline)
      }
      return String(decoding: cleaned, as: UTF8.self)
    } ?? text
  }

  // MARK: - External changes, and undoing

  /// Replaces the text by one from outside; earlier edits can't be undone any more.
  ///
  /// A caret at the end stays at the end.
  package mutating func takeOver(_ string: String) {
    guard !string.hasSameBytes(as: self.string) else { return }
    if selection == TextSelectionRange(count) { selection = TextSelectionRange(string.utf8.count) }
    self.string = string
    composed = nil
    history = EditHistory()
    selection = TextSelectionRange(
      from: string.characterBoundary(at: selection.anchor), to: string.characterBoundary(at: selection.head))
  }

  /// Ends the group of edits that are undone together, because the user paused.
  package mutating func endUndoGroup() { history.close() }

  /// Whether there is something to undo.
  package var canUndo: Bool { history.canUndo }
  /// Whether there is something to redo.
  package var canRedo: Bool { history.canRedo }

  /// Undoes the last group of edits, if there is one.
  package mutating func undo() { if let step = history.undo(selected: selection) { perform(step) } }
  /// Redoes the group of edits that was undone last, if there is one.
  package mutating func redo() { if let step = history.redo() { perform(step) } }

  private mutating func perform(_ step: EditHistory.Step) {
    for change in step.changes {
      put(change.inserted, in: change.start..<(change.start + change.removed.utf8.count))
    }
    (selection, composed) = (step.selection, nil)
  }

  /// Whether both texts have the same bytes, and everything else is equal, too.
  package static func == (first: EditedText, second: EditedText) -> Bool {
    first.selection == second.selection && first.composed == second.composed
      && first.hasLines == second.hasLines && first.string.hasSameBytes(as: second.string)
      && first.history == second.history
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// The number of bytes of the newline that begins here, or 0 if there is none.
  fileprivate var newlineLength: Int {
    func byte(_ number: Int) -> UInt8 { startIndex + number < endIndex ? self[startIndex + number] : 0 }
    switch byte(0) {
    case 0x0D: return byte(1) == 0x0A ? 2 : 1
    case 0x0A...0x0C: return 1
    case 0xC2: return byte(1) == 0x85 ? 2 : 0
    case 0xE2: return byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9) ? 3 : 0
    default: return 0
    }
  }
}

/// A selection in a text, from its anchor to the caret, in UTF-8 bytes.
package struct TextSelectionRange: Hashable, Sendable {
  /// The position where the selection was begun.
  package var anchor: Int
  /// The position of the caret.
  package var head: Int

  package init(from anchor: Int, to head: Int) { (self.anchor, self.head) = (anchor, head) }
  /// Creates an empty selection with the caret at a position.
  package init(_ caret: Int) { self.init(from: caret, to: caret) }

  /// The selected range of bytes.
  package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
  /// Whether nothing is selected.
  package var isCaret: Bool { anchor == head }
}
