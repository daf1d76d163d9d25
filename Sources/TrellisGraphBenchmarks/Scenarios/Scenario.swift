import TrellisGraph

/// A graph and an operation on it, once with the engine, as anybody would write it with the public API, and once with
/// the floor.
///
/// An operation takes a number that differs from one call to the next, and sets inputs to values that follow from it.
protocol Scenario: Sendable {
  var name: String { get }
  /// How many nodes an operation has to look at, where that can be told from the shape; else the rules are counted
  /// that an operation runs.
  var nodes: Int? { get }
  /// The result that an operation has to have; nil where only the floor knows.
  func expected(_ number: Int) -> Int?
  func engine() -> EngineProgram
  func floor<F: Floor>(_ type: F.Type) -> (Int) -> Int32
}

extension Scenario {
  var nodes: Int? { nil }
  func expected(_ number: Int) -> Int? { nil }
}

/// A scenario's graph in the engine.
struct EngineProgram {
  /// Kept alive for the attributes' sake.
  let graph: AttributeGraph
  /// What the operation reads.
  let roots: [Attribute<Int>]
  let operation: (Int) -> Int

  /// How many rules an operation runs, counted over a few.
  func evaluations() -> Double {
    let operations = 8
    var count = 0
    _ = operation(1)
    graph.observe { if case .evaluated = $0 { count += 1 } }
    for number in 2..<(2 + operations) { _ = operation(number) }
    graph.observe(nil)
    return Double(count) / Double(operations)
  }
}

/// All scenarios that are compared with the floor, in the order of the table.
let scenarios: [any Scenario] = [
  Chain(length: 10), Chain(length: 100), Chain(length: 1000), Chain(length: 100_000),
  Fan(width: 1000),
  Grid(width: 10, height: 10, setsAll: false), Grid(width: 10, height: 10, setsAll: true),
  Grid(width: 100, height: 100, setsAll: false), Grid(width: 100, height: 100, setsAll: true),
  Grid(width: 1000, height: 100, setsAll: false), Grid(width: 1000, height: 100, setsAll: true),
  Cellx(layers: 1000), Cellx(layers: 2500),
  Avoid(width: 1000), AvoidChain(length: 1000),
  Local(clustered: false), Local(clustered: true),
]
