import TrellisGraph

/// A million rules in ten rows, each reading three of the row above.
///
/// They are its own column and two within 64 columns, or, for one in sixteen, a far one. Set 100 inputs, read 1,000 of
/// the last row: inputs and ends at random, or neighbours.
struct Local: Scenario {
  let clustered: Bool
  var name: String { clustered ? "localc_1e6" : "local_1e6" }
  var goal: Double? { 2.5 }

  private static let (width, height, sets, reads) = (100_000, 10, 100, 1000)

  /// Calls the closure with the columns of the row above that a rule reads, rule by rule.
  private static func forEachRule(_ body: (_ row: Int, _ column: Int, _ others: (Int, Int)) -> Void) {
    var random = Random(seed: 1)
    for row in 0..<height {
      for column in 0..<width {
        let near = (column + 1 + random.below(64)) % width
        let isFar = random.below(16) == 0
        let other = isFar ? random.below(width) : (column + 1 + random.below(64)) % width
        body(row, column, (near, other))
      }
    }
  }

  func engine() -> EngineProgram {
    let graph = AttributeGraph()
    let inputs = (0..<Local.width).map { graph.input($0) }
    var above = inputs
    var row: [Attribute<Int>] = []
    Local.forEachRule { _, column, others in
      let (a, b, c) = (above[column], above[others.0], above[others.1])
      row.append(graph.rule { a.wrappedValue &+ b.wrappedValue &+ c.wrappedValue })
      if row.count == Local.width { (above, row) = (row, []) }
    }
    let ends = above
    return EngineProgram(graph: graph, roots: ends) { number in
      perform(number, set: { inputs[$0].wrappedValue = $1 }, settle: {}, read: { ends[$0].wrappedValue })
    }
  }

  func floor<F: Floor>(_ type: F.Type) -> (Int) -> Int32 {
    let builder = FloorBuilder()
    for column in 0..<Local.width { _ = builder.input(Int32(column)) }
    Local.forEachRule { row, column, others in
      let above = row * Local.width
      _ = builder.sum([UInt32(above + column), UInt32(above + others.0), UInt32(above + others.1)])
    }
    let (floor, ends) = (F(builder), Local.height * Local.width)
    return { number in
      Int32(
        truncatingIfNeeded: perform(
          number, set: { floor.set(UInt32($0), Int32(truncatingIfNeeded: $1)) }, settle: floor.settle,
          read: { Int(floor.read(UInt32(ends + $0))) }))
    }
  }

  /// One operation: what it sets, and what it reads.
  @inline(__always)
  private func perform(_ number: Int, set: (Int, Int) -> Void, settle: () -> Void, read: (Int) -> Int) -> Int
  {
    var random = Random(seed: UInt32(truncatingIfNeeded: number))
    let width = Local.width
    let start = random.below(width)
    for index in 0..<Local.sets {
      set(clustered ? (start + index) % width : random.below(width), number &+ index)
    }
    settle()
    var sum = 0
    for index in 0..<Local.reads {
      // The neighbours that are read lie over the ones that are set: a rule reads its own column and later ones.
      sum &+= read(clustered ? (start + width - Local.reads / 2 + index) % width : random.below(width))
    }
    return sum
  }
}

/// Numbers that look random and are the same in each run: a linear congruential generator.
struct Random {
  private var state: UInt32

  init(seed: UInt32) { state = seed &* 2_654_435_761 }

  mutating func below(_ limit: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 8) % limit
  }
}
