import Testing
import TrellisGraph

/// Descriptions of values, as recorders and summaries store them.
@Suite struct DescribingTests {
  private final class Counter { var count = 0 }

  private struct Item: CustomStringConvertible {
    let number: Int
    let counter: Counter
    var description: String {
      counter.count += 1
      return "item \(number)"
    }
  }

  @Test func `an array has its own description, truncated to the limit`() {
    let graph = AttributeGraph()
    let short = graph.input(name: "short", ["a\"b", "c"])
    #expect(short.erased.summary(withValue: true).value == "\(["a\"b", "c"])")
    let empty = graph.input(name: "empty", [Int]())
    #expect(empty.erased.summary(withValue: true).value == "[]")
    let long = graph.input(name: "long", Array(0..<10_000))
    #expect(long.erased.summary(withValue: true).value == String("\(Array(0..<100))".prefix(200)) + "…")
    let counter = Counter()
    let items = graph.input(name: "items", (0..<10_000).map { Item(number: $0, counter: counter) })
    _ = items.erased.summary(withValue: true)
    #expect(counter.count > 10 && counter.count < 50)
  }
}
