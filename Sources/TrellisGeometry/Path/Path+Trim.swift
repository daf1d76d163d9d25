public import Foundation

extension Path {
  /// Returns the part of the outline between two fractions of its length, in 0...1.
  ///
  /// Fractions outside 0...1 are clamped. The result is empty unless `from` is less than `to`. Curve lengths are those of
  /// approximating lines, which are at most 0.05 points away.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let pieces = pieces
    let lengths = pieces.map { $0.segments.map(Self.lengths) }
    let total = lengths.joined().reduce(0) { $0 + ($1.last ?? 0) }
    guard total > 0, total.isFinite else { return Path() }
    let (start, end) = (from * total, to * total)
    var trimmed = Path()
    var position: CGFloat = 0
    for (piece, lengths) in zip(pieces, lengths) {
      var isDrawing = false
      for (segment, steps) in zip(piece.segments, lengths) {
        let length = steps.last ?? 0
        defer { position += length }
        let (low, high) = (max(start - position, 0), min(end - position, length))
        guard length > 0, low < high else { continue }
        let part = segment.part(from: Self.place(low, steps), to: Self.place(high, steps))
        if !isDrawing { trimmed.move(to: part.start) }
        isDrawing = true
        trimmed.add(part)
      }
    }
    return trimmed
  }

  mutating func add(_ segment: Segment) {
    switch segment {
    case .line(_, let end): addLine(to: end)
    case .quad(_, let control, let end): addQuadCurve(to: end, control: control)
    case .cubic(_, let first, let second, let end): addCurve(to: end, control1: first, control2: second)
    }
  }

  /// Returns a segment's length up to each of its flattened points, which are at even parameter steps.
  private static func lengths(_ segment: Segment) -> [CGFloat] {
    var last = segment.start
    var length: CGFloat = 0
    return segment.flattened(tolerance: 0.05).map { point in
      length += hypot(point.x - last.x, point.y - last.y)
      last = point
      return length
    }
  }

  /// Returns the parameter, in 0...1, at a length along the segment.
  private static func place(_ length: CGFloat, _ steps: [CGFloat]) -> CGFloat {
    guard let index = steps.firstIndex(where: { $0 >= length }) else { return 1 }
    let before = index == 0 ? 0 : steps[index - 1]
    let step = steps[index] - before
    return (CGFloat(index) + (step > 0 ? (length - before) / step : 1)) / CGFloat(steps.count)
  }
}

extension Segment {
  /// Returns the part of the segment between two parameters in 0...1.
  func part(from: CGFloat, to: CGFloat) -> Segment {
    var segment = self
    if to < 1 { segment = segment.split(at: to).0 }
    if from > 0 { segment = segment.split(at: from / to).1 }
    return segment
  }
}
