import Testing
import TrellisGraph

/// Operations on an attribute whose value is being accessed in place.
@Suite struct WithValueTests {
  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `setting an attribute during withValue traps, for small and large values`() async {
    let large = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let a = graph.input(name: "a", ("one", 1), fileID: "M/A.swift", line: 3)
      a.withValue { _ in a.wrappedValue = ("two", 2) }
    }
    #expect(
      message(large).contains("Attribute.withValue: “a” was set while a closure was using its value;"))
    #expect(message(large).contains("\n  “a” was made at M/A.swift:3"))
    let small = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let a = graph.input(name: "a", 1)
      a.withValue { _ in
        a.withValue { _ in }; a.wrappedValue = 2
      }
    }
    #expect(message(small).contains("“a” was set while a closure was using its value;"))
  }

  @Test func `removing an attribute during withValue traps`() async {
    let direct = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let part = graph.makeSubgraph()
      let a = graph.within(part) { graph.input(name: "a", ["one"]) }
      a.withValue { _ in part.remove() }
    }
    #expect(message(direct).contains("“a” was removed while a closure was using its value;"))
    let byRule = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let part = graph.makeSubgraph()
      let a = graph.within(part) { graph.input(name: "a", ["one"]) }
      let b = graph.rule { part.remove() }
      a.withValue { _ in b.wrappedValue }
    }
    #expect(message(byRule).contains("“a” was removed while a closure was using its value;"))
  }

  @Test func `updating a rule during its withValue traps`() async {
    let direct = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let a = graph.input(name: "a", 1)
      let b = graph.rule(name: "b") { [a.wrappedValue] }
      b.withValue { _ in
        a.wrappedValue = 2
        _ = b.wrappedValue
      }
    }
    #expect(message(direct).contains("“b” was updated while a closure was using its value;"))
    let byRule = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let a = graph.input(name: "a", 1)
      let b = graph.rule(name: "b") { [a.wrappedValue] }
      let c = graph.rule(name: "c") { b.wrappedValue }
      _ = c.wrappedValue
      b.withValue { _ in
        a.wrappedValue = 2
        _ = c.wrappedValue
      }
    }
    #expect(
      message(byRule).contains(
        "“b” was updated while a closure was using its value, in the update of “c”;"))
    let throwing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let a = graph.input(name: "a", 1)
      let b = graph.rule(name: "b") { [a.wrappedValue] }
      let c = graph.rule(name: "c") { (try? b.value()) ?? [] }
      b.withValue { _ in
        a.wrappedValue = 2
        _ = c.wrappedValue
      }
    }
    #expect(
      message(throwing).contains("“b” was updated while a closure was using its value, in"))
    let stopping = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let a = graph.input(name: "a", 1)
      let b = graph.rule(name: "b") { [a.wrappedValue] }
      b.withValue { _ in
        a.wrappedValue = 2
        _ = graph.update([b.erased]) { true }
      }
    }
    #expect(
      message(stopping).contains("“b” was updated while a closure was using its value;"))
  }

  @Test func `other attributes may be set, read, made and removed during withValue`() throws {
    let graph = AttributeGraph()
    let a = graph.input(1)
    let other = graph.input(10)
    let list = graph.rule { [a.wrappedValue, 2] }
    let sum = graph.rule { other.wrappedValue + list.wrappedValue.count }
    let cyclic = graph.rule { (try? list.value())?.count ?? 0 }
    let part = graph.makeSubgraph()
    let seen = list.withValue { value in
      other.wrappedValue = 20
      #expect(sum.wrappedValue == 22)
      #expect(cyclic.wrappedValue == 2)
      #expect(list.withValue { $0.pointee.count } == 2)
      #expect(graph.rule { list.withValue { $0.pointee[1] } }.wrappedValue == 2)
      part.remove()
      a.wrappedValue = 5
      return value.pointee
    }
    #expect(seen == [1, 2])
    #expect(list.wrappedValue == [5, 2])
    a.wrappedValue = 6
    #expect(list.wrappedValue == [6, 2])
    a.withValue { _ in other.wrappedValue = 30 }
    a.wrappedValue = 7
    #expect(sum.wrappedValue == 32)
    #expect(list.wrappedValue == [7, 2])
  }

  @Test func `pending writes wait for the end of withValue`() {
    let graph = AttributeGraph()
    let a = graph.input([1])
    let b = graph.rule { a.wrappedValue.count }
    let port = a.sender()
    let seen = a.withValue { value in
      port.send([1, 2])
      #expect(b.wrappedValue == 1)
      return value.pointee
    }
    #expect(seen == [1])
    #expect(b.wrappedValue == 2)
  }

  @Test func `awaited values are delivered after withValue ends`() async {
    let graph = AttributeGraph()
    let a = graph.input(1)
    let b = graph.rule { [a.wrappedValue] }
    var values = b.values.makeAsyncIterator()
    #expect(await values.next() == [1])
    b.withValue { _ in a.wrappedValue = 2 }
    #expect(await values.next() == [2])
  }
}
