import Testing
import TrellisGraph

/// Behaviour when the last reference to a graph is released during the graph's own work.
@Suite struct GraphReleaseTests {
  /// Stores the only reference to a graph, for rules to release.
  final class Owner {
    var graph: AttributeGraph?

    init(_ graph: AttributeGraph) { self.graph = graph }
  }

  final class Witness {
    let number: Int

    init(_ number: Int) { self.number = number }
  }

  /// Returns the owner of a graph whose rule `middle` releases the graph, and the rule `end`, whose update runs `middle`.
  ///
  /// The value of `middle` is an object equal to the input's. The closures in `witnesses` return the two objects while they are alive.
  private func graph(_ witnesses: inout [() -> Witness?]) -> (owner: Owner, end: Attribute<Witness>) {
    let owner = Owner(AttributeGraph())
    let kept = Witness(7)
    let a = owner.graph!.input(name: "a", kept)
    let middle = owner.graph!.rule(name: "middle") { [unowned owner] in
      owner.graph = nil
      return Witness(a.wrappedValue.number)
    }
    let end = owner.graph!.rule(name: "end") { middle.wrappedValue }
    witnesses = [{ [weak kept] in kept }, { end.cachedValue }]
    return (owner, end)
  }

  @Test func `a graph released by a rule lives until the value is read`() {
    var witnesses: [() -> Witness?] = []
    let (owner, end) = graph(&witnesses)
    let value = end.wrappedValue
    #expect(value.number == 7)
    #expect(owner.graph == nil)
    #expect(!end.exists)
    #expect(witnesses.allSatisfy { $0() == nil })
  }

  @Test func `a graph released during withValue, an untyped read or a stoppable update lives until its end`()
  {
    var witnesses: [() -> Witness?] = []
    let looked = graph(&witnesses)
    #expect(looked.end.withValue { $0.pointee.number } == 7)
    #expect(!looked.end.exists && witnesses.allSatisfy { $0() == nil })
    let erased = graph(&witnesses)
    #expect((erased.end.erased.value as? Witness)?.number == 7)
    #expect(!erased.end.exists && witnesses.allSatisfy { $0() == nil })
    let updated = graph(&witnesses)
    #expect(updated.owner.graph!.update([updated.end.erased]) { true }.isFinished)
    #expect(!updated.end.exists && witnesses.allSatisfy { $0() == nil })
  }

  @Test func `a graph released by a rule lives through an update without marking, too`() {
    let owner = Owner(AttributeGraph())
    let a = owner.graph!.input(1)
    let end = owner.graph!.rule { [unowned owner] in
      if a.wrappedValue == 2 { owner.graph = nil }
      return [a.wrappedValue, 3, 4]
    }
    #expect(end.wrappedValue == [1, 3, 4])
    a.wrappedValue = 2
    #expect(end.wrappedValue == [2, 3, 4])
    #expect(!end.exists)
  }

  /// Returns a rule that releases its graph and removes parts of it.
  ///
  /// The callbacks for removals set and read attributes.
  private func graphThatTells(_ told: @escaping (Int) -> Void) -> Attribute<[Int]> {
    let owner = Owner(AttributeGraph())
    let parts = (0..<3).map { _ in owner.graph!.makeSubgraph() }
    let list = owner.graph!.input([1, 2])
    let changing = owner.graph!.input(0)
    let count = owner.graph!.rule { list.wrappedValue.count + changing.wrappedValue }
    for part in parts {
      owner.graph!.onRemoval(of: part) {
        changing.wrappedValue += 1
        told(count.wrappedValue)
        parts[2].remove()
      }
    }
    return owner.graph!.rule {
      owner.graph = nil
      for part in parts { part.remove() }
      return list.wrappedValue
    }
  }

  @Test func `a removal observer may read a graph that a rule has released`() {
    var told: [Int] = []
    let attribute = graphThatTells { told.append($0) }
    #expect(attribute.wrappedValue == [1, 2])
    #expect(told == [5, 5, 5])
    #expect(!attribute.exists)
  }

  @Test func `a withValue closure may release the graph`() {
    let owner = Owner(AttributeGraph())
    let a = owner.graph!.input(["first", "second"])
    let other = owner.graph!.rule { a.wrappedValue.count }
    let seen = a.withValue { value in
      owner.graph = nil
      return value.pointee[other.wrappedValue - 1]
    }
    #expect(seen == "second")
    #expect(!a.exists)
  }

  @Test func `a rule that runs for a subscriber may release the graph`() async {
    let owner = Owner(AttributeGraph())
    let a = owner.graph!.input(1)
    let b = owner.graph!.rule { [unowned owner] in
      if a.wrappedValue == 2 { owner.graph = nil }
      return a.wrappedValue
    }
    let values = b.values
    a.wrappedValue = 2
    #expect(!a.exists)
    var seen: [Int] = []
    for await value in values { seen.append(value) }
    #expect(seen == [2])
  }

  @Test func `a value kept for its reader is complete, however large`() {
    let count = LiveCount()
    let graph = AttributeGraph()
    let part = graph.makeSubgraph()
    let removed = graph.within(part) {
      graph.rule {
        part.remove()
        return (1, 2, 3, Counted(count))
      }
    }
    let value = removed.wrappedValue
    #expect(value.0 == 1 && value.1 == 2 && value.2 == 3 && value.3.count === count)
    let owner = Owner(AttributeGraph())
    let last = owner.graph!.rule { [unowned owner] in
      owner.graph = nil
      return (4, 5, 6, Counted(count))
    }
    let kept = last.wrappedValue
    #expect(kept.0 == 4 && kept.1 == 5 && kept.2 == 6 && kept.3.count === count)
    #expect(!removed.exists && !last.exists)
  }

  @Test func `a graph with other references isn't touched`() {
    let graph = AttributeGraph()
    let owner = Owner(graph)
    let end = graph.rule { [unowned owner] in
      owner.graph = nil
      return [1]
    }
    #expect(end.wrappedValue == [1])
    #expect(end.exists)
  }

  /// A value whose `==`, description or deinitialization releases a graph.
  struct Releasing: Equatable, CustomStringConvertible {
    final class DeinitializerAction {
      let act: () -> Void
      init(_ act: @escaping () -> Void) { self.act = act }
      deinit { act() }
    }

    var number: Int
    var compared: () -> Void = {}
    var described: () -> Void = {}
    var deinitializerAction: DeinitializerAction?

    static func == (first: Releasing, second: Releasing) -> Bool {
      second.compared()
      return first.number == second.number
    }

    var description: String {
      described()
      return "\(number)"
    }
  }

  @Test(arguments: [1, 2]) func `== may release the graph during a set, whether equal or not`(number: Int) {
    let owner = Owner(AttributeGraph())
    let count = LiveCount()
    let a = owner.graph!.input(Releasing(number: 1))
    let kept = owner.graph!.input(Counted(count))
    let b = owner.graph!.rule { a.wrappedValue.number + (kept.wrappedValue.count === count ? 1 : 0) }
    #expect(b.wrappedValue == 2)
    a.wrappedValue = Releasing(number: number, compared: { owner.graph = nil })
    #expect(!a.exists && !b.exists)
    #expect(count.alive == 0)
  }

  @Test func `a description may release the graph during a set`() {
    let owner = Owner(AttributeGraph())
    let recorder = GraphRecorder(of: owner.graph!, keepsValues: true)
    let count = LiveCount()
    let a = owner.graph!.input(Releasing(number: 1))
    let b = owner.graph!.input(Counted(count))
    let c = owner.graph!.rule { a.wrappedValue.number }
    #expect(c.wrappedValue == 1)
    a.wrappedValue = Releasing(number: 2, described: { owner.graph = nil })
    #expect(!a.exists && !b.exists)
    #expect(count.alive == 0)
    #expect(recorder.count > 0)
  }

  @Test func `the deinit of an input's old value may release the graph, and create another`() {
    let owner = Owner(AttributeGraph())
    let count = LiveCount()
    var told = 0
    let a = owner.graph!.input(
      Releasing(
        number: 1,
        deinitializerAction: Releasing.DeinitializerAction {
          owner.graph = nil
          let next = AttributeGraph()
          next.addObserver { _ in told += 1 }
          _ = next.input(1)
          owner.graph = next
        }))
    let b = owner.graph!.input(Counted(count))
    a.wrappedValue = Releasing(number: 2)
    #expect(!a.exists && !b.exists)
    #expect(told == 0)
    #expect(count.alive == 0)
  }

  @Test func `a value described in a snapshot may release the graph`() {
    let owner = Owner(AttributeGraph())
    _ = owner.graph!.input(Releasing(number: 1, described: { owner.graph = nil }))
    _ = owner.graph!.input(2)
    #expect(owner.graph!.snapshot(withValues: true).nodes.map(\.value) == ["1", "2"])
    #expect(owner.graph == nil)
  }
}
