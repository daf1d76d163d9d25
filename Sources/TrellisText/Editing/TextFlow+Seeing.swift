package import Foundation
package import TrellisDisplayList

/// A visible line.
package struct FlowLine: Equatable {
  /// The identity of the line, which usually stays the same from one call to the next.
  package let id: UInt64
  /// The range of bytes that the line shows.
  package let range: Range<Int>
  /// Whether the line is the last one of its paragraph.
  package let endsParagraph: Bool
  /// The line's frame, in points, relative to the visible area.
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

  /// The characters that the line shows.
  package var string: String { piece.string.bytes(piece.lines[number].range) }

  /// The glyphs, relative to the line's top left corner.
  package var glyphs: [GlyphRun] {
    piece.lines[number].runs.filter { !$0.glyphs.isEmpty }.map { GlyphRun(face: $0.face, glyphs: $0.glyphs) }
  }

  /// Returns the rectangle that highlights a selected range, or nil if none of it is in the line.
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
    // A selected newline is shown as a narrow rectangle.
    let width = max(right - left, endsParagraph && selected.upperBound > range.upperBound ? 4 : 0)
    return width > 0 ? CGRect(x: left, y: frame.minY, width: width, height: frame.height) : nil
  }
}

extension TextFlow {
  /// Returns the lines that are visible in a height, in points, from top to bottom.
  ///
  /// Lines are typeset as needed, and the visible area is moved back if it reaches beyond the text.
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

  /// Returns the left edge of a line, which depends on the alignment of the text.
  func left(of line: TypesetLine) -> Double { max(0, width - line.width) * paragraph.leftShare }

  /// Typesets the visible pieces, moves the anchor to the topmost one, and keeps the visible area within the text.
  ///
  /// Returns the distance by which the area was beyond the text, in points: positive at the end, negative at the beginning.
  func settle(inHeight height: Double) -> Double {
    var beyond = 0.0
    // Typesetting a piece may move the next ones, so one pass may not be enough.
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

  /// Moves the anchor to the topmost visible piece.
  ///
  /// Returns the distance by which the visible area was before the text's beginning, as a negative number, or 0.
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

  /// Scrolls down by some points, with the given visible height, and returns the part of the distance beyond the text.
  package func scroll(by distance: Double, inHeight height: Double) -> Double {
    guard distance.isFinite, distance != 0, height > 0 else { return 0 }
    if abs(distance) > 4 * height {
      jump(to: top + distance)
    } else {
      anchor.distance += distance
    }
    return settle(inHeight: height)
  }

  /// Moves the top of the visible area to some points below the text's top; as exact as ``height``.
  package func jump(to top: Double) {
    let found = pieces.find(height: max(0, top))
    anchor = Anchor(pieces.start(of: found.index), top - found.top)
  }

  /// Scrolls as little as possible to make a position visible.
  package func reveal(_ offset: Int, inHeight height: Double) {
    _ = settle(inHeight: height)
    let caret = caret(at: offset)
    let (_, start) = settled(offset)
    let top = caret.minY - self.y(ofPieceAt: offset)
    if caret.minY < 0 {
      anchor = Anchor(start, top)
    } else if caret.maxY > height {
      // If not even one line fits, its top is visible.
      anchor = Anchor(start, top - max(0, height - caret.height))
    }
    _ = settle(inHeight: height)
  }
}
