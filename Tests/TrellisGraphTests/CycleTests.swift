import Testing

@testable import TrellisGraph

@Suite struct CycleTests {
  let graph = AttributeGraph()

  // Each cell is a number, or one more than the next cell; nil in a cycle.
  @Test func `every rule on a cycle can handle it, whichever is read first, and recovers`() throws {
    for first in 0..<3 {
      let graph = AttributeGraph()
      let formulas = (0..<3).map { _ in graph.input(Int?.none) }
      let cells = (0..<3).map { graph.declare(Int?.self, name: "c\($0)") }
      for index in 0..<3 {
        graph.define(cells[index]) {
          if let number = formulas[index].wrappedValue { return number }
          guard let value = try? cells[(index + 1) % 3].value() else { return nil }
          return value + 1
        }
      }
      let outside = graph.rule { cells[1].wrappedValue }
      #expect(cells[first].wrappedValue == nil)
      for cell in cells { #expect(cell.wrappedValue == nil) }
      #expect(outside.wrappedValue == nil)
      formulas[first].wrappedValue = 10
      #expect(cells[first].wrappedValue == 10)
      #expect(cells[(first + 2) % 3].wrappedValue == 11)
      #expect(cells[(first + 1) % 3].wrappedValue == 12)
      #expect(outside.wrappedValue == cells[1].wrappedValue)
      formulas[first].wrappedValue = nil
      for cell in cells { #expect(cell.wrappedValue == nil) }
      #expect(outside.wrappedValue == nil)
    }
  }

  @Test func `a cycle error names the whole cycle`() {
    var seen: DependencyCycle?
    let a = graph.declare(Int.self, name: "a")
    let b = graph.rule(name: "b") {
      do { return try a.value() } catch let error as DependencyCycle {
        seen = error
        return 0
      } catch { return -1 }
    }
    graph.define(a) { b.wrappedValue + 1 }
    #expect(a.wrappedValue == 1)
    #expect(seen?.description == "a cycle: “a” → “b” → “a”")
    #expect(seen?.path.map(\.rawValue) == [a.erased.rawValue, b.erased.rawValue])
  }

  @Test func `a rule that reads itself gets a cycle error`() {
    let a = graph.declare(Int.self, name: "a")
    graph.define(a) { (try? a.value()) ?? -1 }
    #expect(a.wrappedValue == -1)
    #expect(!a.isStale)
    #expect(a.wrappedValue == -1)
  }

  /// Returns a ring: `a` is `b + 1`, and `b` is `a + x`.
  ///
  /// A value that can't be computed counts as 0.
  private func makeRing() -> (a: Attribute<Int>, b: Attribute<Int>, x: Attribute<Int>) {
    let x = graph.input(name: "x", 1)
    let a = graph.declare(Int.self, name: "a")
    let b = graph.declare(Int.self, name: "b")
    graph.define(a) { ((try? b.value()) ?? 0) + 1 }
    graph.define(b) { ((try? a.value()) ?? 0) + x.wrappedValue }
    return (a, b, x)
  }

  @Test func `an update of a cycle whose values never settle runs each rule once`() {
    let (a, b, x) = makeRing()
    #expect(a.wrappedValue == 2)
    #expect(b.wrappedValue == 1)
    let log = RunLog(graph)
    x.wrappedValue = 2
    #expect(b.wrappedValue == 3)
    #expect(log.take() == ["a", "b"])
    #expect(a.wrappedValue == 1)
    #expect(log.take() == [])
  }

  @Test func `an update of a cycle gives the same with and without a second reader of the input`() {
    for hasSecondReader in [false, true] {
      let graph = AttributeGraph()
      let x = graph.input(1)
      let other = graph.rule { x.wrappedValue }
      let a = graph.declare(Int.self)
      let b = graph.declare(Int.self)
      graph.define(a) { ((try? b.value()) ?? 0) + 1 }
      graph.define(b) { x.wrappedValue + ((try? a.value()) ?? 0) }
      let root = graph.rule { a.wrappedValue * 100 + b.wrappedValue }
      if hasSecondReader { _ = other.wrappedValue }
      var seen = [root.wrappedValue]
      for value in 2...4 {
        x.wrappedValue = value
        seen.append(root.wrappedValue)
      }
      #expect(seen == [201, 302, 403, 504])
    }
  }

  @Test func `a rule that closes a cycle meets the same error with and without marks`() {
    for hasSecondReader in [false, true] {
      let graph = AttributeGraph()
      let x = graph.input(0)
      let other = graph.rule { x.wrappedValue }
      let root = graph.declare(Int.self)
      let low = graph.rule { x.wrappedValue == 0 ? 0 : (try? root.value()) ?? -1 }
      graph.define(root) { low.wrappedValue + 10 }
      if hasSecondReader { _ = other.wrappedValue }
      #expect(root.wrappedValue == 10)
      x.wrappedValue = 1
      #expect(root.wrappedValue == 9)
      x.wrappedValue = 2
      #expect(root.wrappedValue == 9)
      x.wrappedValue = 0
      #expect(root.wrappedValue == 10)
    }
  }
}
