import Foundation
import TrellisDisplayList

/// The division of a text into pieces, and their typesetting.
extension TextFlow {
  /// The approximate maximum byte count of a piece that isn't typeset yet; it is lower for large characters.
  private var longest: Int { Int(min(max(400_000 / attributes.font.usableSize, 64), 2048)) }

  /// Returns the pieces of a range: one per paragraph, or several for a long paragraph.
  func makePieces(_ range: Range<Int>) -> [TextPiece] {
    var made: [TextPiece] = []
    let isEnd = range.upperBound == string.utf8.count
    var string = string
    string.withUTF8 { bytes in
      var start = range.lowerBound
      while start < range.upperBound {
        let newline = bytes.firstIndex(of: 0x0A, in: start..<range.upperBound)
        let end = newline.map { $0 + 1 } ?? range.upperBound
        while end - start > longest * 3 / 2 {
          let cut = bytes.placeToCut(near: start + longest, after: start)
          made.append(piece(cut - start, endsParagraph: false))
          start = cut
        }
        made.append(piece(end - start, endsParagraph: newline != nil || isEnd))
        start = end
      }
      if isEnd, made.isEmpty || bytes.last == 0x0A { made.append(piece(0, endsParagraph: true)) }
    }
    return made
  }

  private func piece(_ byteCount: Int, endsParagraph: Bool) -> TextPiece {
    lastID &+= 1
    return TextPiece(
      id: lastID, byteCount: byteCount, endsParagraph: endsParagraph, height: estimate(byteCount), lines: nil)
  }

  private func estimate(_ byteCount: Int) -> Double {
    let lines = max(1, (Double(byteCount) * typical.advance / width).rounded(.up))
    return lines * (typical.height + paragraph.usableLineSpacing)
  }

  /// Returns the piece that contains a byte, typeset, and the start of the piece.
  func settled(_ offset: Int) -> (index: TextPieces.Index, start: Int) {
    var found = pieces.find(offset)
    while pieces[found.index].lines == nil {
      let before = pieces.before(found.index)
      if let before, !pieces[before].endsParagraph, pieces[before].lines == nil {
        settle(before, from: found.start - pieces[before].byteCount)
      } else {
        settle(found.index, from: found.start)
      }
      found = pieces.find(offset)
    }
    return found
  }

  /// Typesets a piece; if it doesn't end its paragraph, its end is moved to the end of a line.
  private func settle(_ index: TextPieces.Index, from start: Int) {
    let direction = direction(of: index, from: start)
    var piece = pieces[index]
    var lines: [TypesetLine]
    var text: String
    if piece.endsParagraph {
      text = self.text(start..<(start + piece.byteCount))
      lines = typeset(text, direction, width: width)
    } else {
      let end = paragraphEnd(after: index, from: start, upTo: piece.byteCount + 32_768)
      var ahead = 512
      while true {
        let stop = min(start + piece.byteCount + ahead, end.place)
        let isWhole = stop == end.place && end.isThere
        text = self.text(start..<stop, cutsNewline: isWhole)
        lines = typeset(text, direction, width: width)
        var places = lines.dropFirst().map(\.range.lowerBound)
        if isWhole { places.append(end.place - start) }
        if places.isEmpty, stop < end.place {
          ahead *= 4
          continue
        }
        let place =
          places.min { abs($0 - piece.byteCount) < abs($1 - piece.byteCount) } ?? text.utf8.count
        moveEnd(of: index, by: place - piece.byteCount)
        piece = pieces[index]
        lines.removeAll { $0.range.lowerBound >= place && $0.range.lowerBound > 0 }
        break
      }
    }
    piece.lines = PieceLines(text, lines, spacing: paragraph.usableLineSpacing)
    piece.height = lines.reduce(0) { $0 + $1.height + paragraph.usableLineSpacing }
    pieces[index] = piece
  }

  /// Returns the end of a piece's paragraph, after the newline.
  ///
  /// The search ends at least `count` bytes after the start of the piece; `isThere` is whether the end was found.
  private func paragraphEnd(
    after index: TextPieces.Index, from start: Int, upTo count: Int
  ) -> (place: Int, isThere: Bool) {
    var (place, index) = (start + pieces[index].byteCount, index)
    while place - start < count, let next = pieces.after(index) {
      place += pieces[next].byteCount
      if pieces[next].endsParagraph { return (place, true) }
      index = next
    }
    return (place, false)
  }

  /// Moves the end of a piece that doesn't end its paragraph by some bytes, forward or backward.
  private func moveEnd(of index: TextPieces.Index, by count: Int) {
    guard count != 0, let next = pieces.after(index) else { return }
    var piece = pieces[index]
    piece.byteCount += count
    var rest = count
    if rest < 0 { take(-rest, to: next) }
    while rest > 0, let next = pieces.after(index) {
      if pieces[next].byteCount > rest {
        take(-rest, to: next)
        break
      }
      rest -= pieces[next].byteCount
      piece.endsParagraph = pieces[next].endsParagraph
      pieces.replace(next, through: next, with: [])
    }
    pieces[index] = piece
  }

  /// Adds bytes to the beginning of a piece, or removes them if the count is negative.
  private func take(_ count: Int, to index: TextPieces.Index) {
    var next = pieces[index]
    next.byteCount += count
    next.lines = nil
    next.height = estimate(next.byteCount)
    pieces[index] = next
  }

  /// Returns the characters of a range as they are typeset: without the newline at the end, and with blanks for zero bytes.
  private func text(_ range: Range<Int>, cutsNewline: Bool = true) -> String {
    var string = string
    return string.withUTF8 { bytes in
      var end = min(range.upperBound, bytes.count)
      if cutsNewline, end > range.lowerBound, bytes[end - 1] == 0x0A {
        end -= 1
        if end > range.lowerBound, bytes[end - 1] == 0x0D { end -= 1 }
      }
      // A character's bytes aren't split.
      while end > range.lowerBound, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
      let part = UnsafeBufferPointer(rebasing: bytes[range.lowerBound..<end])
      guard part.contains(0) else { return String(decoding: part, as: UTF8.self) }
      return String(decoding: part.map { $0 == 0 ? 0x20 : $0 }, as: UTF8.self)
    }
  }

  /// Returns the direction of a piece, which is that of its paragraph's first characters.
  private func direction(of index: TextPieces.Index, from start: Int) -> ParagraphDirection {
    var (index, start) = (index, start)
    let natural = ParagraphDirection.natural(orRightToLeft: paragraph.isRightToLeft)
    guard let before = pieces.before(index), !pieces[before].endsParagraph else { return natural }
    while let before = pieces.before(index), !pieces[before].endsParagraph {
      index = before
      start -= pieces[before].byteCount
    }
    let isRightToLeft = typeset(text(start..<(start + 128)), natural, width: nil)[0].isRightToLeft
    return .given(isRightToLeft: isRightToLeft)
  }

  func typeset(_ text: String, _ direction: ParagraphDirection, width: Double?) -> [TypesetLine] {
    var run = attributes
    run.string = text
    typesetCount += text.utf8.count
    return typesetter.typeset([run], direction: direction, width: width)
  }

  /// Drops the lines of all but some pieces, if many bytes were typeset since the last time.
  func trim(except isKept: (UInt32) -> Bool) {
    guard typesetCount > TextFlow.keptCount else { return }
    pieces.dropLines(except: isKept)
    typesetCount = 0
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
    guard let start = baseAddress, !range.isEmpty,
      let found = memchr(start + range.lowerBound, Int32(byte), range.count)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(start)
  }

  /// Returns a provisional position to split a long paragraph: after a blank near `place`, or else well before `place`.
  ///
  /// Font libraries take more than proportional time for long text without blanks.
  fileprivate func placeToCut(near place: Int, after start: Int) -> Int {
    for offset in 0..<Swift.min(256, place - start) where self[place - offset - 1] == 0x20 {
      return place - offset
    }
    var cut = start + Swift.max((place - start) / 4, 1)
    while cut > start + 1, self[cut] & 0xC0 == 0x80 { cut -= 1 }
    return cut
  }
}
