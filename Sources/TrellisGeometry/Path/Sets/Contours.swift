import Foundation

/// Outlines assembled from an arrangement's edges.
///
/// They are clockwise on the screen around their inside, so that both fill rules give the same result.
struct Contours {
  private let arrangement: Arrangement
  /// An edge with the direction in which it is traversed.
  private struct Step {
    var edge: Arrangement.Edge
    var isForward: Bool

    var from: GridPoint { isForward ? edge.from : edge.to }
    var to: GridPoint { isForward ? edge.to : edge.from }
  }

  private(set) var path = Path()

  /// Assembles the outline of the area for whose winding numbers `isInside` returns true.
  init(of arrangement: Arrangement, _ boundaries: Boundaries, isInside: ([Int]) -> Bool) {
    self.arrangement = arrangement
    var steps: [Step] = []
    for boundary in boundaries.all {
      let (before, behind) = (isInside(boundary.before), isInside(boundary.behind))
      guard before != behind else { continue }
      // The inside is on the right in the direction of travel: below a rightward level edge, or on the left of a downward edge.
      let isDown = boundary.isLevel ? behind : before
      let edge = arrangement.edges[boundary.edge]
      steps.append(Step(edge: edge, isForward: (edge.from == boundary.low) == isDown))
    }
    trace(steps)
  }

  /// Assembles the lines of the first path whose boundaries `takes` accepts, in the first path's order.
  init(linesOf arrangement: Arrangement, _ boundaries: Boundaries, takes: (Boundaries.Boundary) -> Bool) {
    self.arrangement = arrangement
    var pieces: [Int: [(step: Step, isTaken: Bool)]] = [:]
    for (index, edge) in arrangement.edges.enumerated() where arrangement.sources[edge.source].operand == 0 {
      let isTaken = takes(boundaries.all[boundaries.numbers[index]])
      pieces[arrangement.sources[edge.source].piece, default: []].append(
        (Step(edge: edge, isForward: true), isTaken))
    }
    for (number, piece) in pieces.sorted(by: { $0.key < $1.key }) {
      let isClosed = arrangement.closed[number]
      if isClosed, piece.allSatisfy(\.isTaken) {
        add(piece.map(\.step), isClosed: true)
        continue
      }
      // A closed subpath starts at a rejected line, so that no accepted run crosses its start.
      let first = isClosed ? piece.firstIndex { !$0.isTaken } ?? 0 : 0
      for run in (piece[first...] + piece[..<first]).split(whereSeparator: { !$0.isTaken }) {
        add(run.map(\.step), isClosed: false)
      }
    }
  }

  // MARK: - Tracing

  private mutating func trace(_ steps: [Step]) {
    var leaving: [GridPoint: [Int]] = [:]
    for (index, step) in steps.enumerated() { leaving[step.from, default: []].append(index) }
    var isUsed = Array(repeating: false, count: steps.count)
    // The search starts at the top left, so that straight outlines begin there.
    for start in steps.indices.sorted(by: { steps[$0].from < steps[$1].from }) where !isUsed[start] {
      var contour = [steps[start]]
      isUsed[start] = true
      while let last = contour.last, last.to != steps[start].from {
        let choices = leaving[last.to]!.filter { !isUsed[$0] }
        guard let next = choices.max(by: { turn(last, steps[$0]) < turn(last, steps[$1]) }) else { break }
        isUsed[next] = true
        contour.append(steps[next])
      }
      if !isSliver(contour) { add(contour, isClosed: true) }
    }
  }

  /// Returns the angle of the turn from a step to the next, in radians; positive to the right.
  private func turn(_ step: Step, _ next: Step) -> Double {
    let (ax, ay) = (Double(step.to.x - step.from.x), Double(step.to.y - step.from.y))
    let (bx, by) = (Double(next.to.x - next.from.x), Double(next.to.y - next.from.y))
    return atan2(ax * by - ay * bx, ax * bx + ay * by)
  }

  /// Whether a contour with curves is no wider than the error of flattening: the same outline, approximated by different lines.
  private func isSliver(_ contour: [Step]) -> Bool {
    let isStraight = contour.allSatisfy {
      if case .line = arrangement.sources[$0.edge.source].segment { true } else { false }
    }
    guard !isStraight else { return false }
    var (area, length): (CGFloat, CGFloat) = (0, 0)
    let origin = arrangement.grid.point(at: contour[0].from)
    for step in contour {
      let from = arrangement.grid.point(at: step.from)
      let to = arrangement.grid.point(at: step.to)
      area += (from.x - origin.x) * (to.y - origin.y) - (from.y - origin.y) * (to.x - origin.x)
      length += hypot(to.x - from.x, to.y - from.y)
    }
    return abs(area) / 2 < length / 2 * arrangement.grid.tolerance
  }

  // MARK: - Segments

  /// Adds a subpath; consecutive steps along the same segment become one part of it.
  private mutating func add(_ steps: [Step], isClosed: Bool) {
    guard !steps.isEmpty else { return }
    var steps = steps
    if isClosed,
      let corner = steps.indices.first(where: {
        !continuesLine(steps[$0 == 0 ? steps.count - 1 : $0 - 1], steps[$0])
      })
    {
      steps = Array(steps[corner...] + steps[..<corner])
    }
    path.move(to: point(steps[0].from))
    var first = 0
    for index in steps.indices
    where index == steps.count - 1 || !continuesLine(steps[index], steps[index + 1]) {
      let isLast = index == steps.count - 1
      if !(isLast && isClosed && isLine(steps[first])) { addPart(from: steps[first], to: steps[index]) }
      first = index + 1
    }
    if isClosed { path.closeSubpath() }
  }

  /// Whether a step continues the same segment, or a collinear line in the same direction.
  private func continuesLine(_ step: Step, _ next: Step) -> Bool {
    if step.edge.source == next.edge.source, step.isForward == next.isForward {
      return step.isForward ? step.edge.end == next.edge.start : step.edge.start == next.edge.end
    }
    guard isLine(step), isLine(next), GridPoint.side(step.from, step.to, next.to) == 0 else { return false }
    return (step.to.x - step.from.x) * (next.to.x - next.from.x) + (step.to.y - step.from.y)
      * (next.to.y - next.from.y)
      > 0
  }

  private func isLine(_ step: Step) -> Bool {
    if case .line = arrangement.sources[step.edge.source].segment { return true }
    return false
  }

  private func point(_ place: GridPoint) -> CGPoint { arrangement.grid.point(at: place) }

  /// Adds the part of a segment between two steps; the part's ends are moved to the points at which the segment was cut.
  private mutating func addPart(from first: Step, to last: Step) {
    let (start, end) = (point(first.from), point(last.to))
    if isLine(first) { return path.addLine(to: end) }
    let segment = arrangement.sources[first.edge.source].segment
    let part =
      first.isForward
      ? segment.part(from: first.edge.start, to: last.edge.end)
      : segment.part(from: last.edge.start, to: first.edge.end).reversed
    func moved(_ point: CGPoint, from old: CGPoint, to new: CGPoint) -> CGPoint {
      CGPoint(x: point.x + new.x - old.x, y: point.y + new.y - old.y)
    }
    switch part {
    case .line: path.addLine(to: end)
    case .quad(_, let control, _): path.addQuadCurve(to: end, control: control)
    case .cubic(let oldStart, let first, let second, let oldEnd):
      path.addCurve(
        to: end, control1: moved(first, from: oldStart, to: start),
        control2: moved(second, from: oldEnd, to: end))
    }
  }
}

extension Segment {
  /// The segment with its direction reversed.
  fileprivate var reversed: Segment {
    switch self {
    case .line(let start, let end): .line(end, start)
    case .quad(let start, let control, let end): .quad(end, control, start)
    case .cubic(let start, let first, let second, let end): .cubic(end, second, first, start)
    }
  }
}
