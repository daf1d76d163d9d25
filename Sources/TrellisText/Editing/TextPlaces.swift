/// Where a caret may go in a text, by characters, words, lines of the text and paragraphs; places are offsets in UTF-8 bytes.
extension String {
  /// The index of a place, moved into the text where it is beyond.
  func place(_ offset: Int) -> Index {
    utf8.index(startIndex, offsetBy: Swift.min(Swift.max(0, offset), utf8.count))
  }

  private func offset(_ index: Index) -> Int { utf8.distance(from: startIndex, to: index) }

  /// The nearest place between characters at an offset or before it.
  package func characterBoundary(at offset: Int) -> Int {
    if offset <= 0 { return 0 }
    if offset >= utf8.count { return utf8.count }
    let index = place(offset)
    // ASCII on both sides that isn't a newline's second half stands alone.
    let (before, after) = (utf8[utf8.index(before: index)], utf8[index])
    if before < 0x80, after < 0x80, !(before == 0x0D && after == 0x0A) { return offset }
    return self.offset(rangeOfCharacter(around: index).lowerBound)
  }

  private func rangeOfCharacter(around index: Index) -> Range<Index> {
    // The character that holds the byte, found from a place well before it.
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

  /// The place behind the next character.
  package func characterAfter(_ offset: Int) -> Int {
    let index = place(offset)
    return index < endIndex ? self.offset(self.index(after: index)) : utf8.count
  }

  /// The place before the character in front.
  package func characterBefore(_ offset: Int) -> Int {
    offset <= 0 ? 0 : characterBoundary(at: Swift.min(offset, utf8.count) - 1)
  }

  /// Where the word begins that ends at a place, or the last one before it.
  package func wordStart(before offset: Int) -> Int {
    var place = offset
    while place > 0, !isWord(characterBefore(place)) { place = characterBefore(place) }
    while place > 0, isWord(characterBefore(place)) { place = characterBefore(place) }
    return place
  }

  /// Where the word ends that begins at a place, or the next one behind it.
  package func wordEnd(after offset: Int) -> Int {
    var place = offset
    while place < utf8.count, !isWord(place) { place = characterAfter(place) }
    while place < utf8.count, isWord(place) { place = characterAfter(place) }
    return place
  }

  /// The word at a place; else the blanks there, or the one character.
  package func word(at offset: Int) -> Range<Int> {
    var start = characterBoundary(at: Swift.min(offset, utf8.count))
    if start == utf8.count { start = characterBefore(start) }
    if start >= utf8.count { return utf8.count..<utf8.count }
    let kind = kind(start)
    var end = characterAfter(start)
    if kind == .other { return start..<end }
    while start > 0, self.kind(characterBefore(start)) == kind { start = characterBefore(start) }
    while end < utf8.count, self.kind(end) == kind { end = characterAfter(end) }
    return start..<end
  }

  /// The paragraph at a place, without its newline.
  package func paragraph(at offset: Int) -> Range<Int> {
    let here = place(offset)
    let start = utf8[..<here].lastIndex(of: 0x0A).map { utf8.index(after: $0) } ?? startIndex
    let end = utf8[here...].firstIndex(of: 0x0A) ?? endIndex
    return self.offset(start)..<self.offset(end)
  }

  private enum Kind { case word, blank, other }

  private func isWord(_ offset: Int) -> Bool { kind(offset) == .word }

  private func kind(_ offset: Int) -> Kind {
    let character = self[place(offset)]
    if character.isLetter || character.isNumber || character == "_" || character == "'" || character == "’" {
      return .word
    }
    return character.isWhitespace && !character.isNewline ? .blank : .other
  }
}
