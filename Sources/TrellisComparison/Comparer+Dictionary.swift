/// A dictionary of any types.
protocol StoredByKey {
  static func comparer(cache: ComparisonPlanCache) -> Comparer
}

extension Dictionary: StoredByKey {
  static func comparer(cache: ComparisonPlanCache) -> Comparer {
    DictionaryComparer<Key, Value>(values: LatePlan(Value.self, cache: cache))
  }
}

/// A comparer for dictionaries whose values aren't `Equatable`: by storage, then by count, then key by key.
final class DictionaryComparer<Key: Hashable, Value>: Comparer {
  private let values: LatePlan

  init(values: LatePlan) {
    self.values = values
  }

  /// The values of two dictionaries with the same keys, in the same order, in two contiguous buffers.
  private final class Pairs {
    var keys: [Key] = []
    let first: UnsafeMutablePointer<Value>
    let second: UnsafeMutablePointer<Value>

    init(capacity: Int) {
      first = .allocate(capacity: capacity)
      second = .allocate(capacity: capacity)
    }

    func append(_ key: Key, _ firstValue: Value, _ secondValue: Value) {
      (first + keys.count).initialize(to: firstValue)
      (second + keys.count).initialize(to: secondValue)
      keys.append(key)
    }

    deinit {
      for row in [first, second] {
        row.deinitialize(count: keys.count)
        row.deallocate()
      }
    }
  }

  override func areEqual(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ walk: inout ComparisonWalk
  ) -> Bool {
    guard !isSameStorage(first, second) else { return true }
    guard dictionary(first).count == dictionary(second).count else { return false }
    guard let pairs = pairs(dictionary(first), dictionary(second), by: { $0 }) else { return false }
    walk.keep(pairs)
    return walk.compare(values, pairs.first, pairs.second, count: pairs.keys.count)
  }

  override func parts(
    of first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ search: inout DifferenceSearch
  ) -> DifferenceSearch.Parts {
    guard !isSameStorage(first, second) else { return .equal }
    let (old, new) = (dictionary(first), dictionary(second))
    guard let pairs = pairs(old, new, by: inOrder), old.count == new.count else {
      let lost = inOrder(old.keys.filter { new.index(forKey: $0) == nil }).first
      let won = inOrder(new.keys.filter { old.index(forKey: $0) == nil }).first
      return .different(.key, old: lost.map(text) ?? "no such key", new: won.map(text) ?? "no such key")
    }
    search.keep(pairs)
    let plan = values.plan
    return .children(pairs.keys.count) {
      (
        .key(ValueText.text(pairs.keys[$0])), plan, UnsafeRawPointer(pairs.first + $0),
        UnsafeRawPointer(pairs.second + $0)
      )
    }
  }

  private func pairs(
    _ first: [Key: Value], _ second: [Key: Value], by order: ([Key]) -> [Key]
  ) -> Pairs? {
    let pairs = Pairs(capacity: first.count)
    for key in order(Array(first.keys)) {
      guard let firstIndex = first.index(forKey: key), let secondIndex = second.index(forKey: key) else {
        return nil
      }
      pairs.append(key, first[firstIndex].value, second[secondIndex].value)
    }
    return pairs
  }

  /// Returns the keys sorted by their descriptions, which gives the same order in every process.
  private func inOrder(_ keys: [Key]) -> [Key] {
    keys.map { (text($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func text(_ key: Key) -> String { ValueText.text(key) }

  private func dictionary(_ value: UnsafeRawPointer) -> [Key: Value] {
    value.assumingMemoryBound(to: [Key: Value].self).pointee
  }

  private func isSameStorage(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    first.load(as: Int.self) == second.load(as: Int.self)
  }

  override var method: ComparisonOutline.Method { .elements }
  override var summary: String { "by storage, then by count, then key by key" }
  override var nested: [(name: String, plan: ComparisonPlan)] { [("value", values.plan)] }
}
