import Foundation

/// What lies on both sides of each of an arrangement's edges; edges that lie on each other are one.
struct Boundaries {
  /// An edge, from its upper left to its lower right end, and how often each path goes around what is on its sides.
  struct Boundary {
    /// The first of the edges that lie here.
    var edge: Int
    var low: GridPoint
    var high: GridPoint
    /// How often each path runs along here: downwards, less upwards.
    fileprivate var runs = [0, 0]
    /// How often each path goes around what lies before the edge: on its left, or above it where it is level.
    var before = [0, 0]
    /// How often each path goes around what lies behind it.
    var behind = [0, 0]

    var isLevel: Bool { low.y == high.y }
  }

  private(set) var all: [Boundary] = []
  /// The number of the boundary at an edge, by the edge's number.
  private(set) var numbers: [Int] = []

  /// Looks at the sides of edges; `outlines` are the paths whose outlines have an inside, of others only the lines count.
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

  /// Counts, for the edges that are level or for those that aren't, how often paths cross a ray from their middle: to the right of
  /// upright ones, downwards from level ones.
  private mutating func count(level: Bool) {
    let across: (GridPoint) -> Int = level ? { $0.x } : { $0.y }
    let along: (GridPoint) -> Int = level ? { $0.y } : { $0.x }
    let slabs = Slabs(all.map { (across($0.low), across($0.high)) })
    for index in all.indices where all[index].isLevel == level {
      // Twice the middle, to stay with whole numbers.
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
        // The ray meets the line beyond the middle.
        guard (side < 0) == (high > low) else { continue }
        for operand in 0..<2 { behind[operand] += crossed.runs[operand] * (high > low ? 1 : -1) }
      }
      all[index].behind = behind
      all[index].before = [behind[0] + own.runs[0], behind[1] + own.runs[1]]
    }
  }
}
