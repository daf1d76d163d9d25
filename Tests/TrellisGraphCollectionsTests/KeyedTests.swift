import Testing
import TrellisGraphCollections

/// Keyed collections as values.
@Suite struct KeyedTests {
  /// A key whose hash is chosen by the test, so that many are equal.
  struct Awkward: Hashable {
    let number: Int
    let hash: Int

    var hashValue: Int { hash }
    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  private func sorted<Key: Comparable, Element>(_ changes: [Keyed<Key, Element>.Change]) -> [String] {
    changes.sorted { $0.key < $1.key }.map { change in
      "\(change.key): \(change.old.map { "\($0)" } ?? "-") → \(change.new.map { "\($0)" } ?? "-")"
    }
  }

  @Test func `a collection reports its difference from an earlier version`() {
    let old: Keyed = ["a": 1, "b": 2, "c": 3]
    var new = old
    new["a"] = 10
    new["b"] = nil
    new["d"] = 4
    #expect(sorted(new.changes(since: old)) == ["a: 1 → 10", "b: 2 → -", "d: - → 4"])
    #expect(sorted(old.changes(since: new)) == ["a: 10 → 1", "b: - → 2", "d: 4 → -"])
    #expect(old.dictionary == ["a": 1, "b": 2, "c": 3] && new.dictionary == ["a": 10, "c": 3, "d": 4])
    #expect(sorted(old.changes(since: [:])).count == 3 && Keyed<String, Int>().changes(since: old).count == 3)
    new = ["c": 3, "b": 2, "a": 1]
    #expect(new == old && new.changes(since: old).isEmpty)
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `random collections match a dictionary, and so do their differences`(
    seed: UInt64
  ) {
    var state = seed &* 77 &+ 5
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var versions: [(Keyed<Awkward, Int>, [Awkward: Int])] = [(Keyed(), [:])]
    for _ in 0..<600 {
      var (keyed, model) = versions[versions.count - 1 - random(min(versions.count, 3))]
      for _ in 0..<random(6) {
        let key = Awkward(number: random(60), hash: random(3))
        let element = random(3) == 0 ? nil : random(5)
        keyed[key] = element
        model[key] = element
      }
      #expect(keyed.dictionary == model && keyed.count == model.count)
      let (oldKeyed, oldModel) = versions[random(versions.count)]
      var differences: [Awkward: (Int?, Int?)] = [:]
      for change in keyed.changes(since: oldKeyed) {
        #expect(differences.updateValue((change.old, change.new), forKey: change.key) == nil)
      }
      for key in Set(model.keys).union(oldModel.keys) {
        let change = differences.removeValue(forKey: key)
        if oldModel[key] == model[key] {
          #expect(change == nil)
        } else {
          #expect(change?.0 == oldModel[key] && change?.1 == model[key])
        }
      }
      #expect(differences.isEmpty)
      #expect((keyed == oldKeyed) == (model == oldModel))
      versions.append((keyed, model))
    }
  }

  /// Counts the calls of its `==`.
  struct Counted: Equatable {
    final class Count { var comparisons = 0 }
    let value: Int
    let count: Count

    static func == (first: Counted, second: Counted) -> Bool {
      first.count.comparisons += 1
      return first.value == second.value
    }
  }

  @Test func `differences are found without visiting shared parts`() {
    let count = Counted.Count()
    let old = Keyed(
      Dictionary(uniqueKeysWithValues: (0..<10_000).map { ($0, Counted(value: $0, count: count)) }))
    var new = old
    new[77] = Counted(value: -1, count: count)
    new[10_001] = Counted(value: 5, count: count)
    count.comparisons = 0
    #expect(new.changes(since: old).count == 2)
    // Only elements in the nodes of the two changed elements are compared: some dozens of 10,000.
    #expect(count.comparisons < 200)
    count.comparisons = 0
    let copy = new
    #expect(copy == new && copy.changes(since: new).isEmpty)
    #expect(count.comparisons == 0)
  }
}
