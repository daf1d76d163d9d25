import Testing
import TrellisGraph

/// Calls a closure when deinitialized.
private final class DeinitializerAction: Sendable, Equatable {
  let number: Int
  private let act: @Sendable () -> Void

  init(_ number: Int = 0, _ act: @escaping @Sendable () -> Void) { (self.number, self.act) = (number, act) }
  deinit { act() }

  static func == (one: DeinitializerAction, other: DeinitializerAction) -> Bool { one.number == other.number }
}

/// Permitted operations at unexpected moments.
@Suite struct AdversaryTests {
  // MARK: - Pending writes

  @Test func `a pending value may send while it is replaced`() {
    let graph = AttributeGraph()
    let log = graph.input([Int]())
    let input = graph.input(DeinitializerAction {})
    let (logPort, port) = (log.sender(), input.sender())
    for number in 1...3 { port.send(DeinitializerAction(number) { logPort.send([number]) }) }
    #expect(log.wrappedValue == [2])
    #expect(input.wrappedValue.number == 3)
    input.wrappedValue = DeinitializerAction {}
    _ = input.wrappedValue
    #expect(log.wrappedValue == [3])
  }

  @Test func `a pending value for a removed input may send while it is dropped`() {
    let graph = AttributeGraph()
    let log = graph.input(0)
    let part = graph.makeSubgraph()
    let gone = graph.within(part) { graph.input(DeinitializerAction {}) }
    let (logPort, port) = (log.sender(), gone.sender())
    part.remove()
    port.send(DeinitializerAction { logPort.send(7) })
    graph.flushPendingWrites()
    #expect(log.wrappedValue == 7)
  }

  @Test func `a replaced wake closure may send while it is released`() {
    let graph = AttributeGraph()
    let log = graph.input(0)
    let port = log.sender()
    let deinitializerAction = DeinitializerAction { port.send(5) }
    graph.onPendingWrites { [deinitializerAction] in withExtendedLifetime(deinitializerAction) {} }
    _ = consume deinitializerAction
    graph.onPendingWrites(nil)
    #expect(log.wrappedValue == 5)
  }

  // MARK: - Removal during an update

  @Test func `a rule on a cycle may remove the other rule while both run`() {
    let graph = AttributeGraph()
    let turn = graph.input(0)
    let part = graph.makeSubgraph()
    let a = graph.declare(Int.self, name: "a")
    let b = graph.within(part) { graph.declare(Int.self, name: "b") }
    graph.define(a) {
      if turn.wrappedValue == 2 { part.remove() }
      return b.exists ? ((try? b.value()) ?? 0) + 1 : -1
    }
    graph.define(b) { ((try? a.value()) ?? 0) + turn.wrappedValue }
    #expect(a.wrappedValue == 1)
    turn.wrappedValue = 1
    #expect(b.wrappedValue == 2)
    turn.wrappedValue = 2
    #expect(b.wrappedValue == 3)
    #expect(!b.exists)
    #expect(a.wrappedValue == -1)
    turn.wrappedValue = 3
    #expect(a.wrappedValue == -1)
  }

  @Test func `rules that replace their inputs on each run leave no attributes`() {
    let graph = AttributeGraph()
    let turn = graph.input(0)
    var parts: [Subgraph] = []
    let outer = graph.rule { [unowned graph] () -> Int in
      let number = turn.wrappedValue
      for part in parts { part.remove() }
      parts = (0..<5).map { _ in graph.makeSubgraph() }
      return parts.reduce(0) { sum, part in
        sum + graph.within(part) { graph.rule { turn.wrappedValue * 2 } }.wrappedValue
      } + number
    }
    var counts: Set<Int> = []
    for number in 1...50 {
      turn.wrappedValue = number
      #expect(outer.wrappedValue == 11 * number)
      counts.insert(graph.nodeCount)
    }
    #expect(counts.count == 1)
  }

  @Test func `an observer may cancel all observers, and release the graph`() {
    final class Holder { var graph: AttributeGraph?; var observations: [GraphObservation] = [] }
    let holder = Holder()
    weak var weakGraph: AttributeGraph?
    var told = 0
    do {
      let graph = AttributeGraph()
      (holder.graph, weakGraph) = (graph, graph)
      for _ in 0..<3 {
        holder.observations.append(
          graph.addObserver { _ in
            told += 1
            for observation in holder.observations { observation.cancel() }
            holder.observations = []
            holder.graph = nil
          })
      }
    }
    let input = holder.graph!.input(1)
    input.wrappedValue = 2
    #expect(told == 1)
    #expect(holder.graph == nil && weakGraph == nil)
    #expect(!input.exists)
  }

  @Test func `a callback may remove attributes with waiting subscribers`() {
    let graph = AttributeGraph()
    let input = graph.input(0)
    let part = graph.makeSubgraph()
    let inner = graph.within(part) { graph.rule { input.wrappedValue + 1 } }
    var seen: [Int] = []
    var observations: [AttributeObservation] = []
    for _ in 0..<3 {
      observations.append(
        inner.onChange { value in
          seen.append(value)
          if value == 2 {
            part.remove()
            for observation in observations { observation.cancel() }
          }
        })
    }
    input.wrappedValue = 1
    #expect(seen == [2])
    input.wrappedValue = 2
    #expect(seen == [2])
    #expect(!inner.exists)
  }

  // MARK: - Released graphs

  @Test func `a graph may be released in a deinit, a callback or a rule during its update`() {
    for way in 0..<3 {
      var graph: AttributeGraph? = AttributeGraph()
      weak let weakGraph = graph
      nonisolated(unsafe) var letGo: () -> Void = {}
      letGo = { graph = nil }
      let input = graph!.input(0)
      let old = graph!.rule { () -> DeinitializerAction in
        let number = input.wrappedValue
        return DeinitializerAction(number) { if way == 0, number == 0 { letGo() } }
      }
      let root = graph!.rule { () -> Int in
        if way == 1, input.wrappedValue == 1 { letGo() }
        return old.wrappedValue.number + input.wrappedValue
      }
      let observation = way == 2 ? root.onChange { if $0 == 2 { letGo() } } : nil
      #expect(root.wrappedValue == 0)
      input.wrappedValue = 1
      if way < 2 { #expect(root.wrappedValue == 2) }
      #expect(graph == nil)
      #expect(weakGraph == nil || way == 0)
      letGo = {}
      observation?.cancel()
    }
  }

  @Test func `== that uses its graph through another graph is reported`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      struct Asking: Equatable {
        nonisolated(unsafe) static var ask: () -> Int = { 0 }
        var number: Int
        static func == (one: Asking, other: Asking) -> Bool { ask() == one.number + other.number }
      }
      let (graph, other) = (AttributeGraph(), AttributeGraph())
      let number = graph.input(name: "number", 1)
      let input = graph.input(name: "asking", Asking(number: 1))
      let way = other.rule { number.wrappedValue }
      Asking.ask = { way.wrappedValue }
      input.wrappedValue = Asking(number: 2)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("“number” was read while “asking”'s old and new values were being compared"))
  }

  // MARK: - Other isolation domains

  @Test func `ports outlive their graph, and values sent just before its end are delivered`() async {
    for round in 0..<20 {
      let graph = AttributeGraph()
      let inputs = (0..<4).map { _ in graph.input(-1) }
      let sum = graph.rule { inputs.reduce(0) { $0 + $1.wrappedValue } }
      let ports = inputs.map { $0.sender() }
      await withTaskGroup(of: Void.self) { group in
        for port in ports { group.addTask { for number in 0...100 { port.send(number) } } }
      }
      #expect(sum.wrappedValue == 400)
      await withTaskGroup(of: Void.self) { group in
        for port in ports { group.addTask { for number in 0...100 { port.send(number + round) } } }
        await Task.yield()
      }
    }
  }

  @MainActor @Test func `sequences of values end with their subgraph or graph`() async {
    var graph: AttributeGraph? = AttributeGraph()
    let input = graph!.input(0)
    let part = graph!.makeSubgraph()
    let inner = graph!.within(part) { graph!.rule { input.wrappedValue * 2 } }
    let (first, second) = (inner.values, input.values)
    let tasks = [
      Task.detached { await first.reduce(0) { max($0, $1) } },
      Task.detached { await second.reduce(0) { max($0, $1) } },
    ]
    for number in 1...50 {
      input.wrappedValue = number
      await Task.yield()
    }
    part.remove()
    _ = await tasks[0].value
    graph = nil
    _ = await tasks[1].value
    #expect(!inner.exists && !input.exists)
  }
}
