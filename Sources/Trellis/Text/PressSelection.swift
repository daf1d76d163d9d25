import TrellisText

/// The selection by consecutive presses and a drag after them: from a caret, by words, or by paragraphs.
@MainActor
struct PressSelection {
  private var presses = PressCount()
  /// The word or paragraph that the last press selected; nil for a single press.
  private(set) var unit: Range<Int>?

  /// Records a press at a UTF-8 offset in a string; the whole string is one word if `isSecure`.
  mutating func press(_ sample: PointerSample, at place: Int, in string: String, isSecure: Bool = false) {
    let count = presses.note(sample)
    unit =
      switch count {
      case 2: isSecure ? 0..<string.utf8.count : string.word(at: place)
      case 3: isSecure ? 0..<string.utf8.count : string.paragraph(at: place)
      default: nil
      }
  }

  /// Returns the word or paragraph at a UTF-8 offset to which a drag extends the selection.
  func unit(at place: Int, in string: String) -> Range<Int> {
    presses.count == 2 ? string.word(at: place) : string.paragraph(at: place)
  }
}
