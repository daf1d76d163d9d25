/// Where the lines of a text begin and end, for a font whose widths are known character by character.
///
/// The rules are those of every simple typesetter: a newline always ends a line; a line otherwise takes as
/// many words as fit; the spaces behind the last word before a break hang over the edge and count for nothing, those at a
/// paragraph's end count; a word that is too wide for a line of its own is broken between characters.
package enum LineRules {
  /// A line of a text: offsets of characters.
  package struct Line: Hashable, Sendable {
    /// What counts for its width: neither the newline nor the spaces before a break.
    package var range: Range<Int>
    /// Where the spaces at its end are over.
    package var end: Int
    /// Whether a newline or the text's end follows.
    package var endsParagraph: Bool
  }

  /// A character: how wide it is, and what may be done behind it.
  package struct Character: Hashable, Sendable {
    /// How far the pen moves over it, in points.
    package var advance: Double
    /// Whether it is a space or a tab, behind which a line may break; a no-break space is none of these.
    package var isSpace: Bool
    /// Whether it ends the line.
    package var isNewline: Bool

    package init(advance: Double, isSpace: Bool, isNewline: Bool) {
      self.advance = advance
      self.isSpace = isSpace
      self.isNewline = isNewline
    }
  }

  /// The lines of a text, top to bottom.
  ///
  /// An empty text has one empty line, and so has the place behind a newline at the text's end. `width` is what a line
  /// holds, in points, and nil for any width; a line holds at least one character. Linear in the characters.
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

  /// Where the next line starts; nil where all that is left has room.
  ///
  /// That is behind the last run of spaces that begins within the width, else at the first character that has no room.
  private static func nextStart(from start: Int, end: Int, in characters: [Character], width: Double) -> Int?
  {
    var pen = 0.0
    var afterSpaces: Int?
    for offset in start..<end {
      pen += characters[offset].advance
      if offset > start, characters[offset - 1].isSpace, !characters[offset].isSpace { afterSpaces = offset }
      guard pen > width else { continue }
      if !characters[offset].isSpace, let afterSpaces { return afterSpaces }
      // Spaces hang over the edge; behind them a word follows, since the paragraph's own are cut off.
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
