import TrellisGraph

/// A million rules in ten rows, each of which reads three of the row above.
///
/// A rule reads its own column, a column at most 64 further, and another one at most 64 further or, for one rule in sixteen, at any
/// distance. The operation sets 100 inputs and reads 1,000 rules of the last row, either at random or adjacent ones.
struct Local: Scenario {
  let clustered: Bool
  var name: String { clustered ? "localc_1e6" : "local_1e6" }
  var goal: Double? { 2.5 }

  private static let (width, height, sets, reads) = (100_000, 10, 100, 1000)

  /// Calls the closure for each rule, with the columns of the row above that the rule reads besides its own.
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

  /// Performs one operation.
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
      // Half of the rules that are read are in columns before those of the inputs, because rules read their own column and later ones.
      sum &+= read(clustered ? (start + width - Local.reads / 2 + index) % width : random.below(width))
    }
    return sum
  }
}

/// A linear congruential generator, with the same numbers in each run.
struct Random {
  private var state: UInt32

  init(seed: UInt32) { state = seed &* 2_654_435_761 }

  mutating func below(_ limit: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 8) % limit
  }
}
