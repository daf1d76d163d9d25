import Foundation

/// The outlines of two paths as lines that meet only at their ends: they are cut wherever they cross, touch or overlap.
///
/// The lines that approximate a curve record their part of it, so that results contain curves again.
struct Arrangement {
  /// A part of a segment, between two grid points.
  struct Edge {
    var from: GridPoint
    var to: GridPoint
    /// The index of the edge's segment.
    var source: Int
    /// The edge's part of the segment, as parameters in 0...1.
    var start: CGFloat
    var end: CGFloat
    /// Whether the edge hasn't been compared with the other edges yet.
    var isNew = true
  }

  /// A segment, with its path and its subpath.
  struct Source {
    var segment: Segment
    var operand: Int
    var piece: Int
  }

  var grid: Grid
  private(set) var sources: [Source] = []
  /// The edges in the order of the paths.
  private(set) var edges: [Edge] = []
  /// Whether each subpath is closed, by its index.
  private(set) var closed: [Bool] = []

  /// Creates the arrangement of two paths; nil unless they have a finite, positive extent.
  ///
  /// With `closesFirst`, open subpaths of the first path count as closed. Open subpaths of the second path always count as
  /// closed.
  init?(_ first: Path, _ second: Path, closesFirst: Bool) {
    let bounds = [first, second].map(\.controlBounds).filter { !$0.isNull }
    guard let grid = Grid(around: bounds.reduce(.null) { $0.union($1) }) else { return nil }
    self.grid = grid
    for (operand, path) in [first, second].enumerated() where !path.controlBounds.isNull {
      for piece in path.pieces { add(piece, operand, closes: operand == 1 || closesFirst) }
    }
    // A cut rounds to the grid, so that the edge may then cross another line. Cutting is therefore repeated until nothing
    // crosses. The repetition ends, since edges get shorter. The limit is for unforeseen cases.
    for _ in 0..<64 {
      if cut() { break }
    }
  }

  private mutating func add(_ piece: Path.Piece, _ operand: Int, closes: Bool) {
    var segments = piece.segments
    if closes, let last = segments.last, last.end != piece.start {
      segments.append(.line(last.end, piece.start))
    }
    for segment in segments {
      let source = sources.count
      sources.append(Source(segment: segment, operand: operand, piece: closed.count))
      let points = segment.flattened(tolerance: grid.tolerance)
      var from = grid.put(segment.start)
      var start: CGFloat = 0
      for (index, point) in points.enumerated() {
        let isLast = index == points.count - 1
        let to = isLast ? grid.put(point) : grid.nearest(to: point)
        let end = isLast ? 1 : CGFloat(index + 1) / CGFloat(points.count)
        guard to != from else { continue }
        edges.append(Edge(from: from, to: to, source: source, start: start, end: end))
        (from, start) = (to, end)
      }
    }
    closed.append(piece.isClosed || closes)
  }

  // MARK: - Cutting

  /// Cuts edges at the points where others cross or touch them; returns whether there was nothing to cut.
  private mutating func cut() -> Bool {
    var cuts: [Int: [GridPoint]] = [:]
    forEachNeighbours { first, second in
      Self.meet(edges[first], edges[second]) { isFirst, point in
        cuts[isFirst ? first : second, default: []].append(point)
      }
    }
    for index in edges.indices { edges[index].isNew = false }
    guard !cuts.isEmpty else { return true }
    var all: [Edge] = []
    all.reserveCapacity(edges.count + 2 * cuts.count)
    for (index, edge) in edges.enumerated() {
      if let points = cuts[index] { edge.cut(at: points, into: &all) } else { all.append(edge) }
    }
    edges = all
    return false
  }

  /// Calls a closure with the indices of edges whose bounds touch, one of them new; a pair may occur more than once.
  private func forEachNeighbours(_ body: (Int, Int) -> Void) {
    let boxes = edges.map { (minX: $0.minX, maxX: $0.maxX, minY: $0.minY, maxY: $0.maxY, isNew: $0.isNew) }
    for slab in Slabs(boxes.map { ($0.minY, $0.maxY) }).all where slab.contains(where: { boxes[$0].isNew }) {
      var active: [Int] = []
      for index in slab.sorted(by: { boxes[$0].minX < boxes[$1].minX }) {
        let box = boxes[index]
        var kept = 0
        for other in active where boxes[other].maxX >= box.minX {
          active[kept] = other
          kept += 1
          if box.isNew || boxes[other].isNew, boxes[other].minY <= box.maxY, box.minY <= boxes[other].maxY {
            body(index, other)
          }
        }
        active.removeLast(active.count - kept)
        active.append(index)
      }
    }
  }

  /// Calls a closure with each point at which one of two edges must be cut, and whether that is the first edge.
  private static func meet(_ first: Edge, _ second: Edge, _ cut: (Bool, GridPoint) -> Void) {
    let fromSide = GridPoint.side(first.from, first.to, second.from)
    let toSide = GridPoint.side(first.from, first.to, second.to)
    let ownFromSide = GridPoint.side(second.from, second.to, first.from)
    let ownToSide = GridPoint.side(second.from, second.to, first.to)
    if fromSide == 0, first.hasInside(second.from) { cut(true, second.from) }
    if toSide == 0, first.hasInside(second.to) { cut(true, second.to) }
    if ownFromSide == 0, second.hasInside(first.from) { cut(false, first.from) }
    if ownToSide == 0, second.hasInside(first.to) { cut(false, first.to) }
    let isCrossing =
      fromSide != 0 && toSide != 0 && ownFromSide != 0 && ownToSide != 0
      && (fromSide < 0) != (toSide < 0) && (ownFromSide < 0) != (ownToSide < 0)
    guard isCrossing else { return }
    let part = CGFloat(ownFromSide) / (CGFloat(ownFromSide) - CGFloat(ownToSide))
    let point = GridPoint(
      x: first.from.x + Int((CGFloat(first.to.x - first.from.x) * part).rounded()),
      y: first.from.y + Int((CGFloat(first.to.y - first.from.y) * part).rounded()))
    if point != first.from, point != first.to { cut(true, point) }
    if point != second.from, point != second.to { cut(false, point) }
  }
}

extension Arrangement.Edge {
  var minX: Int { min(from.x, to.x) }
  var maxX: Int { max(from.x, to.x) }
  var minY: Int { min(from.y, to.y) }
  var maxY: Int { max(from.y, to.y) }

  /// Whether a point on the edge's line is strictly between its ends.
  fileprivate func hasInside(_ point: GridPoint) -> Bool {
    point != from && point != to && point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// Returns the parameter along the edge, in 0...1, of a point.
  private func part(at point: GridPoint) -> CGFloat {
    let (dx, dy) = (CGFloat(to.x - from.x), CGFloat(to.y - from.y))
    let along = CGFloat(point.x - from.x) * dx + CGFloat(point.y - from.y) * dy
    return min(max(along / (dx * dx + dy * dy), 0), 1)
  }

  /// Appends the parts of the edge when it is cut at some points.
  fileprivate func cut(at points: [GridPoint], into all: inout [Arrangement.Edge]) {
    var rest = self
    for (point, part) in points.map({ ($0, part(at: $0)) }).sorted(by: { $0.1 < $1.1 })
    where point != rest.from {
      var piece = rest
      (piece.to, piece.end, piece.isNew) = (point, start + (end - start) * part, true)
      all.append(piece)
      (rest.from, rest.start) = (point, piece.end)
    }
    rest.isNew = true
    if rest.from != rest.to { all.append(rest) }
  }
}
