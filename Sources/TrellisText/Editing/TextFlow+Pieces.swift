import Foundation
import TrellisDisplayList

/// How a text is parted into pieces, and those are typeset.
extension TextFlow {
  /// How many bytes a piece has at most that isn't typeset yet: fewer of large characters, of which as many are seen.
  private var longest: Int { Int(min(max(400_000 / attributes.font.usableSize, 64), 2048)) }

  /// The pieces of a range: one a paragraph, or several of a long one.
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

  /// The piece that holds a byte, typeset, and where it begins.
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

  /// Typesets a piece; one that doesn't end its paragraph then ends where a line does.
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

  /// Where a piece's paragraph ends, its newline with it, or a place that is far enough behind the piece's beginning.
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

  /// Gives a piece that doesn't end its paragraph so many bytes of what follows, or what follows so many of its own.
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

  /// Gives a piece so many bytes at its beginning, or takes them away.
  private func take(_ count: Int, to index: TextPieces.Index) {
    var next = pieces[index]
    next.byteCount += count
    next.lines = nil
    next.height = estimate(next.byteCount)
    pieces[index] = next
  }

  /// The characters of a range as they are typeset: without the newline at the end, and blanks for what would end the text.
  private func text(_ range: Range<Int>, cutsNewline: Bool = true) -> String {
    var string = string
    return string.withUTF8 { bytes in
      var end = min(range.upperBound, bytes.count)
      if cutsNewline, end > range.lowerBound, bytes[end - 1] == 0x0A {
        end -= 1
        if end > range.lowerBound, bytes[end - 1] == 0x0D { end -= 1 }
      }
      // Not within a character's bytes.
      while end > range.lowerBound, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
      let part = UnsafeBufferPointer(rebasing: bytes[range.lowerBound..<end])
      guard part.contains(0) else { return String(decoding: part, as: UTF8.self) }
      return String(decoding: part.map { $0 == 0 ? 0x20 : $0 }, as: UTF8.self)
    }
  }

  /// The direction of a piece: that of its paragraph's first characters.
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

  /// Lets go of the lines of pieces but some, if there are many.
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

  /// Where a long paragraph may be parted for now: behind a blank near a place, else before a character far in front of it.
  ///
  /// What has no blank takes font libraries longer than in proportion.
  fileprivate func placeToCut(near place: Int, after start: Int) -> Int {
    for offset in 0..<Swift.min(256, place - start) where self[place - offset - 1] == 0x20 {
      return place - offset
    }
    var cut = start + Swift.max((place - start) / 4, 1)
    while cut > start + 1, self[cut] & 0xC0 == 0x80 { cut -= 1 }
    return cut
  }
}
