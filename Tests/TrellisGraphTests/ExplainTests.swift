import Foundation
import Observation
import Testing
import TrellisGraph

@Suite struct ExplainTests {
  let graph = AttributeGraph()

  private func place(_ line: Int) -> CodeLocation { CodeLocation(fileID: #fileID, line: line) }

  @Test func `an explanation leads back to the write, with values and locations`() {
    let recorder = GraphRecorder(of: graph, keepsValues: true)
    let made = #line + 1
    let a = graph.input(name: "a", 10)
    let b = graph.input(name: "b", 20)
    let c = graph.rule(name: "c") { a.wrappedValue + b.wrappedValue }
    let d = graph.rule(name: "d") { c.wrappedValue * 2 }
    _ = d.wrappedValue
    a.set(39)
    a.set(40)
    let written = #line - 2
    _ = d.wrappedValue
    let explanation = graph.explain(d)
    #expect(
      explanation.description == """
        “d” (rule, made at \(place(made + 3))) changed in update 2 from 60 to 120
          because “c” (rule, made at \(place(made + 2))) changed in update 2 from 30 to 60
            because “a” (input, made at \(place(made))) changed in update 2 from 10 to 40
              written at \(place(written)) from 10 to 39
              written at \(place(written + 1)) from 39 to 40
        """)
    #expect(explanation.missing == [])
    b.wrappedValue = 21
    #expect(graph.explain(d).isStale)
    #expect(graph.explain(b).steps.map(\.outcome) == [.written])
    _ = d.wrappedValue
    #expect(graph.explain(d).steps.map(\.subject.name) == ["d", "c", "b"])
    #expect(graph.explain(a).steps.first?.writes.map(\.new) == ["39", "40"])
    withExtendedLifetime(recorder) {}
  }

  @Test func `an explanation names the other dependencies that had changed`() {
    let recorder = GraphRecorder(of: graph)
    let (a, b, c) = (
      graph.input(name: "a", 1), graph.input(name: "b", 2), graph.input(name: "c", 3)
    )
    let double = graph.rule(name: "double") { c.wrappedValue * 2 }
    let sum = graph.rule(name: "sum") { a.wrappedValue + b.wrappedValue + double.wrappedValue }
    _ = sum.wrappedValue
    #expect(graph.explain(sum).steps.first?.others == [])
    a.set(10)
    _ = sum.wrappedValue
    #expect(graph.explain(sum).steps.first?.others == [])
    (b.wrappedValue, c.wrappedValue, a.wrappedValue) = (20, 30, 11)
    _ = sum.wrappedValue
    let explanation = graph.explain(sum)
    let named = [explanation.steps[1].subject.name] + explanation.steps[0].others.map(\.name)
    #expect(named.sorted() == ["a", "b", "double"])
    #expect(explanation.description.components(separatedBy: "also because").count == 3)
    #expect(explanation.json().contains("\"others\""))
    // A write of an equal value isn't a reason.
    (b.wrappedValue, a.wrappedValue) = (20, 12)
    _ = sum.wrappedValue
    #expect(graph.explain(sum).steps.first?.others == [])
    withExtendedLifetime(recorder) {}
  }

  @Test func `an explanation names equal results, first runs and removed inputs`() {
    let recorder = GraphRecorder(of: graph, keepsValues: true)
    let a = graph.input(name: "a", 2)
    let half = graph.rule(name: "half") { a.wrappedValue / 2 }
    let last = graph.rule(name: "last") { half.wrappedValue }
    _ = last.wrappedValue
    let first = graph.explain(last)
    #expect(first.steps.map(\.outcome) == [.changed])
    #expect(first.steps.first?.reason == "first run")
    a.set(3)
    _ = last.wrappedValue
    #expect(graph.explain(half).steps.map(\.outcome) == [.equal, .changed])
    #expect(graph.explain(half).steps.last?.writes.map(\.new) == ["3"])
    #expect(graph.explain(last) == first)

    let part = graph.makeSubgraph()
    let gone = graph.within(part) { graph.input(name: "gone", 1) }
    let weak = graph.weak(gone, name: "weak")
    _ = weak.wrappedValue
    part.remove()
    _ = weak.wrappedValue
    let removed = graph.explain(weak).steps
    #expect(removed.map(\.reason) == ["“gone” was removed"])
    #expect(removed.first?.old == "Optional(1)")
    withExtendedLifetime(recorder) {}
  }

  @Test func `an explanation locates plain assignments if the recorder keeps locations`() throws {
    let recorder = GraphRecorder(of: graph, keepsLocations: true)
    let a = graph.input(name: "a", 1)
    let b = graph.rule(name: "b") { a.wrappedValue }
    _ = b.wrappedValue
    a.wrappedValue = 2
    let line = #line - 1
    _ = b.wrappedValue
    let write = try #require(graph.explain(b).steps.last?.writes.first)
    #expect(write.location == CodeLocation(fileID: #filePath, line: line))
    #expect(write.callers.first == write.location)
    withExtendedLifetime(recorder) {}
  }

  @Observable final class Model {
    var count = 0
  }

  @Test
  func
    `a write of a property or through a sender is located where it was made, not at the flush`()
    throws
  {
    let recorder = GraphRecorder(of: graph, keepsLocations: true)
    let model = Model()
    let a = graph.input(name: "a", 1)
    let port = a.sender()
    let b = graph.rule(name: "b") { a.wrappedValue + model.count }
    _ = b.wrappedValue
    model.count = 1
    let changed = #line - 1
    _ = b.wrappedValue
    let write = try #require(graph.explain(b).steps.last?.writes.first)
    #expect(write.location == CodeLocation(fileID: #filePath, line: changed))
    port.send(5)
    let sent = #line - 1
    _ = b.wrappedValue
    let second = try #require(graph.explain(b).steps.last?.writes.first)
    #expect(second.location == CodeLocation(fileID: #filePath, line: sent))
    withExtendedLifetime(recorder) {}
  }

  @Test func `without a recorder an explanation is concluded, and lists the missing parts`() {
    let a = graph.input(name: "a", 1)
    let b = graph.input(name: "b", 1)
    let sum = graph.rule(name: "sum") { a.wrappedValue + b.wrappedValue }
    let last = graph.rule(name: "last") { sum.wrappedValue }
    #expect(graph.explain(last).steps.map(\.outcome) == [.untouched])
    _ = last.wrappedValue
    b.wrappedValue = 2
    _ = last.wrappedValue
    let explanation = graph.explain(last)
    #expect(explanation.steps.map(\.subject.name) == ["last", "sum", "b"])
    #expect(explanation.steps.map(\.update) == [2, 2, 2])
    #expect(explanation.steps.allSatisfy { $0.isConcluded })
    #expect(explanation.missing.first?.contains("attach a GraphRecorder") == true)
    let recorder = GraphRecorder(of: graph, capacity: 16)
    #expect(graph.explain(last).missing.first == "events before the recorder was attached")
    for value in 3...40 { a.wrappedValue = value }
    _ = last.wrappedValue
    a.wrappedValue = 50
    for value in 51...100 { a.wrappedValue = value }
    #expect(graph.explain(last).missing.first?.contains("larger capacity") == true)
    withExtendedLifetime(recorder) {}
  }

  @Test func `a long chain is explained`() {
    let recorder = GraphRecorder(of: graph, capacity: 50_000)
    let input = graph.input(0)
    var last = input
    for _ in 0..<20_000 {
      let previous = last
      last = graph.rule { previous.wrappedValue + 1 }
    }
    _ = last.wrappedValue
    input.set(1)
    _ = last.wrappedValue
    #expect(graph.explain(last).steps.count == 20_001)
    withExtendedLifetime(recorder) {}
  }

  @Test func `an explanation's JSON can be read back`() throws {
    let recorder = GraphRecorder(of: graph, keepsValues: true)
    let a = graph.input(name: "a \"b\"\n", "x\u{1}")
    let b = graph.rule { a.wrappedValue + "é" }
    _ = b.wrappedValue
    a.set("y")
    _ = b.wrappedValue
    a.wrappedValue = "z"
    for explanation in [graph.explain(a), graph.explain(b)] {
      let data = Data(explanation.json().utf8)
      #expect(try JSONDecoder().decode(Explanation.self, from: data) == explanation)
    }
    withExtendedLifetime(recorder) {}
  }
}
