package import Foundation
package import TrellisDisplayList

/// A line that is seen.
package struct FlowLine: Equatable {
  /// The same number for the same line from one time to the next, mostly.
  package let id: UInt64
  /// The bytes that it shows.
  package let range: Range<Int>
  /// Whether a newline is behind it.
  package let endsParagraph: Bool
  /// Where it is, in points, relative to what is seen.
  package let frame: CGRect
  private let piece: PieceLines
  private let number: Int

  init(_ piece: TextPiece, _ number: Int, of lines: PieceLines, from start: Int, at origin: CGPoint) {
    let line = lines.lines[number]
    id = UInt64(piece.id) << 24 | UInt64(truncatingIfNeeded: number)
    range = (start + line.range.lowerBound)..<(start + line.range.upperBound)
    endsParagraph = piece.endsParagraph && number + 1 == lines.lines.count
    frame = CGRect(origin: origin, size: CGSize(width: line.width, height: line.height))
    (self.piece, self.number) = (lines, number)
  }

  package static func == (first: FlowLine, second: FlowLine) -> Bool {
    first.piece === second.piece && first.number == second.number && first.frame == second.frame
      && first.range == second.range && first.id == second.id
  }

  /// The characters that it shows.
  package var string: String { piece.string.bytes(piece.lines[number].range) }

  /// The glyphs, relative to its top left corner.
  package var glyphs: [GlyphRun] {
    piece.lines[number].runs.filter { !$0.glyphs.isEmpty }.map { GlyphRun(face: $0.face, glyphs: $0.glyphs) }
  }

  /// The rectangle that shows a range as selected; nil where nothing of it is in the line.
  package func rectangle(of selected: Range<Int>) -> CGRect? {
    let line = piece.lines[number]
    let start = range.lowerBound - line.range.lowerBound
    let stops = line.stops(in: piece.string, from: frame.minX)
    let shown = selected.clamped(to: range.lowerBound..<(range.upperBound + 1))
    guard !shown.isEmpty else { return nil }
    let inside = stops.filter {
      shown.contains($0.offset + start) || $0.offset + start == selected.upperBound
    }
    guard let left = inside.map(\.x).min(), let right = inside.map(\.x).max() else { return nil }
    // A newline that is selected is seen as a narrow piece.
    let width = max(right - left, endsParagraph && selected.upperBound > range.upperBound ? 4 : 0)
    return width > 0 ? CGRect(x: left, y: frame.minY, width: width, height: frame.height) : nil
  }
}

extension TextFlow {
  /// The lines that are seen in a height, in points, top to bottom; they are typeset where they weren't, and what is seen is moved where
  /// it would go beyond the text.
  package func lines(inHeight height: Double) -> [FlowLine] {
    _ = settle(inHeight: height)
    var seen: [FlowLine] = []
    var kept: Set<UInt32> = []
    var (index, start) = settled(anchor.offset)
    var y = -anchor.distance
    while true {
      let piece = pieces[index]
      kept.insert(piece.id)
      if let lines = piece.lines {
        for number in lines.lines.indices {
          let top = y + lines.tops[number]
          guard top < height, top + lines.lines[number].height > 0 else { continue }
          seen.append(
            FlowLine(
              piece, number, of: lines, from: start, at: CGPoint(x: left(of: lines.lines[number]), y: top)))
        }
      }
      y += piece.height
      guard y < height, pieces.after(index) != nil else { break }
      (index, start) = settled(start + piece.byteCount)
    }
    trim { kept.contains($0) }
    return seen
  }

  /// Where a line begins that is narrower than the text.
  func left(of line: TypesetLine) -> Double { max(0, width - line.width) * paragraph.leftShare }

  /// Typesets what is seen, so that the anchor is in the piece at the top of it and what is seen isn't beyond the text.
  ///
  /// Answers by how much it was, in points: positive at the end, negative at the beginning.
  func settle(inHeight height: Double) -> Double {
    var beyond = 0.0
    // What is typeset may move what is behind it, so that one look may not be enough.
    for _ in 0..<4 {
      beyond += anchorAtTop()
      var (index, start) = settled(anchor.offset)
      var y = -anchor.distance
      while true {
        y += pieces[index].height
        guard y < height, pieces.after(index) != nil else { break }
        (index, start) = settled(start + pieces[index].byteCount)
      }
      let missing = height - (y - paragraph.usableLineSpacing)
      let (top, topStart) = pieces.find(anchor.offset)
      let isAtStart = topStart == 0 && pieces.before(top) == nil && anchor.distance <= 0
      guard missing > 0.001, pieces.after(index) == nil, !isAtStart else { break }
      anchor.distance -= missing
      beyond += missing
    }
    beyond += anchorAtTop()
    return beyond
  }

  /// Has the anchor be in the piece that is at the top of what is seen; answers by how much that was beyond the text's beginning.
  private func anchorAtTop() -> Double {
    var (index, start) = settled(anchor.offset)
    var y = -anchor.distance
    while y + pieces[index].height <= 0, pieces.after(index) != nil {
      y += pieces[index].height
      (index, start) = settled(start + pieces[index].byteCount)
    }
    while y > 0, let before = pieces.before(index) {
      (index, start) = settled(start - pieces[before].byteCount)
      y -= pieces[index].height
    }
    let beyond = max(0, y)
    anchor = Anchor(start, beyond > 0 ? 0 : -y)
    return -beyond
  }

  /// Scrolls by so many points down, where so much is seen; answers what is left of them beyond the text.
  package func scroll(by distance: Double, inHeight height: Double) -> Double {
    guard distance.isFinite, distance != 0, height > 0 else { return 0 }
    if abs(distance) > 4 * height {
      jump(to: top + distance)
    } else {
      anchor.distance += distance
    }
    return settle(inHeight: height)
  }

  /// Has what is seen begin so many points below the text's top: as exact as ``height``.
  package func jump(to top: Double) {
    let found = pieces.find(height: max(0, top))
    anchor = Anchor(pieces.start(of: found.index), top - found.top)
  }

  /// Has a place be seen, as near as possible to what is seen now.
  package func reveal(_ offset: Int, inHeight height: Double) {
    _ = settle(inHeight: height)
    let caret = caret(at: offset)
    let (_, start) = settled(offset)
    let top = caret.minY - self.y(ofPieceAt: offset)
    if caret.minY < 0 {
      anchor = Anchor(start, top)
    } else if caret.maxY > height {
      // Where even a line has no room its top is seen.
      anchor = Anchor(start, top - max(0, height - caret.height))
    }
    _ = settle(inHeight: height)
  }
}
