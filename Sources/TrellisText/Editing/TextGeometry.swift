package import Foundation
import TrellisDisplayList

/// Where carets stand in a text as it is laid out, and what is selected there: in points, the origin at the text's top left corner.
///
/// It knows every line's places: a caret may stand before each cluster and behind the last, and within a cluster of several characters
/// at even parts of it.
package struct TextGeometry: Equatable {
  /// A line and the places in it.
  struct Line: Equatable {
    /// The bytes that the line shows.
    let range: Range<Int>
    /// Where the line is.
    let frame: CGRect
    /// Where carets may stand, by their bytes, ascending; those at its ends are there.
    let stops: [(offset: Int, x: CGFloat)]
    /// Whether it goes on from right to left.
    let isRightToLeft: Bool

    static func == (first: Line, second: Line) -> Bool {
      first.range == second.range && first.frame == second.frame
        && first.stops.elementsEqual(second.stops, by: ==)
    }
  }

  let lines: [Line]

  /// The line that a place is in.
  private func line(of offset: Int) -> Int {
    var (low, high) = (0, lines.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].range.lowerBound <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Where the caret stands at a place: a rectangle of no width.
  package func caret(at offset: Int) -> CGRect {
    guard !lines.isEmpty else { return .zero }
    let line = lines[line(of: offset)]
    return CGRect(x: line.x(of: offset), y: line.frame.minY, width: 0, height: line.frame.height)
  }

  /// The place that is nearest to a point.
  package func place(at point: CGPoint) -> Int {
    guard !lines.isEmpty else { return 0 }
    let line = lines.last { $0.frame.minY <= point.y } ?? lines[0]
    return line.stops.min { abs($0.x - point.x) < abs($1.x - point.x) }?.offset ?? line.range.lowerBound
  }

  /// The rectangles that show a range as selected: one a line.
  package func rectangles(of range: Range<Int>) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    return lines.compactMap { line in
      let shown = range.clamped(to: line.range.lowerBound..<(line.range.upperBound + 1))
      guard !shown.isEmpty else { return nil }
      let inside = line.stops.filter { shown.contains($0.offset) || $0.offset == range.upperBound }
      guard let left = inside.map(\.x).min(), let right = inside.map(\.x).max() else { return nil }
      // A newline that is selected is seen as a narrow piece.
      let isNewlineSelected = range.upperBound > line.range.upperBound
      let width = max(right - left, isNewlineSelected ? 4 : 0)
      return width > 0 ? CGRect(x: left, y: line.frame.minY, width: width, height: line.frame.height) : nil
    }
  }

  /// The place a line above or below, at a distance from the left; nil beyond the first and the last.
  package func place(lineBelow offset: Int, by count: Int, at x: CGFloat) -> Int? {
    guard !lines.isEmpty else { return nil }
    let target = line(of: offset) + count
    guard lines.indices.contains(target) else { return nil }
    return place(at: CGPoint(x: x, y: lines[target].frame.midY))
  }

  /// The bytes of the line that a place is in.
  package func lineRange(at offset: Int) -> Range<Int> {
    lines.isEmpty ? 0..<0 : lines[line(of: offset)].range
  }

  /// Whether the line that a place is in goes on from right to left.
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
  /// Where carets stand in the text, laid out in a width; linear in the text.
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
  /// Where carets may stand in the line that begins at a distance from the left, by their bytes.
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
      // The characters in the cluster share its width.
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
