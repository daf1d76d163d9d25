@_spi(Reflection) import Swift
import Synchronization
import Testing

@testable import TrellisComparison

private struct Point {
  var x: Int
  var y: Int
}

private struct Card {
  var number: Int
  var store: AnyObject?
  var action: () -> Void
  var point: Point
  var isOpen: Bool
}

private struct Node {
  var name: String
  var children: [Node]
}

@MainActor private struct Isolated {
  var number: Int
  var text: String
}

extension Isolated: @MainActor Equatable {
  static func == (first: Isolated, second: Isolated) -> Bool { first.number == second.number }
}

@Suite struct ComparisonPlanTests {
  @Test func `a plan is made once a type`() {
    let cache = ComparisonPlanCache()
    let first = cache.plan(for: Card.self)
    let made = cache.made
    for _ in 0..<100 { #expect(cache.plan(for: Card.self) === first) }
    #expect(cache.made == made)
    _ = cache.plan(for: Point.self)
    #expect(cache.made == made, "Point is a part of Card")
    _ = cache.plan(for: [Card].self)
    #expect(cache.made == made + 1)
  }

  @Test func `a plan is made once, however many threads ask`() async {
    let cache = ComparisonPlanCache()
    _ = ComparisonPlanCache().plan(for: Card.self)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<64 {
        group.addTask {
          let (first, second) = (Node(name: "a", children: []), Node(name: "a", children: []))
          let plan = cache.plan(for: Node.self)
          #expect(areEqual(plan, first, second))
        }
      }
    }
    // The plans of `Node`, its name and its children. The plan for an array's elements is made only if there are elements.
    #expect(cache.made == 3)
  }

  @Test func `adjacent byte-compared fields are compared together`() {
    let steps = ComparisonPlan.plan(for: Card.self).allSteps
    #expect(ComparisonPlan.plan(for: Point.self).isSolid)
    #expect(steps.filter { !$0.isBytes }.count == 2, "the optional existential and the action")
    #expect(ComparisonPlan.plan(for: (Int, Int, Int32).self).allSteps.map(\.length) == [20])
    #expect(ComparisonPlan.plan(for: (Bool, Int).self).allSteps.map(\.length) == [1, 8])
  }

  @Test func `a type that contains itself has a plan`() {
    let tree = Node(name: "a", children: [Node(name: "b", children: [])])
    var other = tree
    #expect(ValueComparison.areEqual(tree, other))
    other.children[0].name = "c"
    #expect(ValueComparison.difference(tree, other)?.path == "children[0].name")
    #expect(ComparisonPlan.plan(for: Node.self).description.contains("element: Node, as above"))
  }

  @Test func `only a caller's own comparison is used if there is one`() {
    let plan = ComparisonPlan.custom(for: Point.self) { $0.x == $1.x }
    #expect(areEqual(plan, Point(x: 1, y: 1), Point(x: 1, y: 2)))
    #expect(!areEqual(plan, Point(x: 1, y: 1), Point(x: 2, y: 1)))
    #expect(difference(plan, Point(x: 1, y: 1), Point(x: 2, y: 1))?.path == "x")
    #expect(difference(plan, Point(x: 1, y: 1), Point(x: 1, y: 2)) == nil)
    let never = ComparisonPlan.custom(for: Int.self) { _, _ in false }
    #expect(difference(never, 1, 1)?.path == "self")
  }

  @MainActor @Test func `an operator of an actor's own is used on that actor only`() async {
    // The plan is the same, whichever isolation domain compares first.
    let values = (
      Isolated(number: 1, text: "a"), Isolated(number: 1, text: "b"), Isolated(number: 2, text: "a")
    )
    await Task.detached {
      #expect(!ValueComparison.areEqual(values.0, values.1))
      #expect(ValueComparison.difference(values.0, values.1)?.path == "text")
      #expect(ValueComparison.areEqual(values.0, values.0))
      #expect(!ValueComparison.areEqual([values.0], [values.1]))
    }.value
    #expect(ValueComparison.areEqual(values.0, values.1))
    #expect(ValueComparison.difference(values.0, values.1) == nil)
    #expect(ValueComparison.areEqual([values.0], [values.1]))
    #expect(ValueComparison.difference(values.0, values.2)?.path == "number")
  }

  @Test func `fields are where the runtime's own reflection finds them`() {
    for type in [Card.self, Node.self, Point.self, Range<Int>.self] as [Any.Type] {
      var expected: [String] = []
      _ = _forEachField(of: type) { name, offset, type, _ in
        expected.append("\(String(cString: name)) \(offset) \(type)")
        return true
      }
      let found = TypeMetadata(type).structFields ?? []
      #expect(found.map { "\($0.name) \($0.offset) \($0.type.map { "\($0)" } ?? "")" } == expected)
      #expect(!expected.isEmpty)
    }
  }

  @Test func `a plan describes its comparisons`() {
    #expect(
      ValueComparison.plan(for: Card.self) == """
        Card, field by field: 8 bytes at 0, 17 bytes at 32, a call at 8, a call at 16
          number: Int, by its bytes
          store: Optional<AnyObject>, by case, then by payload
            .some: AnyObject, by dynamic type, then as an object of it
          action: () -> (), by function and captured values
          point: Point, field by field: 16 bytes at 0
            x: Int, by its bytes
            y: Int, by its bytes
          isOpen: Bool, by its bytes
        """)
    #expect(ValueComparison.plan(for: Set<Int>.self) == "Set<Int>, ==")
  }

  private func difference<Value>(_ plan: ComparisonPlan, _ first: Value, _ second: Value) -> FieldDifference?
  {
    withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { plan.firstDifference(first, $0) }
    }
  }
}

private func areEqual<Value>(_ plan: ComparisonPlan, _ first: Value, _ second: Value) -> Bool {
  withUnsafePointer(to: first) { first in
    withUnsafePointer(to: second) { plan.areEqual(first, $0) }
  }
}
