import Testing

@testable import TrellisGraph

/// Rules with several outcomes: attributes that a rule sets while it runs.
@Suite struct OutcomeTests {
  let graph = AttributeGraph()

  /// The digits of a number: outcomes of one rule, each with a reader.
  private struct Digits {
    let number: Attribute<Int>
    let digits: [Attribute<Int>]
    let split: Attribute<Int>
    let readers: [Attribute<Int>]
    /// Reads the rule, and then the readers of its outcomes.
    let root: Attribute<Int>

    init(_ graph: AttributeGraph) {
      let number = graph.input(name: "number", 123)
      let digits = (0..<3).map { graph.outcome(name: "digit \($0)", 0) }
      let split = graph.rule(name: "split") {
        var rest = number.wrappedValue
        for digit in digits.reversed() {
          digit.setOutcome(rest % 10)
          rest /= 10
        }
        return number.wrappedValue
      }
      let readers = digits.enumerated().map { index, digit in
        graph.rule(name: "reader \(index)") { digit.wrappedValue * 2 }
      }
      root = graph.rule(name: "root") {
        _ = split.wrappedValue
        return readers.reduce(0) { $0 + $1.wrappedValue }
      }
      (self.number, self.digits, self.split, self.readers) = (number, digits, split, readers)
    }
  }

  @Test func `an outcome's reader runs if the outcome has changed`() {
    let log = RunLog(graph)
    let digits = Digits(graph)
    #expect(digits.root.wrappedValue == 12)
    #expect(log.take() == ["split", "reader 0", "reader 1", "reader 2", "root"])
    digits.number.wrappedValue = 143
    #expect(digits.root.wrappedValue == 16)
    #expect(log.take() == ["split", "reader 1", "root"])
    #expect(digits.digits.map(\.wrappedValue) == [1, 4, 3])
  }

  @Test func `readers of outcomes aren't marked before the rule has run`() {
    let digits = Digits(graph)
    _ = digits.root.wrappedValue
    digits.number.wrappedValue = 124
    #expect(digits.root.isStale)
    #expect(digits.split.isStale)
    #expect(!digits.readers.contains { $0.isStale })
    _ = digits.split.wrappedValue
    #expect(digits.readers.map(\.isStale) == [false, false, true])
    #expect(digits.root.wrappedValue == 14)
    #expect(digits.readers.map(\.wrappedValue) == [2, 4, 8])
  }

  @Test func `a rule that read an outcome too early runs in the next update`() {
    let number = graph.input(1)
    let outcome = graph.outcome(0)
    let rule = graph.rule {
      outcome.setOutcome(number.wrappedValue)
      return number.wrappedValue
    }
    let reader = graph.rule { outcome.wrappedValue }
    let root = graph.rule { reader.wrappedValue * 100 + rule.wrappedValue }
    _ = root.wrappedValue
    #expect(reader.isStale)
    #expect(reader.wrappedValue == 1)
    number.wrappedValue = 2
    _ = root.wrappedValue
    #expect(reader.wrappedValue == 2)
    #expect(root.wrappedValue == 202)
  }

  @Test func `a removed reader of an outcome isn't marked`() {
    let number = graph.input(1)
    let outcome = graph.outcome(0)
    let rule = graph.rule {
      outcome.setOutcome(number.wrappedValue)
      return number.wrappedValue
    }
    let part = graph.makeSubgraph()
    let reader = graph.within(part) { graph.rule { outcome.wrappedValue } }
    #expect(rule.wrappedValue == reader.wrappedValue)
    part.remove()
    number.wrappedValue = 2
    #expect(rule.wrappedValue == 2)
    #expect(outcome.wrappedValue == 2)
    #expect(graph.edgeCount == 1)
  }

  @Test func `giving an outcome a value outside its rule traps`() async {
    await #expect(processExitsWith: .failure) {
      AttributeGraph().outcome(name: "size", 0).setOutcome(1)
    }
  }
}
