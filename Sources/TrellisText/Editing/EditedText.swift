/// A text that somebody edits: the characters, what is selected, what an input method works on, and what can be undone.
///
/// A plain value: edits are functions of it, and it knows no view. Places are offsets in UTF-8 bytes, always between two characters as a
/// person counts them. What depends on where lines break, or on the direction that characters run in, is up to who shows the text.
package struct EditedText: Equatable, Sendable {
  /// The characters.
  package private(set) var string: String
  /// What is selected.
  package private(set) var selection: TextSelectionRange
  /// What an input method works on, and hasn't been written yet; nil where there is nothing.
  package private(set) var composed: Range<Int>?
  /// Whether newlines may be in it; in a single line, those of what is inserted become spaces.
  package var hasLines: Bool
  private var history = EditHistory()

  /// Creates a text with the caret at its end.
  package init(_ string: String = "", hasLines: Bool = false) {
    self.string = string
    self.hasLines = hasLines
    selection = TextSelectionRange(string.utf8.count)
  }

  /// How many bytes the text has.
  package var count: Int { string.utf8.count }

  /// What is selected, as characters.
  package var selectedString: String { self[selection.range] }

  /// The characters between two places.
  package subscript(_ range: Range<Int>) -> String {
    String(string[string.place(range.lowerBound)..<string.place(range.upperBound)])
  }

  // MARK: - Selecting

  /// Selects something else; places are moved to between characters, and ends the group of edits that are undone together.
  package mutating func select(_ selection: TextSelectionRange) {
    let new = TextSelectionRange(
      from: string.characterBoundary(at: selection.anchor), to: string.characterBoundary(at: selection.head))
    if new != self.selection { history.close() }
    self.selection = new
  }

  /// Selects everything.
  package mutating func selectAll() { select(TextSelectionRange(from: 0, to: count)) }

  // MARK: - Editing

  /// Puts a string in the place of what is selected, or of what the input method worked on.
  ///
  /// `kind` says which edits in a row are undone together.
  package mutating func insert(_ text: String, as kind: EditHistory.Kind = .typing) {
    replace(composed ?? selection.range, with: clean(text), as: kind)
  }

  /// Deletes what is selected, or where nothing is, from the caret to a place.
  package mutating func delete(to place: Int) {
    let caret = selection.head
    let range = selection.isCaret ? min(caret, place)..<max(caret, place) : selection.range
    if !range.isEmpty { replace(range, with: "", as: selection.isCaret ? .deleting : .other) }
  }

  /// Shows what an input method works on in the place of what is selected; an empty string takes it away.
  ///
  /// `selected` is what of it is selected, in bytes; nil is its end.
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

  /// Leaves what the input method worked on as it is.
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

  /// What may be in the text of a string: no control characters but newlines and tabs, and in a single line blanks in place of these.
  ///
  /// Linear in the string.
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

  // MARK: - What others write, and undoing

  /// Takes over what somebody else wrote: what was done before can't be undone any more.
  ///
  /// A caret at the end stays there.
  package mutating func takeOver(_ string: String) {
    guard !string.hasSameBytes(as: self.string) else { return }
    if selection == TextSelectionRange(count) { selection = TextSelectionRange(string.utf8.count) }
    self.string = string
    composed = nil
    history = EditHistory()
    selection = TextSelectionRange(
      from: string.characterBoundary(at: selection.anchor), to: string.characterBoundary(at: selection.head))
  }

  /// Ends the group of edits that are undone together: somebody paused.
  package mutating func endUndoGroup() { history.close() }

  /// Whether there is something to undo.
  package var canUndo: Bool { history.canUndo }
  /// Whether there is something to do again.
  package var canRedo: Bool { history.canRedo }

  /// Undoes the last group of edits; nothing where there is none.
  package mutating func undo() { if let step = history.undo(selected: selection) { perform(step) } }
  /// Does again what was undone last; nothing where nothing was.
  package mutating func redo() { if let step = history.redo() { perform(step) } }

  private mutating func perform(_ step: EditHistory.Step) {
    for change in step.changes {
      put(change.inserted, in: change.start..<(change.start + change.removed.utf8.count))
    }
    (selection, composed) = (step.selection, nil)
  }

  /// Whether two texts have the same bytes, and all else is equal too.
  package static func == (first: EditedText, second: EditedText) -> Bool {
    first.selection == second.selection && first.composed == second.composed
      && first.hasLines == second.hasLines && first.string.hasSameBytes(as: second.string)
      && first.history == second.history
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// How many bytes a newline has that begins here; 0 where none does.
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

/// What of a text is selected: from where it was begun to where the caret is, in UTF-8 bytes.
package struct TextSelectionRange: Hashable, Sendable {
  /// Where it was begun.
  package var anchor: Int
  /// Where the caret is.
  package var head: Int

  package init(from anchor: Int, to head: Int) { (self.anchor, self.head) = (anchor, head) }
  /// Nothing, with the caret at a place.
  package init(_ caret: Int) { self.init(from: caret, to: caret) }

  /// What is selected.
  package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
  /// Whether it is nothing.
  package var isCaret: Bool { anchor == head }
}
