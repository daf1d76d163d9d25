import Foundation
import Trellis
import TrellisGraph

/// What it costs to find that a view's value is what it was, and what it saves.
@MainActor
struct DiffingBenchmark {
  let samples: Int

  static let header = """
    | what | elements compared | bodies | rows' bodies | rules | microseconds |
    |---|--:|--:|--:|--:|--:|
    """

  func results() -> [String] { comparisons() + expensiveViews() }

  // MARK: - Comparing

  /// One comparison is too short for a clock.
  private static let repetitions = 10_000

  private func comparisons() -> [String] {
    let plain = PlainView(title: "Title", subtitle: "Subtitle", count: 1, width: 2, isOn: true)
    let list = ListView(items: (0..<1000).map { CountedItem(id: $0) })
    let copied = ListView(items: list.items.map { $0 })
    return [
      comparison("a view of 5 plain fields, compared with an equal one", plain, plain),
      comparison("a view of an array of 1,000 items, its storage unchanged", list, list),
      comparison("a view of an array of 1,000 items, in other storage", list, copied, repetitions: 10),
    ]
  }

  private func comparison<V>(
    _ what: String, _ first: V, _ second: V, repetitions: Int = DiffingBenchmark.repetitions
  ) -> String {
    let timing = Timing(samples, prepare: { _ in }) { _, _ in
      for _ in 0..<repetitions { precondition(ValueComparison.areEqual(first, second)) }
    }
    CountedItem.comparisons = 0
    _ = ValueComparison.areEqual(first, second)
    return "| \(what) | \(Result.text(CountedItem.comparisons)) |  |  |  | "
      + "\(timing.microseconds(dividedBy: repetitions)) |"
  }

  // MARK: - Updating

  private func expensiveViews() -> [String] {
    [true, false].map { hasClosure in
      let (timed, counted) = (Remote<Int>(), Remote<Int>())
      let (shown, counting) = (
        Stage { _ in ExpensiveParent(remote: timed, hasClosure: hasClosure) },
        Stage({ _ in ExpensiveParent(remote: counted, hasClosure: hasClosure) }, isCounting: true)
      )
      shown.show()
      counting.show()
      // A second of an animation.
      let frames = 60
      let timing = Timing(samples, prepare: { _ in }) { number, _ in
        for frame in 1...frames {
          timed.set(number * frames + frame)
          shown.show()
        }
      }
      var rows = 0
      counting.window.graph.addObserver { event in
        if case .evaluated(let attribute, _, _) = event, attribute.name == "ExpensiveRow.body" { rows += 1 }
      }
      let counts = counting.counting { counted.set(1) }
      return "| 1,000 rows \(hasClosure ? "with" : "without") a closure, their parent's body evaluated |  | "
        + "\(Result.text(counts.evaluations[.body, default: 0])) | \(Result.text(rows)) | "
        + "\(Result.text(counts.allEvaluations)) | \(timing.microseconds(dividedBy: frames)) |"
    }
  }
}

private struct PlainView: View {
  let title: String
  let subtitle: String
  let count: Int
  let width: Double
  let isOn: Bool

  var body: some View { Text(title) }
}

/// An item that counts how often its `==` is asked.
private struct CountedItem: Identifiable, Equatable {
  nonisolated(unsafe) static var comparisons = 0
  let id: Int

  static func == (first: CountedItem, second: CountedItem) -> Bool {
    comparisons += 1
    return first.id == second.id
  }
}

private struct ListView: View {
  let items: [CountedItem]

  var body: some View { ForEach(items) { Text("\($0.id)") } }
}

// MARK: - The expensive view

private struct ExpensiveItem: Identifiable {
  let id: Int
  let name: String
}

private struct ExpensiveRow: View {
  let item: ExpensiveItem
  let onTap: (@MainActor () -> Void)?

  var body: some View { Text(item.name) }
}

private struct ExpensiveView: View {
  let data: [ExpensiveItem]
  let onItemTap: (@MainActor (ExpensiveItem) -> Void)?

  var body: some View {
    ScrollView {
      VStack {
        ForEach(data) { item in
          ExpensiveRow(item: item, onTap: action(for: item))
        }
      }
    }
  }

  private func action(for item: ExpensiveItem) -> (@MainActor () -> Void)? {
    guard let onItemTap else { return nil }
    return { onItemTap(item) }
  }
}

/// A parent whose body is evaluated with each frame of an animation.
private struct ExpensiveParent: View {
  let remote: Remote<Int>
  let hasClosure: Bool
  @State private var frame = 0
  @State private var data = (0..<1000).map { ExpensiveItem(id: $0, name: "Item \($0)") }

  var body: some View {
    remote.connect($frame)
    return VStack {
      Text("\(frame)")
      ExpensiveView(data: data, onItemTap: hasClosure ? reset : nil)
    }
  }

  private func reset(_ item: ExpensiveItem) { frame = 0 }
}
