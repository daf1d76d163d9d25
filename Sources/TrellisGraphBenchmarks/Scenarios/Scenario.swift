import CAllocations
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
  /// The ratio to the marking floor that is aimed at; nil is none.
  var goal: Double? { get }
  /// The result that an operation has to have; nil where only the floor knows.
  func expected(_ number: Int) -> Int?
  func engine() -> EngineProgram
  func floor<F: Floor>(_ type: F.Type) -> (Int) -> Int32
}

extension Scenario {
  var nodes: Int? { nil }
  var goal: Double? { nil }
  func expected(_ number: Int) -> Int? { nil }
}

/// A scenario's graph in the engine; good as long as it is held, since handles own nothing.
struct EngineProgram {
  let graph: AttributeGraph
  /// What the operation reads.
  let roots: [Attribute<Int>]
  let operation: (Int) -> Int

  /// How many rules an operation runs, the mean of those with the given numbers.
  func evaluations(_ numbers: Range<Int>) -> Double {
    var count = 0
    let observation = graph.addObserver { if case .evaluated = $0 { count += 1 } }
    for number in numbers { consume(operation(number)) }
    observation.cancel()
    return Double(count) / Double(numbers.count)
  }

  /// How often an operation asks for memory, the mean of those with the given numbers.
  func allocations(_ numbers: Range<Int>) -> Double {
    let before = allocations_count()
    for number in numbers { consume(operation(number)) }
    return Double(allocations_count() - before) / Double(numbers.count)
  }
}

extension EngineProgram {
  /// The commonest program: sets one input, and reads one root.
  init(graph: AttributeGraph, setting input: Attribute<Int>, reading root: Attribute<Int>) {
    self.init(graph: graph, roots: [root]) { number in
      input.wrappedValue = number
      return root.wrappedValue
    }
  }
}

/// All scenarios that are compared with the floor, in the order of the table.
let scenarios: [any Scenario] = [
  Chain(length: 10), Chain(length: 100), Chain(length: 1000), Chain(length: 100_000),
  Fan(width: 1000), FanIn(width: 10_000),
  Grid(width: 10, height: 10, setsAll: false), Grid(width: 10, height: 10, setsAll: true),
  Grid(width: 100, height: 100, setsAll: false), Grid(width: 100, height: 100, setsAll: true),
  Grid(width: 1000, height: 100, setsAll: false), Grid(width: 1000, height: 100, setsAll: true),
  Cellx(layers: 1000), Cellx(layers: 2500),
  Avoid(width: 1000), AvoidChain(length: 1000),
  Beside(base: Chain(length: 1000)), Beside(base: Avoid(width: 1000)), Beside(base: AvoidChain(length: 1000)),
  Local(clustered: false), Local(clustered: true),
]
