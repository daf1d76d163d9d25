package import Foundation
import TrellisDisplayList

/// The caret positions in a laid-out text, and its selection rectangles, in points from the text's top left corner.
///
/// It stores the caret positions of every line. A caret can be before each cluster and after the last one, and at evenly spaced
/// positions in a cluster of several characters.
package struct TextGeometry: Equatable {
  /// A line, and the caret positions in it.
  struct Line: Equatable {
    /// The range of bytes that the line shows.
    let range: Range<Int>
    /// The line's frame.
    let frame: CGRect
    /// The caret positions, by their bytes, ascending, including those at the line's ends.
    let stops: [(offset: Int, x: CGFloat)]
    /// Whether the line runs from right to left.
    let isRightToLeft: Bool

    static func == (first: Line, second: Line) -> Bool {
      first.range == second.range && first.frame == second.frame
        && first.stops.elementsEqual(second.stops, by: ==)
    }
  }

  let lines: [Line]

  /// Returns the index of the line at a position.
  private func line(of offset: Int) -> Int {
    var (low, high) = (0, lines.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].range.lowerBound <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the rectangle of the caret at a position, in points; the rectangle has no width.
  package func caret(at offset: Int) -> CGRect {
    guard !lines.isEmpty else { return .zero }
    let line = lines[line(of: offset)]
    return CGRect(x: line.x(of: offset), y: line.frame.minY, width: 0, height: line.frame.height)
  }

  /// Returns the position nearest to a point.
  package func place(at point: CGPoint) -> Int {
    guard !lines.isEmpty else { return 0 }
    let line = lines.last { $0.frame.minY <= point.y } ?? lines[0]
    return line.stops.min { abs($0.x - point.x) < abs($1.x - point.x) }?.offset ?? line.range.lowerBound
  }

  /// Returns the rectangles that highlight a selected range: one per line.
  package func rectangles(of range: Range<Int>) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    return lines.compactMap { line in
      let shown = range.clamped(to: line.range.lowerBound..<(line.range.upperBound + 1))
      guard !shown.isEmpty else { return nil }
      let inside = line.stops.filter { shown.contains($0.offset) || $0.offset == range.upperBound }
      guard let left = inside.map(\.x).min(), let right = inside.map(\.x).max() else { return nil }
      // A selected newline is shown as a narrow rectangle.
      let isNewlineSelected = range.upperBound > line.range.upperBound
      let width = max(right - left, isNewlineSelected ? 4 : 0)
      return width > 0 ? CGRect(x: left, y: line.frame.minY, width: width, height: line.frame.height) : nil
    }
  }

  /// Returns the position some lines below, or above if `count` is negative, at a distance `x` from the left.
  ///
  /// The result is nil beyond the first and the last line.
  package func place(lineBelow offset: Int, by count: Int, at x: CGFloat) -> Int? {
    guard !lines.isEmpty else { return nil }
    let target = line(of: offset) + count
    guard lines.indices.contains(target) else { return nil }
    return place(at: CGPoint(x: x, y: lines[target].frame.midY))
  }

  /// Returns the range of bytes in the line at a position.
  package func lineRange(at offset: Int) -> Range<Int> {
    lines.isEmpty ? 0..<0 : lines[line(of: offset)].range
  }

  /// Whether the line at a position runs from right to left.
  package func isRightToLeft(at offset: Int) -> Bool {
    lines.isEmpty ? false : lines[line(of: offset)].isRightToLeft
  }
}

extension TextGeometry.Line {
  fileprivate func x(of offset: Int) -> CGFloat {
    var best = stops.first
    for stop in stops where stop.offset <= offset { best = stop }
    return best?.x ?? frame.minX
  }
}

extension PreparedText {
  /// Returns the caret positions in the text, laid out in a width; linear in the text.
  package func geometry(width: CGFloat?) -> TextGeometry {
    let paragraph = source.paragraph
    let string = source.string
    let lines = typesetLines(width: width)
    let whole = layout(width: width, height: nil).size.width
    var top: CGFloat = 0
    return TextGeometry(
      lines: lines.map { line in
        let left = max(whole - line.width, 0) * paragraph.leftShare
        let frame = CGRect(x: left, y: top, width: line.width, height: line.height)
        top += line.height + paragraph.usableLineSpacing
        return TextGeometry.Line(
          range: line.range, frame: frame, stops: line.stops(in: string, from: left),
          isRightToLeft: line.isRightToLeft)
      })
  }

  private func typesetLines(width: CGFloat?) -> [TypesetLine] {
    guard let width, width > 0, width.isFinite, natural.contains(where: { $0.width > Double(width) }) else {
      return natural
    }
    return lines(brokenAt: Double(width))
  }
}

extension TypesetLine {
  /// Returns the caret positions in the line, by their bytes, given the left edge of the line.
  func stops(in string: String, from left: CGFloat) -> [(offset: Int, x: CGFloat)] {
    var pieces: [(start: Int, x: Double, advance: Double, isRightToLeft: Bool)] = []
    for run in runs {
      var x = run.x
      let offsets = run.clusters.map(\.offset)
      let isBackwards =
        zip(offsets, offsets.dropFirst()).contains { $0 > $1 } || offsets.count == 1 && isRightToLeft
      for cluster in run.clusters {
        pieces.append((cluster.offset, x, cluster.advance, isBackwards))
        x += cluster.advance
      }
    }
    pieces.sort { $0.start < $1.start }
    var stops: [(offset: Int, x: CGFloat)] = []
    for (index, piece) in pieces.enumerated() {
      let end =
        index + 1 < pieces.count
        ? pieces[index + 1].start : max(range.upperBound, string.characterAfter(piece.start))
      // The characters of a cluster share its width.
      var places = [piece.start]
      while let last = places.last, case let next = string.characterAfter(last), next < end {
        places.append(next)
      }
      for (number, place) in places.enumerated() {
        let part = piece.advance * Double(number) / Double(places.count)
        let x = piece.isRightToLeft ? piece.x + piece.advance - part : piece.x + part
        stops.append((place, left + x))
      }
    }
    if let last = pieces.last {
      let end = max(range.upperBound, string.characterAfter(last.start))
      stops.append((end, left + last.x + (last.isRightToLeft ? 0 : last.advance)))
    } else {
      stops.append((range.lowerBound, left))
    }
    return stops
  }
}
