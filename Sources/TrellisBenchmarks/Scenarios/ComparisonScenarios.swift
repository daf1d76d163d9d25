import Trellis
import TrellisGraph

/// The costs of finding that a view's value is unchanged.
@MainActor
enum ComparisonScenarios {
  static let all: [Scenario] = [
    scenario("compare_plain", "a view of 5 plain fields compared with an equal one") { (plain, plain) },
    scenario("compare_same_array", "a view of an array of 1,000 items, its storage unchanged") {
      let list = CountedList(items: items)
      return (list, list)
    },
    scenario("compare_other_array", "a view of an array of 1,000 items, in other storage", repetitions: 100) {
      (CountedList(items: items), CountedList(items: items.map { $0 }))
    },
  ]

  private static let plain = PlainView(title: "Title", subtitle: "Subtitle", count: 1, width: 2, isOn: true)
  private static let items = (0..<1000).map { CountedItem(id: $0) }

  /// A single comparison is too short for the clock, so each sample repeats it.
  private static func scenario<V: Sendable>(
    _ name: String, _ title: String, repetitions: Int = 10_000, _ values: @MainActor @escaping () -> (V, V)
  ) -> Scenario {
    Scenario(name: name, title: title) { record in
      let (first, second) = values()
      for _ in 0..<(record.isQuick ? 3 : 9) {
        record.sample(repeating: repetitions) {
          for _ in 0..<repetitions { precondition(ValueComparison.areEqual(first, second)) }
        }
      }
      CountedItem.comparisons = 0
      _ = ValueComparison.areEqual(first, second)
      record.note(.comparisons, Double(CountedItem.comparisons))
    }
  }
}

private struct PlainView: View, Sendable {
  let title: String
  let subtitle: String
  let count: Int
  let width: Double
  let isOn: Bool

  var body: some View { Text(title) }
}

/// An item that counts the calls of its `==`.
private struct CountedItem: Identifiable, Equatable {
  nonisolated(unsafe) static var comparisons = 0
  let id: Int

  static func == (first: CountedItem, second: CountedItem) -> Bool {
    comparisons += 1
    return first.id == second.id
  }
}

private struct CountedList: View, Sendable {
  let items: [CountedItem]

  var body: some View { ForEach(items) { Text("\($0.id)") } }
}
