import Foundation

/// The winding numbers on both sides of each edge of an arrangement; coinciding edges are one boundary.
struct Boundaries {
  /// An edge from its upper left to its lower right end, with each path's winding number on both sides.
  struct Boundary {
    /// The index of the first of the coinciding edges.
    var edge: Int
    var low: GridPoint
    var high: GridPoint
    /// The number of times that each path runs along the boundary: downwards minus upwards, or rightwards minus leftwards if
    /// level.
    fileprivate var runs = [0, 0]
    /// Each path's winding number before the edge: on its left, or above a level edge.
    var before = [0, 0]
    /// Each path's winding number after the edge: on its right, or below a level edge.
    var behind = [0, 0]

    var isLevel: Bool { low.y == high.y }
  }

  private(set) var all: [Boundary] = []
  /// The index of each edge's boundary, by the edge's index.
  private(set) var numbers: [Int] = []

  /// Computes the winding numbers for an arrangement; `outlines` contains the paths that have an inside, as opposed to lines
  /// only.
  init(of arrangement: Arrangement, outlines: Set<Int>) {
    struct Ends: Hashable { var low: GridPoint, high: GridPoint }
    var known: [Ends: Int] = [:]
    for (index, edge) in arrangement.edges.enumerated() {
      let isForward = edge.from < edge.to
      let ends = isForward ? Ends(low: edge.from, high: edge.to) : Ends(low: edge.to, high: edge.from)
      let number = known[ends] ?? all.count
      if number == all.count {
        known[ends] = number
        all.append(Boundary(edge: index, low: ends.low, high: ends.high))
      }
      numbers.append(number)
      let operand = arrangement.sources[edge.source].operand
      if outlines.contains(operand) { all[number].runs[operand] += isForward ? 1 : -1 }
    }
    count(level: false)
    count(level: true)
  }

  /// Computes winding numbers for the level edges or for the others.
  ///
  /// Counts how often the paths cross a ray from an edge's middle: downwards from level edges, and to the right from others.
  private mutating func count(level: Bool) {
    let across: (GridPoint) -> Int = level ? { $0.x } : { $0.y }
    let along: (GridPoint) -> Int = level ? { $0.y } : { $0.x }
    let slabs = Slabs(all.map { (across($0.low), across($0.high)) })
    for index in all.indices where all[index].isLevel == level {
      // Coordinates are doubled, so that the middle is a whole number.
      let own = all[index]
      let place = across(own.low) + across(own.high)
      let depth = along(own.low) + along(own.high)
      var behind = [0, 0]
      for other in slabs.items(at: place) where other != index {
        let crossed = all[other]
        let (low, high) = (2 * across(crossed.low), 2 * across(crossed.high))
        guard (low <= place) != (high <= place) else { continue }
        let dx = 2 * along(crossed.high) - 2 * along(crossed.low)
        let side = (high - low) * (depth - 2 * along(crossed.low)) - dx * (place - low)
        // Only lines that the ray meets count. The ray starts at the edge's middle.
        guard (side < 0) == (high > low) else { continue }
        for operand in 0..<2 { behind[operand] += crossed.runs[operand] * (high > low ? 1 : -1) }
      }
      all[index].behind = behind
      all[index].before = [behind[0] + own.runs[0], behind[1] + own.runs[1]]
    }
  }
}
