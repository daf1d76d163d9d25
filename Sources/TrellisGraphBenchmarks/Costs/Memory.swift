import TrellisGraph
import TrellisBenchmarkSupport

/// The memory of a rule with three inputs: its node, its three edges and its 8-byte value.
///
/// It is counted in two ways, since an engine may get memory from malloc or from the system: resident memory of the process, and
/// live bytes of malloc.
enum MemoryCosts {
  static func measured(rules: Int) -> [Figure] {
    let count = Double(rules)
    // A warm-up: code that runs for the first time takes memory, too.
    withExtendedLifetime(grid(10_000, width: 1000) { "rule \($0)" }) {}
    let live = Double(Memory.now.live)
    var liveAfter = live
    let resident = residentBytes {
      let graph = grid(rules, width: 1000) { _ in nil }
      liveAfter = Double(Memory.now.live)
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
        name: "a graph of two attributes that has gone", value: keptBytes(graphs: 10_000),
        unit: "bytes that are kept", goal: 100),
    ]
  }

  /// Returns the memory that each of many simultaneous graphs leaves behind.
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
    let before = Memory.trimmed
    make(count)
    let after = Memory.trimmed
    // Memory that is mapped outside malloc counts only as resident memory.
    return Double(max(0, after.resident - before.resident, after.live - before.live)) / Double(count)
  }

  /// Returns a graph of rules in rows, each of which reads three of the row above, after reads and an update.
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

  /// Returns the increase of the process's resident memory while a graph is alive.
  private static func residentBytes(_ make: () -> AttributeGraph) -> Double {
    let before = Memory.trimmed
    let held = make()
    let after = Memory.trimmed
    withExtendedLifetime(held) {}
    return Double(after.resident - before.resident)
  }

  /// Returns the memory of as many closures as there are rules, with the same captures, without a graph.
  private static func closureBytes(_ count: Int, width: Int) -> Int {
    let graph = AttributeGraph()
    let inputs = (0..<width).map { graph.input($0) }
    var closures: [() -> Int] = []
    closures.reserveCapacity(count)
    let before = Memory.now.live
    for index in 0..<count {
      let (a, b, c) = (inputs[index % width], inputs[(index + 1) % width], inputs[(index + 7) % width])
      closures.append { a.wrappedValue &+ b.wrappedValue &+ c.wrappedValue }
    }
    let bytes = Memory.now.live - before
    consume(closures.reduce(0) { $0 &+ $1() })
    return bytes
  }
}
