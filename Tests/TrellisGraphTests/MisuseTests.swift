import Foundation
import Testing
import TrellisGraph

@Suite struct MisuseTests {
  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `a cycle names the attributes on it`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let a = graph.declare(Int.self, name: "a")
      let b = graph.rule(name: "b") { a.wrappedValue }
      graph.define(a) { b.wrappedValue }
      _ = graph.rule(name: "outside") { a.wrappedValue }.wrappedValue
    }
    #expect(message(result).contains("a cycle: “a” → “b” → “a”"))
  }

  @Test func `a write during an update traps with both names`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let a = graph.input(name: "a", 1)
      _ =
        graph.rule(name: "b") {
          a.wrappedValue = 2
          return 1
        }.wrappedValue
    }
    #expect(message(result).contains("“a” was set while “b” was being updated"))
  }

  @Test func `setting a rule traps with a message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      graph.rule(name: "b") { 1 }.wrappedValue = 2
    }
    #expect(message(result).contains("“b” is a rule and can't be set"))
  }

  @Test func `reading a removed attribute traps, and never returns another's value`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let subgraph = graph.makeSubgraph()
      let a = graph.within(subgraph) { graph.input(1) }
      subgraph.remove()
      _ = graph.input(2)
      _ = graph.rule(name: "b") { a.wrappedValue }.wrappedValue
    }
    #expect(message(result).contains("read by “b”) was removed with its subgraph"))
  }

  @Test func `removing the root, and making attributes in a removed subgraph, traps`() async {
    let root = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      graph.currentSubgraph.remove()
      _ = graph.nodeCount
    }
    #expect(message(root).contains("Subgraph.remove: the graph's root can't be removed"))
    let gone = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let subgraph = graph.makeSubgraph()
      graph.within(subgraph) {
        subgraph.remove()
        _ = graph.input(1)
      }
    }
    #expect(message(gone).contains("the current subgraph was removed"))
  }

  @Test func `reading a declared rule without a closure traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      _ = graph.rule { graph.declare(Int.self, name: "later").wrappedValue }.wrappedValue
    }
    #expect(message(result).contains("“later” was declared and read before it had a rule"))
  }

  @Test func `messages contain the source locations of the path's attributes`() async {
    let cycle = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let a = graph.declare(Int.self, name: "a", fileID: "M/A.swift", line: 3)
      let b = graph.rule(name: "b", fileID: "M/B.swift", line: 5) { a.wrappedValue }
      graph.define(a) { b.wrappedValue }
      _ = b.wrappedValue
    }
    #expect(message(cycle).contains("a cycle: “b” → “a” → “b”, each reads the next"))
    #expect(message(cycle).contains("\n  “b” was made at M/B.swift:5\n  “a” was made at M/A.swift:3"))
    let write = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let a = graph.input(name: "a", 1, fileID: "M/A.swift", line: 3)
      let rule: () -> Int = {
        a.wrappedValue = 2
        return 1
      }
      _ = graph.rule(name: "b", fileID: "M/B.swift", line: 5, rule).wrappedValue
    }
    #expect(message(write).contains("\n  “b” was made at M/B.swift:5\n  “a” was made at M/A.swift:3"))
  }

  @Test func `a long cycle's message is abridged in the middle`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let first = graph.declare(Int.self, name: "first")
      var last = first
      for number in 1..<100 {
        let previous = last
        last = graph.rule(name: "\(number)") { previous.wrappedValue }
      }
      let end = last
      graph.define(first) { end.wrappedValue }
      _ = first.wrappedValue
    }
    #expect(message(result).contains("a cycle of 100: “first” → “99” → “98”"))
    #expect(message(result).contains("“91” → … → “10”"))
    #expect(message(result).contains("“1” → “first”, each reads the next"))
  }

  @Test func `a removed attribute's message has its name and source location`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let subgraph = graph.makeSubgraph()
      let a = graph.within(subgraph) { graph.input(name: "a", 1, fileID: "M/A.swift", line: 3) }
      subgraph.remove()
      for number in 0..<200 {
        let other = graph.makeSubgraph()
        _ = graph.within(other) { graph.input(name: "\(number)", 1) }
        other.remove()
      }
      _ = graph.rule(name: "b") { a.wrappedValue }.wrappedValue
    }
    #expect(message(result).contains("“a” (index "))
    #expect(message(result).contains(", read by “b”) was removed with its subgraph"))
    #expect(message(result).contains("\n  it was made at M/A.swift:3"))
  }

  // MARK: - During the graph's work

  @Test func `an observer that reads, sets, makes or removes attributes traps`() async {
    let read = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let a = graph.input(name: "a", 1)
      let b = graph.rule(name: "b") { a.wrappedValue }
      graph.addObserver { _ in _ = a.wrappedValue }
      _ = b.wrappedValue
    }
    #expect(
      message(read).contains("“a” was read while an observer was handling an event, during the update of “b”")
    )
    let set = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let (a, b) = (graph.input(name: "a", 1), graph.input(name: "b", 1))
      graph.addObserver { _ in a.wrappedValue = 3 }
      b.wrappedValue = 2
    }
    #expect(
      message(set).contains("“a” was set while an observer was handling an event; record the event"))
    let make = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let a = graph.input(name: "a", 1)
      graph.addObserver { _ in _ = graph.input(1) }
      a.wrappedValue = 2
    }
    #expect(message(make).contains("AttributeGraph: an attribute was made while an observer was handling"))
    let remove = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let a = graph.input(name: "a", 1)
      let part = graph.makeSubgraph()
      graph.addObserver { _ in part.remove() }
      a.wrappedValue = 2
    }
    #expect(
      message(remove).contains("Subgraph.remove: a subgraph was removed while an observer was handling"))
  }

  /// A value whose `==` calls a closure.
  struct Meddler: Equatable {
    var number: Int
    var meddle: () -> Void = {}

    static func == (first: Meddler, second: Meddler) -> Bool {
      second.meddle()
      return first.number == second.number
    }
  }

  @Test func `== that reads the graph traps, in a set and in an update`() async {
    let set = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let a = graph.input(name: "a", 1)
      let b = graph.input(name: "b", Meddler(number: 1))
      b.wrappedValue = Meddler(number: 2) { _ = a.wrappedValue }
    }
    #expect(message(set).contains("“a” was read while “b”'s old and new values were being compared"))
    let update = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let a = graph.input(name: "a", 1)
      let b = graph.rule(name: "b") { [number = a] in
        Meddler(number: number.wrappedValue) { _ = a.wrappedValue }
      }
      _ = b.wrappedValue
      a.wrappedValue = 2
      _ = b.wrappedValue
    }
    #expect(
      message(update).contains(
        "“a” was read while “b”'s old and new values were being compared, during the update of “b”"))
  }

  /// An object that calls a closure when deinitialized.
  final class DeinitializerAction {
    let act: () -> Void

    init(_ act: @escaping () -> Void) {
      self.act = act
    }

    deinit { act() }
  }

  @Test func `a deinit that reads the graph during an update traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let a = graph.input(name: "a", 1)
      let object = graph.input(name: "object", DeinitializerAction { _ = a.wrappedValue })
      let reader = graph.rule(name: "reader") { ObjectIdentifier(object.wrappedValue) }
      _ = reader.wrappedValue
      object.wrappedValue = DeinitializerAction {}
      _ = reader.wrappedValue
    }
    #expect(
      message(result).contains("“a” was read while “object”'s old value was being destroyed during an update")
    )
  }

  @Test func `a deinit between updates may read and set`() {
    let graph = AttributeGraph()
    let a = graph.input(name: "a", 1)
    let object = graph.input(name: "object", DeinitializerAction { a.wrappedValue += 1 })
    object.wrappedValue = DeinitializerAction {}
    #expect(a.wrappedValue == 2)
  }
}

@Suite struct GraphStopTests {
  @Test func `the misuse handler is called before the process ends, with the attributes being updated`() async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      GraphStop.onStop { stop in
        "updating \(stop.updating.compactMap(\.name).joined(separator: ", "))"
      }
      let a = graph.input(name: "a", 1)
      let inner = graph.rule(name: "inner") {
        a.wrappedValue = 2
        return 1
      }
      _ = graph.rule(name: "outer") { inner.wrappedValue }.wrappedValue
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("“a” was set while “outer” → “inner” was being updated"))
    #expect(text.contains("\nupdating outer, inner"))
  }

  @Test func `a misuse in the handler ends the process, too`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      GraphStop.onStop { _ in
        let graph = AttributeGraph()
        graph.rule(name: "second") { 1 }.wrappedValue = 2
        return ""
      }
      AttributeGraph().rule(name: "first") { 1 }.wrappedValue = 2
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("“second” is a rule and can't be set"))
  }
}
