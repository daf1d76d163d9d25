import CAllocations
import TrellisGraph

/// What a rule with three inputs takes: its node, its three edges and its 8-byte value.
///
/// Counted twice, since an engine may get its memory from malloc or from the system itself: what of the process is in
/// memory, and what malloc has given out.
enum MemoryCosts {
  static func measured(rules: Int) -> [Figure] {
    let count = Double(rules)
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
    ]
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
