import TrellisGraph
import TrellisBenchmarkSupport

/// A graph and an operation on it, in two forms: with the engine's public API, and with the floor.
///
/// The argument of an operation is a number that differs from call to call, and determines the values of the inputs.
protocol Scenario: Sendable {
  var name: String { get }
  /// The number of nodes that an operation has to check, if the shape determines it; otherwise, the rules that run are counted.
  var nodes: Int? { get }
  /// The highest permitted ratio to the marking floor; nil for no goal.
  var goal: Double? { get }
  /// Returns the required result of an operation; nil if only the floor determines it.
  func expected(_ number: Int) -> Int?
  func engine() -> EngineProgram
  func floor<F: Floor>(_ type: F.Type) -> (Int) -> Int32
}

extension Scenario {
  var nodes: Int? { nil }
  var goal: Double? { nil }
  func expected(_ number: Int) -> Int? { nil }
}

/// The graph of a scenario in the engine.
///
/// It must be retained while in use, since handles own nothing.
struct EngineProgram {
  let graph: AttributeGraph
  /// The attributes that the operation reads.
  let roots: [Attribute<Int>]
  let operation: (Int) -> Int

  /// Returns the mean number of rules that an operation runs, for the given numbers.
  func evaluations(_ numbers: Range<Int>) -> Double {
    var count = 0
    let observation = graph.addObserver { if case .evaluated = $0 { count += 1 } }
    for number in numbers { consume(operation(number)) }
    observation.cancel()
    return Double(count) / Double(numbers.count)
  }

  /// Returns the mean number of allocations of an operation, for the given numbers.
  func allocations(_ numbers: Range<Int>) -> Double {
    let before = allocationCount
    for number in numbers { consume(operation(number)) }
    return Double(allocationCount - before) / Double(numbers.count)
  }
}

extension EngineProgram {
  /// Creates the most frequent program, which sets one input and reads one root.
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
