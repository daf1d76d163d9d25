/// The rules for line breaks with a font whose widths are known character by character.
///
/// The rules are those of every simple typesetter:
///
/// - A newline always ends a line. Otherwise, a line takes as many words as fit.
/// - The spaces after the last word before a break hang over the edge and don't count. Those at a paragraph's end count.
/// - A word that is too wide for a line of its own is broken between characters.
package enum LineRules {
  /// A line of a text, as offsets of characters.
  package struct Line: Hashable, Sendable {
    /// The characters that count for the line's width: neither the newline nor the spaces before a break.
    package var range: Range<Int>
    /// The end of the spaces at the line's end.
    package var end: Int
    /// Whether a newline or the text's end follows.
    package var endsParagraph: Bool
  }

  /// A character's width, and whether a line may break after it.
  package struct Character: Hashable, Sendable {
    /// The distance that the pen moves over the character, in points.
    package var advance: Double
    /// Whether the character is a space or a tab, after which a line may break; false for a no-break space.
    package var isSpace: Bool
    /// Whether the character ends the line.
    package var isNewline: Bool

    package init(advance: Double, isSpace: Bool, isNewline: Bool) {
      self.advance = advance
      self.isSpace = isSpace
      self.isNewline = isNewline
    }
  }

  /// Returns the lines of a text, top to bottom.
  ///
  /// An empty text has one empty line. A newline at the text's end is also followed by an empty line. `width` is the width of a
  /// line, in points, and nil for any width; a line takes at least one character, however wide. Linear in the characters.
  package static func lines(of characters: [Character], width: Double?) -> [Line] {
    var lines: [Line] = []
    var start = 0
    for (offset, character) in characters.enumerated() where character.isNewline {
      appendLines(of: start..<offset, in: characters, width: width, to: &lines)
      start = offset + 1
    }
    appendLines(of: start..<characters.count, in: characters, width: width, to: &lines)
    return lines
  }

  /// Appends the lines of one paragraph, whose range holds no newline.
  private static func appendLines(
    of paragraph: Range<Int>, in characters: [Character], width: Double?, to lines: inout [Line]
  ) {
    let end = trimmedEnd(of: paragraph, in: characters)
    var start = paragraph.lowerBound
    while let next = width.flatMap({ nextStart(from: start, end: end, in: characters, width: $0) }) {
      lines.append(
        Line(range: start..<trimmedEnd(of: start..<next, in: characters), end: next, endsParagraph: false))
      start = next
    }
    lines.append(Line(range: start..<paragraph.upperBound, end: paragraph.upperBound, endsParagraph: true))
  }

  /// Returns the start of the next line, or nil if the rest fits.
  ///
  /// The next line starts after the last spaces that begin within the width, or else at the first character that doesn't fit.
  private static func nextStart(from start: Int, end: Int, in characters: [Character], width: Double) -> Int?
  {
    var pen = 0.0
    var afterSpaces: Int?
    for offset in start..<end {
      pen += characters[offset].advance
      if offset > start, characters[offset - 1].isSpace, !characters[offset].isSpace { afterSpaces = offset }
      guard pen > width else { continue }
      if !characters[offset].isSpace, let afterSpaces { return afterSpaces }
      // Spaces may extend beyond the edge. A word follows them, since the spaces at the paragraph's end were cut off.
      return characters[max(offset, start + 1)..<end].firstIndex { !$0.isSpace }
    }
    return nil
  }

  private static func trimmedEnd(of range: Range<Int>, in characters: [Character]) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, characters[end - 1].isSpace { end -= 1 }
    return end
  }
}
