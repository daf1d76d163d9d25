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
    if composed == nil { history.willChange(self.state, as: .other) }
    string.replaceSubrange(string.place(range.lowerBound)..<string.place(range.upperBound), with: text)
    let end = range.lowerBound + text.utf8.count
    composed = text.isEmpty ? nil : range.lowerBound..<end
    let part = selected.map { min($0.upperBound, text.utf8.count) } ?? text.utf8.count
    selection = TextSelectionRange(string.characterBoundary(at: range.lowerBound + part))
  }

  /// Leaves what the input method worked on as it is.
  package mutating func endComposition() { composed = nil }

  private mutating func replace(_ range: Range<Int>, with text: String, as kind: EditHistory.Kind) {
    if text.isEmpty && range.isEmpty { return composed = nil }
    if composed == nil { history.willChange(state, as: kind) }
    string.replaceSubrange(string.place(range.lowerBound)..<string.place(range.upperBound), with: text)
    composed = nil
    selection = TextSelectionRange(string.characterBoundary(at: range.lowerBound + text.utf8.count))
  }

  /// What may be in the text of a string: no control characters but newlines and tabs, and in a single line blanks in place of these.
  private func clean(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F || $0.value == 0x2028 })
    else { return text }
    var cleaned = ""
    for character in text {
      if character.isNewline {
        cleaned.append(hasLines ? "\n" : " ")
      } else if character == "\t" {
        cleaned.append(hasLines ? "\t" : " ")
      } else if character.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) {
        cleaned.append(character)
      }
    }
    return cleaned
  }

  // MARK: - What others write, and undoing

  /// Takes over what somebody else wrote: what was done before can't be undone any more.
  ///
  /// A caret at the end stays there.
  package mutating func takeOver(_ string: String) {
    guard string != self.string else { return }
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
  package mutating func undo() { if let state = history.undo(from: state) { restore(state) } }
  /// Does again what was undone last; nothing where nothing was.
  package mutating func redo() { if let state = history.redo(from: state) { restore(state) } }

  private var state: EditHistory.State { EditHistory.State(string: string, selection: selection) }

  private mutating func restore(_ state: EditHistory.State) {
    (string, selection, composed) = (state.string, state.selection, nil)
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
