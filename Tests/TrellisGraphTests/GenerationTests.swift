import Testing

@testable import TrellisGraph

/// Handles of 8 bytes, which distinguish an attribute from earlier attributes in the same slot, in this graph or another.
@Suite struct GenerationTests {
  @Test func `a handle is 8 bytes`() {
    #expect(MemoryLayout<Attribute<[String]>>.size == 8)
    #expect(MemoryLayout<AnyAttribute>.size == 8)
    #expect(MemoryLayout<Subgraph>.size == 8)
  }

  @Test func `no handle finds a later node in its slot, however often the slot is reused`() {
    let graph = AttributeGraph()
    let source = graph.input(1)
    var late: [AnyAttribute] = []
    var lateParts: [Subgraph] = []
    for number in 0..<70_000 {
      let part = graph.makeSubgraph()
      let attribute = graph.within(part) { graph.input(number) }
      #expect(attribute.exists && attribute.wrappedValue == number)
      late.append(attribute.erased)
      lateParts.append(part)
      part.remove()
    }
    #expect(Set(late.map { $0.rawValue & 0xffff_ffff }).count == 1, "they had one slot")
    #expect(Set(late).count == 70_000 && Set(lateParts).count == 70_000)
    let last = graph.input(-1)
    #expect(last.erased.rawValue & 0xffff_ffff == late[0].rawValue & 0xffff_ffff)
    #expect(late.allSatisfy { !$0.exists } && lateParts.allSatisfy { !$0.exists })
    #expect(late.allSatisfy { graph.attribute(rawValue: $0.rawValue) == nil })
    // The graph has used up its first number. Attributes made under that number are found as before.
    #expect(source.exists && source.wrappedValue == 1)
    source.wrappedValue = 2
    #expect(graph.rule { source.wrappedValue + last.wrappedValue }.wrappedValue == 1)
  }

  @Test func `no graph's handles find attributes of a later graph`() {
    var late: [Attribute<Int>] = []
    for number in 0..<70_000 {
      let graph = AttributeGraph()
      late.append(graph.input(number))
      #expect(late[number].wrappedValue == number)
      if number > 0 { #expect(!late[number - 1].exists) }
    }
    #expect(Set(late.map(\.erased.rawValue)).count == 70_000)
    let graph = AttributeGraph()
    let last = graph.input(7)
    #expect(late.allSatisfy { !$0.exists && $0.cachedValue == nil && $0 != last })
  }

  @Test func `a graph that is rebuilt uses up one generation`() {
    let graph = AttributeGraph()
    func rebuild() -> UInt64 {
      let part = graph.makeSubgraph()
      let handles = graph.within(part) { (0..<1000).map { graph.input($0).erased.rawValue >> 32 } }
      part.remove()
      #expect(Set(handles.dropFirst()).count == 1)
      return handles[999]
    }
    let first = rebuild()
    for number in 1...10 { #expect(rebuild() <= first + 2 * UInt64(number)) }
  }

  @Test func `a graph that has used many generations reuses its first one`() {
    let graph = AttributeGraph()
    let storage = graph.core.storage
    storage.pointee.generations.mostNumbers = 2
    let first = storage.pointee.generations.next(after: 0, storage)
    var met: Set<UInt32> = [first]
    // Uses the remaining generations of the graph's first number, and those of two more numbers.
    var count = 1
    while count < 4 * 0x10000 {
      storage.pointee.generations.advance(storage)
      if !met.insert(storage.pointee.generations.next(after: 0, storage)).inserted { break }
      count += 1
    }
    #expect(Set(met.map { $0 >> 16 }).count == 3)
    #expect(count >= 2 * 0xffff && count <= 3 * 0xffff)
    // The next generations have the first number again.
    #expect(storage.pointee.generations.next(after: 0, storage) >> 16 == first >> 16)
    let input = graph.input(5)
    #expect(graph.rule { input.wrappedValue + 1 }.wrappedValue == 6)
  }

  @Test func `creating more graphs than there are numbers traps with a message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var graphs: [AttributeGraph] = []
      for _ in 0..<70_000 { graphs.append(AttributeGraph()) }
    }
    #expect(
      message(result).contains(
        "AttributeGraph: there are 65534 graphs; release some, or use subgraphs of one graph"))
  }
}
