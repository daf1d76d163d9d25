import CAllocations
import TrellisGraph

/// What a rule with three inputs takes: its node, its three edges and its 8-byte value.
///
/// Counted twice, since an engine may get its memory from malloc or from the system itself: what of the process is in
/// memory, and what malloc has given out.
enum MemoryCosts {
  static func measured(rules: Int) -> [Figure] {
    let count = Double(rules)
    // Code that runs for the first time comes into memory, too.
    withExtendedLifetime(grid(10_000, width: 1000) { "rule \($0)" }) {}
    let live = Double(allocations_live_bytes())
    var liveAfter = live
    let resident = residentBytes {
      let graph = grid(rules, width: 1000) { _ in nil }
      liveAfter = Double(allocations_live_bytes())
      return graph
    }
    let named = residentBytes { grid(rules, width: 1000) { "rule \($0)" } }
    let closure = Double(closureBytes(rules, width: 1000)) / count
    return [
      Figure(
        name: "node with edges and value", value: resident / count - closure,
        unit: "bytes a rule in memory", goal: 96),
      Figure(
        name: "the same with a name of its own", value: named / count - closure,
        unit: "bytes a rule in memory", goal: 110),
      Figure(
        name: "of that by malloc", value: (liveAfter - live) / count - closure,
        unit: "bytes a rule with what is kept to grow"),
      Figure(name: "the rule's own closure", value: closure, unit: "bytes a rule"),
      Figure(
        name: "a graph of two attributes, made and freed", value: keptBytes(graphs: 10_000),
        unit: "bytes that are kept", goal: 100),
    ]
  }

  /// What graphs that were there at the same time leave when they go, each.
  private static func keptBytes(graphs count: Int) -> Double {
    func make(_ count: Int) {
      let graphs = (0..<count).map { number in
        let graph = AttributeGraph()
        let input = graph.input(number)
        consume(graph.rule { input.wrappedValue + 1 }.wrappedValue)
        return graph
      }
      withExtendedLifetime(graphs) {}
    }
    make(1)
    allocations_trim()
    let before = allocations_live_bytes()
    let residentBefore = allocations_resident_bytes()
    make(count)
    allocations_trim()
    // What is mapped apart from malloc shows in what is in memory alone.
    let mapped = max(0, Double(allocations_resident_bytes()) - Double(residentBefore))
    return max(mapped, Double(allocations_live_bytes()) - Double(before)) / Double(count)
  }

  /// A graph of so many rules in rows, each reading three of the row above, read and updated.
  private static func grid(_ rules: Int, width: Int, name: (Int) -> String?) -> AttributeGraph {
    let graph = AttributeGraph()
    let inputs = (0..<width).map { graph.input($0) }
    var row = inputs
    for number in 0..<rules / width {
      let above = row
      row = (0..<width).map { column in
        let (a, b, c) = (above[column], above[(column + 1) % width], above[(column + 7) % width])
        return graph.rule(name: name(number * width + column)) {
          a.wrappedValue &+ b.wrappedValue &+ c.wrappedValue
        }
      }
    }
    consume(row.reduce(0) { $0 &+ $1.wrappedValue })
    for input in inputs { input.wrappedValue = 7 }
    consume(row.reduce(0) { $0 &+ $1.wrappedValue })
    return graph
  }

  /// How much more of the process is in memory while a graph is there.
  private static func residentBytes(_ make: () -> AttributeGraph) -> Double {
    allocations_trim()
    let before = Double(allocations_resident_bytes())
    let held = make()
    allocations_trim()
    let after = Double(allocations_resident_bytes())
    withExtendedLifetime(held) {}
    return after - before
  }

  /// What as many closures take that capture what the rules' closures capture, without a graph.
  private static func closureBytes(_ count: Int, width: Int) -> UInt64 {
    let graph = AttributeGraph()
    let inputs = (0..<width).map { graph.input($0) }
    var closures: [() -> Int] = []
    closures.reserveCapacity(count)
    let before = allocations_live_bytes()
    for index in 0..<count {
      let (a, b, c) = (inputs[index % width], inputs[(index + 1) % width], inputs[(index + 7) % width])
      closures.append { a.wrappedValue &+ b.wrappedValue &+ c.wrappedValue }
    }
    let bytes = allocations_live_bytes() - before
    consume(closures.reduce(0) { $0 &+ $1() })
    return bytes
  }
}
