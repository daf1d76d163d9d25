import TrellisText

/// The texts of fields, as a screen reader reads and edits them.
extension ViewGraph {
  /// Returns the text that an action's view edits, as it is shown, with its selection and its caret; nil if it edits none.
  ///
  /// Offsets are in bytes.
  package func editedText(of action: UInt64) -> (text: String, selection: Range<Int>, caret: Int)? {
    guard let input = graph.responder(action) as? TextInputResponder, input.isEnabled else { return nil }
    let (text, selection) = (input.text, input.text.selection)
    guard input.isSecure else { return (text.string, selection.range, selection.head) }
    // A secure field exposes only its length.
    func bullets(_ end: Int) -> Int { text[0..<end].count * "•".utf8.count }
    return (
      String(repeating: "•", count: text.string.count),
      bullets(selection.range.lowerBound)..<bullets(selection.range.upperBound), bullets(selection.head)
    )
  }

  /// Selects a range of the text that an action's view edits, and replaces it by a text unless it is nil.
  ///
  /// The range is in bytes of the shown text. Returns whether there is such a text.
  package func edit(textOf action: UInt64, in range: Range<Int>, replacingWith new: String?) -> Bool {
    guard let input = graph.responder(action) as? TextInputResponder, input.isEnabled else { return false }
    let isSecure = input.isSecure
    input.edit { text in
      func offset(_ shown: Int) -> Int {
        isSecure ? text.string.prefix(shown / "•".utf8.count).utf8.count : min(shown, text.count)
      }
      text.select(TextSelectionRange(from: offset(range.lowerBound), to: offset(range.upperBound)))
      if let new { text.insert(new, as: .other) }
    }
    return true
  }
}
