import Testing

@testable import TrellisGraph

@Suite struct CycleTests {
  let graph = AttributeGraph()

  // Cells that are a number, or one more than the next cell; in a cycle, nil.
  @Test func `every rule on a cycle can answer it, whichever is asked first, and recovers`() throws {
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

  @Test func `the error names the way round`() {
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

  @Test func `a rule that reads itself is told so`() {
    let a = graph.declare(Int.self, name: "a")
    graph.define(a) { (try? a.value()) ?? -1 }
    #expect(a.wrappedValue == -1)
    #expect(!a.isPerhapsOutOfDate)
    #expect(a.wrappedValue == -1)
  }
}
