import SwiftUI
import TrellisBenchmarkSupport

/// A change of the text of one visible row: from the write of the state to the pixels.
@MainActor
enum RowChangeBenchmark {
  static func run(samples: Int) throws {
    print(
      "| one row's text changes in a list of | attributes evaluated | together, ms | slowest, ms | goal |")
    print("|---|--:|--:|--:|---|")
    for count in [20, 1000, 100_000] {
      let models = (0..<count).map(RowModel.init)
      try line(
        "\(count.formatted(.number.locale(Locale(identifier: "en")))) lazy rows, an object each", samples,
        goal: 1
      ) {
        (ModelList(models: models), { models[10].title = "Row \($0)" })
      }
    }
    for count in [20, 1000, 100_000] {
      let remote = RowsRemote()
      try line(
        "\(count.formatted(.number.locale(Locale(identifier: "en")))) lazy rows, one array", samples, goal: 1
      ) {
        (
          ItemList(remote: remote, isLazy: true, items: RowItem.make(0..<count)),
          { remote.items?.wrappedValue[10].title = "Row \($0)" }
        )
      }
    }
    let models = (0..<1000).map(RowModel.init)
    try line("1,000 eager rows, an object each", samples, goal: 2) {
      (ModelList(models: models, isLazy: false), { models[10].title = "Row \($0)" })
    }
    let remote = RowsRemote()
    try line("1,000 eager rows, one array", samples, goal: 2) {
      (
        ItemList(remote: remote, isLazy: false, items: RowItem.make(0..<1000)),
        { remote.items?.wrappedValue[10].title = "Row \($0)" }
      )
    }
  }

  private static func line<Content: View>(
    _ what: String, _ samples: Int, goal: Double, _ make: () -> (Content, (Int) -> Void)
  ) throws {
    let (root, change) = make()
    let counted = try Screen(root, isCounting: true)
    counted.frame { change(1) }
    counted.forget()
    counted.frame { change(2) }
    let timed = try Screen(root)
    for number in 3..<6 { timed.frame { change(number) } }
    let times = (0..<samples).map { number in timed.frame { change(100 + number) }.all }
    let middle = times.percentile(50)
    print(
      "| \(what) | \(counted.rules) | \(Cell.text(middle)) | \(Cell.text(times.max() ?? 0)) | \(Cell.goal(middle, atMost: goal)) |"
    )
  }
}
