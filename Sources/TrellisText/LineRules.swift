/// Where the lines of a text begin and end, for a font whose characters are all equally wide.
///
/// The rules are those of every simple typesetter: a newline always ends a line; a line otherwise takes as
/// many words as fit; the spaces behind the last word hang over the edge and count for nothing; a word that is
/// too wide for a line of its own is broken between characters.
package enum LineRules {
  /// The lines of a text, top to bottom, as ranges of offsets into `characters`.
  ///
  /// Newlines and the spaces at a line's end belong to no line. An empty text has one empty line, and so has
  /// the place behind a newline at the text's end. Linear in the characters.
  ///
  /// `capacity` is how many characters a line holds, at least 1, and nil for any number.
  package static func lines(of characters: [Character], capacity: Int?) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for (offset, character) in characters.enumerated() where character.isNewline {
      appendLines(of: start..<offset, in: characters, capacity: capacity, to: &lines)
      start = offset + 1
    }
    appendLines(of: start..<characters.count, in: characters, capacity: capacity, to: &lines)
    return lines
  }

  /// The largest number of characters, each `advance` wide, that aren't wider together than `width`; at
  /// least 1, and nil where `width` doesn't limit them (nil and infinity).
  package static func capacity(of width: Double?, advance: Double) -> Int? {
    guard let width, width != .infinity else { return nil }
    guard width >= advance, advance > 0 else { return 1 }
    let whole = (width / advance).rounded(.down)
    guard whole < 1e15 else { return nil }
    // The division rounds, so it may miss the very width that this many characters were measured at.
    return (whole + 1) * advance <= width ? Int(whole) + 1 : Int(whole)
  }

  /// Appends the lines of one paragraph, whose range holds no newline.
  private static func appendLines(
    of paragraph: Range<Int>, in characters: [Character], capacity: Int?, to lines: inout [Range<Int>]
  ) {
    let end = trimmedEnd(of: paragraph, in: characters)
    guard let capacity = capacity.map({ max($0, 1) }), end - paragraph.lowerBound > capacity else {
      lines.append(paragraph.lowerBound..<end)
      return
    }
    var start = paragraph.lowerBound
    while end - start > capacity {
      let next = breakOffset(from: start, limit: start + capacity, in: characters)
      lines.append(start..<trimmedEnd(of: start..<next, in: characters))
      start = next
    }
    lines.append(start..<end)
  }

  /// Where the next line starts.
  ///
  /// That is behind the last run of spaces that begins at or before `limit`, else at `limit` itself, which is
  /// the offset of a character before the end of the paragraph's last word.
  private static func breakOffset(from start: Int, limit: Int, in characters: [Character]) -> Int {
    if isBreakingSpace(characters[limit]) {
      var next = limit
      while isBreakingSpace(characters[next]) { next += 1 }
      return next
    }
    var next = limit
    while next > start, !isBreakingSpace(characters[next - 1]) { next -= 1 }
    return next > start ? next : limit
  }

  private static func trimmedEnd(of range: Range<Int>, in characters: [Character]) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, isBreakingSpace(characters[end - 1]) { end -= 1 }
    return end
  }

  /// Whether a line may break behind the character; a no-break space is none of these.
  private static func isBreakingSpace(_ character: Character) -> Bool {
    character == " " || character == "\t"
  }
}
