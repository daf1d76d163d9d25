import Foundation
import Testing
import TrellisGraph

@Suite struct IsolationTests {
  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  /// An actor with a graph, made in the actor's isolation domain.
  actor Owner {
    private var made: (graph: AttributeGraph, input: Attribute<Int>, rule: Attribute<Int>)?

    func set(_ value: Int) -> Int {
      let made = made ?? make()
      self.made = made
      made.input.wrappedValue = value
      return made.rule.wrappedValue
    }

    private func make() -> (AttributeGraph, Attribute<Int>, Attribute<Int>) {
      let graph = AttributeGraph(fileID: "M/G.swift", line: 4)
      let input = graph.input(name: "a", 1, fileID: "M/A.swift", line: 3)
      return (graph, input, graph.rule(name: "b", fileID: "M/B.swift", line: 5) { input.wrappedValue * 2 })
    }

    func smuggle() -> Smuggled<(AttributeGraph, Attribute<Int>, Attribute<Int>)> { Smuggled(value: make()) }
  }

  @Test func `an actor uses its graph from whatever thread it runs on`() async {
    let owner = Owner()
    await withTaskGroup(of: Int.self) { group in
      for value in 0..<100 { group.addTask { await owner.set(value) } }
      for await result in group { #expect(result % 2 == 0) }
    }
    #expect(await owner.set(7) == 14)
  }

  @MainActor @Test func `the main actor can use its graph, and graphs of ended actors can be used`()
    async
  {
    let graph = AttributeGraph()
    let a = graph.input(1)
    let b = graph.rule { a.wrappedValue + 1 }
    a.wrappedValue = 2
    #expect(b.wrappedValue == 3)
    await Task.yield()
    a.wrappedValue = 3
    #expect(b.wrappedValue == 4)
    let left = await Owner().smuggle()
    left.value.1.wrappedValue = 4
    #expect(left.value.2.wrappedValue == 8)
  }

  @Test func `using the main actor's graph elsewhere traps with a message`() async {
    let set = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let smuggled = await MainActor.run {
        let graph = AttributeGraph(fileID: "M/G.swift", line: 4)
        return Smuggled(value: (graph, graph.input(name: "a", 1, fileID: "M/A.swift", line: 3)))
      }
      await MainActor.run { smuggled.value.1.wrappedValue = 2 }
      await Task.detached { smuggled.value.1.wrappedValue = 3 }.value
    }
    #expect(
      message(set).contains(
        "“a” was set from outside the isolation domain of its graph, which is the main actor's since M/G.swift:4"
      ))
    #expect(message(set).contains("\n  “a” was made at M/A.swift:3"))
    let read = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let smuggled = await MainActor.run {
        let graph = AttributeGraph()
        return Smuggled(value: (graph, graph.rule(name: "b", fileID: "M/B.swift", line: 5) { 1 }))
      }
      await Task.detached { _ = smuggled.value.1.wrappedValue }.value
    }
    #expect(message(read).contains("“b” was read from outside the isolation domain of its graph"))
    #expect(message(read).contains("\n  “b” was made at M/B.swift:5"))
    let change = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let smuggled = await MainActor.run { Smuggled(value: AttributeGraph()) }
      await Task.detached { _ = smuggled.value.input(1) }.value
    }
    #expect(
      message(change).contains(
        "AttributeGraph: an attribute was made from outside the isolation domain of its"))
    let update = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let smuggled = await MainActor.run { Smuggled(value: AttributeGraph()) }
      await Task.detached { _ = smuggled.value.update([]) { true } }.value
    }
    #expect(message(update).contains("AttributeGraph.update: the graph was updated from outside"))
  }

  @Test func `setting an actor's graph elsewhere traps with a message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let owner = Owner()
      let smuggled = await owner.smuggle()
      smuggled.value.1.wrappedValue = 2
      withExtendedLifetime(owner) {}
    }
    #expect(
      message(result).contains(
        "“a” was set from outside the isolation domain of its graph, which is an actor's (Owner) since M/G.swift:4"
      ))
  }

  @Test func `a read on one thread while a rule runs on another names both`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let a = graph.input(name: "a", 1, fileID: "M/A.swift", line: 3)
      let smuggled = Smuggled(value: a)
      let rule: () -> Int = {
        let thread = Thread { _ = smuggled.value.wrappedValue }
        thread.start()
        while !thread.isFinished { sched_yield() }
        return 1
      }
      _ = graph.rule(name: "b", fileID: "M/B.swift", line: 5, rule).wrappedValue
    }
    #expect(message(result).contains("“a” was read while another thread updated the graph (“b”)"))
    #expect(message(result).contains("\n  “b” was made at M/B.swift:5\n  “a” was made at M/A.swift:3"))
  }

  /// A value sent to another thread, although that isn't allowed.
  struct Smuggled<Value>: @unchecked Sendable {
    let value: Value
  }

  @Test func `using a graph from another thread during an update traps with a message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let a = graph.input(name: "a", 1)
      let smuggled = Smuggled(value: a)
      let b = graph.rule(name: "b") {
        let thread = Thread { smuggled.value.wrappedValue = 2 }
        thread.start()
        while !thread.isFinished { sched_yield() }
        return 1
      }
      _ = b.wrappedValue
    }
    #expect(message(result).contains("“a” was set while another thread updated the graph (“b”)"))
  }

  @Test func `with isolation checks, any use from another thread or actor traps`() async {
    let thread = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let a = graph.input(name: "a", 1)
      graph.checkIsolation(nil)
      a.wrappedValue = 2
      let smuggled = Smuggled(value: a)
      let thread = Thread { _ = smuggled.value.wrappedValue }
      thread.start()
      while !thread.isFinished { sched_yield() }
    }
    #expect(
      message(thread).contains(
        "“a” was read from outside the isolation domain of its graph, which is one thread's since"))
    let actor = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let smuggled = await MainActor.run {
        let graph = AttributeGraph()
        let a = graph.input(name: "a", 1)
        graph.checkIsolation(fileID: "M/G.swift", line: 4)
        return Smuggled(value: (graph, a))
      }
      await Task.detached { _ = smuggled.value.1.wrappedValue }.value
    }
    #expect(
      message(actor).contains(
        "“a” was read from outside the isolation domain of its graph, which is the main actor's since M/G.swift:4"
      ))
  }

  @MainActor @Test func `a graph with isolation checks works as before in its domain`() {
    let graph = AttributeGraph()
    graph.checkIsolation()
    let a = graph.input(1)
    let b = graph.rule { a.wrappedValue + 1 }
    #expect(b.wrappedValue == 2)
    a.wrappedValue = 2
    #expect(b.wrappedValue == 3)
    #expect(b.wrappedValue == 3)
    let part = graph.makeSubgraph()
    part.remove()
  }
}
