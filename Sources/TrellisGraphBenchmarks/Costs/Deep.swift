import Glibc
import TrellisGraph
import TrellisBenchmarkSupport

/// A chain of a million rules, read from its end.
///
/// The depth of the native stack must not grow with the chain.
enum DeepCosts {
  static let length = 1_000_000

  static func measured() -> [Figure] {
    let graph = AttributeGraph()
    let input = graph.input(0)
    let subgraph = graph.makeSubgraph()
    let end = graph.within(subgraph) {
      (0..<length).reduce(input) { previous, _ in graph.rule { previous.wrappedValue + 1 } }
    }
    let first = SystemClock.monotonic.time { check(end, length) }
    input.wrappedValue = 1
    let update = SystemClock.monotonic.time { check(end, length + 1) }
    let removal = SystemClock.monotonic.time { subgraph.remove() }
    return [("first read from the top", first), ("warm update", update), ("removal", removal)].map {
      Figure(name: $0.0, value: $0.1 / Double(length), unit: "ns a node")
    }
  }

  /// Measures and prints on a thread with a small stack.
  static func printOnThread(stackBytes: Int) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    let error = pthread_attr_setstacksize(&attributes, stackBytes)
    if error != 0 { fail("a thread can't have a stack of \(stackBytes) bytes: error \(error)") }
    var thread = pthread_t()
    let failure = pthread_create(
      &thread, &attributes,
      { _ in
        for figure in DeepCosts.measured() { print(figure.printed(of: "on a thread of 512 KB")) }
        return nil
      }, nil)
    if failure != 0 { fail("a thread can't be made: error \(failure)") }
    pthread_join(thread, nil)
  }

  private static func check(_ end: Attribute<Int>, _ expected: Int) {
    let value = end.wrappedValue
    if value != expected { fail("the deep chain is wrong: \(value), not \(expected)") }
  }
}
