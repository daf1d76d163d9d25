/// The caret positions in a text, by characters, words and paragraphs, as offsets in UTF-8 bytes.
extension String {
  /// Returns the index of a position, which is clamped to the text.
  func place(_ offset: Int) -> Index {
    utf8.index(startIndex, offsetBy: Swift.min(Swift.max(0, offset), utf8.count))
  }

  private func offset(_ index: Index) -> Int { utf8.distance(from: startIndex, to: index) }

  /// Returns the nearest position between characters that is at an offset or before it.
  package func characterBoundary(at offset: Int) -> Int {
    if offset <= 0 { return 0 }
    if offset >= utf8.count { return utf8.count }
    let index = place(offset)
    // There is a boundary between two ASCII bytes, unless they are a carriage return and its newline.
    let (before, after) = (utf8[utf8.index(before: index)], utf8[index])
    if before < 0x80, after < 0x80, !(before == 0x0D && after == 0x0A) { return offset }
    return self.offset(rangeOfCharacter(around: index).lowerBound)
  }

  private func rangeOfCharacter(around index: Index) -> Range<Index> {
    // Finds the character that contains the byte, from a position well before it.
    var start = index
    var steps = 0
    while start > startIndex, steps < 256 || utf8[start] & 0xC0 == 0x80 {
      start = utf8.index(before: start)
      steps += 1
      if utf8[start] == 0x0A, steps > 1 { break }
    }
    while start < index {
      let next = self.index(after: start)
      if next > index { break }
      start = next
    }
    return start..<(start < endIndex ? self.index(after: start) : endIndex)
  }

  /// Returns the position after the next character.
  package func characterAfter(_ offset: Int) -> Int {
    let index = place(offset)
    return index < endIndex ? self.offset(self.index(after: index)) : utf8.count
  }

  /// Returns the position before the previous character.
  package func characterBefore(_ offset: Int) -> Int {
    offset <= 0 ? 0 : characterBoundary(at: Swift.min(offset, utf8.count) - 1)
  }

  /// Returns the start of the word that ends at a position, or of the last word before it.
  package func wordStart(before offset: Int) -> Int {
    var index = place(characterBoundary(at: offset))
    while index > startIndex, kind(self.index(before: index)) != .word { index = self.index(before: index) }
    while index > startIndex, kind(self.index(before: index)) == .word { index = self.index(before: index) }
    return self.offset(index)
  }

  /// Returns the end of the word that begins at a position, or of the next word after it.
  package func wordEnd(after offset: Int) -> Int {
    var index = place(characterBoundary(at: offset))
    while index < endIndex, kind(index) != .word { formIndex(after: &index) }
    while index < endIndex, kind(index) == .word { formIndex(after: &index) }
    return self.offset(index)
  }

  /// Returns the word at a position, or else the blanks there, or the single character.
  package func word(at offset: Int) -> Range<Int> {
    var start = place(characterBoundary(at: offset))
    if start == endIndex, start > startIndex { start = index(before: start) }
    guard start < endIndex else { return utf8.count..<utf8.count }
    let kind = kind(start)
    var end = index(after: start)
    if kind == .other { return self.offset(start)..<self.offset(end) }
    while start > startIndex, self.kind(index(before: start)) == kind { start = index(before: start) }
    while end < endIndex, self.kind(end) == kind { formIndex(after: &end) }
    return self.offset(start)..<self.offset(end)
  }

  /// Returns the paragraph at a position, without its newline.
  package func paragraph(at offset: Int) -> Range<Int> {
    let here = place(offset)
    let start = utf8[..<here].lastIndex(of: 0x0A).map { utf8.index(after: $0) } ?? startIndex
    let end = utf8[here...].firstIndex(of: 0x0A) ?? endIndex
    return self.offset(start)..<self.offset(end)
  }

  private enum Kind { case word, blank, other }

  private func kind(_ index: Index) -> Kind {
    let character = self[index]
    if character.isLetter || character.isNumber || character == "_" || character == "'" || character == "’" {
      return .word
    }
    return character.isWhitespace && !character.isNewline ? .blank : .other
  }
}
