import Testing
import struct TrellisGraphChecks.SplitMix

@testable import TrellisGraph

/// The cost and the lifetime of attributes' names.
@Suite struct NameTests {
  @Test func `the table of names keeps each name while it is used`() {
    var random = SplitMix(state: 7)
    var table = NameTable()
    var users: [String: (number: UInt32, count: Int)] = [:]
    for _ in 0..<20_000 {
      let text = "n\(random.next() % 300)"
      if random.next() % 3 < 2 {
        let number = table.use(text)
        if let known = users[text] { #expect(known.number == number) }
        users[text] = (number, (users[text]?.count ?? 0) + 1)
      } else if let known = users[text] {
        table.drop(known.number)
        users[text] = known.count == 1 ? nil : (known.number, known.count - 1)
      }
      #expect(table.count == users.count)
    }
    for (text, known) in users { #expect(table[known.number] == text) }
    #expect(Set(users.values.map(\.number)).count == users.count)
    for known in users.values { for _ in 0..<known.count { table.drop(known.number) } }
    #expect(table.count == 0)
    #expect(table.use("") == 0 && table[0] == "")
  }

  @Test func `names are dropped with their attributes`() {
    let graph = AttributeGraph()
    let kept = graph.input(name: "kept", 0)
    for round in 0..<20 {
      let subgraph = graph.makeSubgraph()
      graph.within(subgraph) {
        for number in 0..<100 {
          let rule = graph.rule(name: "a rule with a long name \(round) \(number)") { kept.wrappedValue }
          #expect(rule.erased.name == "a rule with a long name \(round) \(number)")
        }
      }
      subgraph.remove()
    }
    // The names of the last 256 removed attributes are kept for messages.
    #expect(graph.core.storage.pointee.names.count == 257)
    let unnamed = graph.within(graph.makeSubgraph()) { (0..<100).map { graph.input($0) } }
    #expect(unnamed.allSatisfy { $0.erased.name == nil })
    #expect(kept.erased.name == "kept")
  }

  @Test func `attributes of the same shape share it, whatever their names are`() {
    let graph = AttributeGraph()
    func make(_ number: Int) -> Attribute<Int> { graph.input(name: "n\(number)", number) }
    let first = make(0)
    let shape = graph.core.nodes[Int(first.id.index)].shape
    for number in 1..<1000 {
      let next = make(number)
      #expect(graph.core.nodes[Int(next.id.index)].shape == shape)
    }
  }

  @Test func `an attribute removed during recording keeps its name in the log`() {
    let graph = AttributeGraph()
    func removeNamed(_ prefix: String, _ count: Int) {
      let subgraph = graph.makeSubgraph()
      let rules = graph.within(subgraph) {
        (0..<count).map { number in graph.rule(name: "\(prefix)\(number)") { number } }
      }
      for rule in rules { _ = rule.wrappedValue }
      subgraph.remove()
    }
    removeNamed("before", 300)
    var recorder: GraphRecorder? = GraphRecorder(of: graph)
    removeNamed("a", 500)
    let log = recorder?.log.filter { $0.hasPrefix("evaluated") }
    #expect(log == (0..<500).map { "evaluated “a\($0)”: first run" })
    recorder?.stop()
    #expect(graph.core.storage.pointee.names.count == 256)
    removeNamed("after", 500)
    recorder = nil
    #expect(graph.core.storage.pointee.names.count == 256)
    removeNamed("last", 300)
    #expect(graph.core.storage.pointee.names.count == 256)
  }
}
