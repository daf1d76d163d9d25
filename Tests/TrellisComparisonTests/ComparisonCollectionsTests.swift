import Testing
import TrellisComparison

/// Not `Equatable`, and without a counter.
private struct Item {
  var name: String
  var tags: [String]
}

/// Counts the calls of the `==` of ``Asked``.
private final class Counter: @unchecked Sendable {
  var count = 0
}

private struct Asked: Equatable {
  var counter: Counter
  static func == (first: Asked, second: Asked) -> Bool {
    first.counter.count += 1
    return true
  }
}

@Suite struct ComparisonCollectionsTests {
  private func items(_ names: String...) -> [Item] { names.map { Item(name: $0, tags: [$0]) } }

  @Test func `arrays compare element by element`() {
    same(items("a", "b"), items("a", "b"))
    differ(items("a", "b"), items("a", "c"))
    differ(items("a", "b"), items("a"))
    same(items(), items())
    same(ContiguousArray(items("a")), ContiguousArray(items("a")))
    differ(ContiguousArray(items("a")), ContiguousArray(items("b")))
    same(items("a", "b", "c")[1...], items("x", "b", "c")[1...])
    differ(items("a", "b", "c")[1...], items("a", "b", "d")[1...])
    same([[1, 2], [3]], [[1, 2], [3]])
    differ([[1, 2], [3]], [[1, 2], [4]])
    same([(), ()], [(), ()])
    differ([(), ()], [()])
    differ([Double.nan], [.nan])
    same([0.0, 1], [-0.0, 1])
  }

  @Test func `values that share storage are equal without a comparison`() {
    let counter = Counter()
    let array = Array(repeating: Asked(counter: counter), count: 1_000)
    let copy = array
    same(array, copy)
    #expect(counter.count == 0)
    same(array, Array(repeating: Asked(counter: counter), count: 1_000))
    // The bytes are equal, so only the search for a difference calls `==`.
    #expect(counter.count == 1_000)
    let nans = [Double.nan]
    same(nans, nans)
  }

  @Test func `a comparison stops at the first difference`() {
    let counter = Counter()
    let array = Array(repeating: Asked(counter: counter), count: 10)
    struct Pair {
      var array: [Asked]
      var number: Int
    }
    let fresh = array.map { $0 }
    #expect(!ValueComparison.areEqual(Pair(array: array, number: 1), Pair(array: fresh, number: 2)))
    // Numbers are compared before arrays, whatever the order of the fields.
    #expect(counter.count == 0)
  }

  @Test func `dictionaries compare key by key`() {
    let first = ["a": Item(name: "a", tags: []), "b": Item(name: "b", tags: ["x"])]
    var second = ["b": Item(name: "b", tags: ["x"])]
    second["a"] = Item(name: "a", tags: [])
    same(first, first)
    same(first, second)
    second["b"]?.tags = ["y"]
    differ(first, second)
    second["b"] = nil
    differ(first, second)
    second["c"] = Item(name: "b", tags: ["x"])
    differ(first, second)
    same([String: Item](), [:])
    same(["a": 1], ["a": 1])
    differ(["a": 1], ["a": 2])
  }

  @Test func `sets compare as sets`() {
    struct Holder {
      var set: Set<Int>
      var point: (Int, Int)
    }
    same(Holder(set: [1, 2, 3], point: (1, 2)), Holder(set: [3, 2, 1], point: (1, 2)))
    differ(Holder(set: [1, 2, 3], point: (1, 2)), Holder(set: [1, 2], point: (1, 2)))
  }

  @Test func `an array inside its owner compares element by element`() {
    func row(_ last: Int, _ text: String) -> InlineArray<3, (Int, String)> {
      [(1, "a"), (2, "b"), (last, text)]
    }
    same(row(3, "c"), row(3, "c"))
    differ(row(3, "c"), row(4, "c"))
    differ(row(3, "c"), row(3, "d"))
    #expect(ValueComparison.difference(row(3, "c"), row(3, "d"))?.path == "[2].1")
  }

  @Test func `ranges, lazy views and other structs of the standard library compare`() {
    same(1..<3, 1..<3)
    differ(1..<3, 1..<4)
    same(CollectionOfOne(items("a")), CollectionOfOne(items("a")))
    differ(CollectionOfOne(items("a")), CollectionOfOne(items("b")))
    same(["a": items("a")] as KeyValuePairs, ["a": items("a")] as KeyValuePairs)
    differ(["a": items("a")] as KeyValuePairs, ["a": items("b")] as KeyValuePairs)
    same(items("a").enumerated(), items("a").enumerated())
    same(\Item.name, \Item.name)
    differ(\Item.name as PartialKeyPath<Item>, \Item.tags)
    same(AnyHashable(1), AnyHashable(1))
    differ(AnyHashable(1), AnyHashable("1"))
  }
}
