package import Foundation

/// The positions of carets in lines, as keys and pointers use them in a text being edited.
package protocol CaretPlaces {
  /// Returns the rectangle of the caret at a position, in points; the rectangle has no width.
  func caret(at offset: Int) -> CGRect
  /// Returns the position nearest to a point.
  func place(at point: CGPoint) -> Int
  /// Returns the position some lines below, or above if `count` is negative, at a distance `x` from the left.
  ///
  /// The result is nil beyond the first and the last line.
  func place(lineBelow offset: Int, by count: Int, at x: CGFloat) -> Int?
  /// Returns the range of bytes in the line at a position.
  func lineRange(at offset: Int) -> Range<Int>
  /// Whether the line at a position runs from right to left.
  func isRightToLeft(at offset: Int) -> Bool
}

extension TextGeometry: CaretPlaces {}

extension TextFlow: CaretPlaces {
  /// A line of a typeset piece.
  private struct Line {
    let piece: TextPieces.Index
    let start: Int
    let number: Int
    let lines: PieceLines
    var line: TypesetLine { lines.lines[number] }
  }

  /// Returns the line at a position.
  private func line(at offset: Int) -> Line {
    let (piece, start) = settled(offset)
    let lines = pieces[piece].lines!
    let number = lines.lines.lastIndex { start + $0.range.lowerBound <= offset } ?? 0
    return Line(piece: piece, start: start, number: number, lines: lines)
  }

  /// Returns the distance from the top of the visible area down to the piece at a position, in points.
  ///
  /// It is an estimate for a piece that isn't visible.
  func y(ofPieceAt offset: Int) -> Double {
    pieces.top(of: pieces.find(offset).index) - pieces.top(of: pieces.find(anchor.offset).index)
      - anchor.distance
  }

  package func caret(at offset: Int) -> CGRect {
    let line = line(at: offset)
    var x = left(of: line.line)
    for stop in line.line.stops(in: line.lines.string, from: x) where line.start + stop.offset <= offset {
      x = stop.x
    }
    let y = y(ofPieceAt: offset) + line.lines.tops[line.number]
    return CGRect(x: x, y: y, width: 0, height: line.line.height)
  }

  package func place(at point: CGPoint) -> Int {
    guard !point.y.isNaN, !point.x.isNaN else { return anchor.offset }
    var (index, start) = settled(anchor.offset)
    var y = -anchor.distance
    while y + pieces[index].height <= point.y, pieces.after(index) != nil {
      y += pieces[index].height
      (index, start) = settled(start + pieces[index].byteCount)
    }
    while y > point.y, let before = pieces.before(index) {
      (index, start) = settled(start - pieces[before].byteCount)
      y -= pieces[index].height
    }
    let lines = pieces[index].lines!
    let number = lines.tops.lastIndex { y + $0 <= point.y } ?? 0
    return place(in: Line(piece: index, start: start, number: number, lines: lines), at: point.x)
  }

  private func place(in line: Line, at x: CGFloat) -> Int {
    let stops = line.line.stops(in: line.lines.string, from: left(of: line.line))
    let found = stops.min { abs($0.x - x) < abs($1.x - x) }?.offset ?? line.line.range.lowerBound
    return min(line.start + found, end(of: line))
  }

  /// Returns the last position in a line; if the next line follows directly, it is before the line's last character.
  private func end(of line: Line) -> Int {
    let end = line.start + line.line.range.upperBound
    let isLast = line.number + 1 == line.lines.lines.count
    let next =
      isLast
      ? (pieces[line.piece].endsParagraph ? Int.max : line.start + pieces[line.piece].byteCount)
      : line.start + line.lines.lines[line.number + 1].range.lowerBound
    return next == end ? max(line.start + line.line.range.lowerBound, string.characterBefore(end)) : end
  }

  package func place(lineBelow offset: Int, by count: Int, at x: CGFloat) -> Int? {
    var line = line(at: offset)
    var rest = count
    while rest != 0 {
      let number = line.number + rest
      if line.lines.lines.indices.contains(number) {
        line = Line(piece: line.piece, start: line.start, number: number, lines: line.lines)
        break
      }
      if rest > 0 {
        guard pieces.after(line.piece) != nil else { return nil }
        rest -= line.lines.lines.count - line.number
        let (piece, start) = settled(line.start + pieces[line.piece].byteCount)
        line = Line(piece: piece, start: start, number: 0, lines: pieces[piece].lines!)
      } else {
        guard let before = pieces.before(line.piece) else { return nil }
        rest += line.number + 1
        let (piece, start) = settled(line.start - pieces[before].byteCount)
        let lines = pieces[piece].lines!
        line = Line(piece: piece, start: start, number: lines.lines.count - 1, lines: lines)
      }
    }
    return place(in: line, at: x)
  }

  package func lineRange(at offset: Int) -> Range<Int> {
    let line = line(at: offset)
    let start = line.start + line.line.range.lowerBound
    return start..<max(start, end(of: line))
  }

  package func isRightToLeft(at offset: Int) -> Bool { line(at: offset).line.isRightToLeft }
}
