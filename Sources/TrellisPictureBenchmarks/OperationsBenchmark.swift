import SwiftUI
import TrellisBenchmarkSupport

/// The nine operations of js-framework-benchmark on a list: from the write of the state to the pixels.
@MainActor
enum OperationsBenchmark {
  /// An operation, with the number of rows before it.
  private struct Operation {
    let name: String
    let before: Int
    let perform: @MainActor (RowsRemote) -> Void
  }

  private static let operations = [
    Operation(name: "create 1,000 rows", before: 0) { $0.items?.wrappedValue = RowItem.make(0..<1000) },
    Operation(name: "replace all 1,000", before: 1000) {
      $0.items?.wrappedValue = RowItem.make(2000..<3000)
    },
    Operation(name: "update every tenth of 1,000", before: 1000) { remote in
      var items = remote.items?.wrappedValue ?? []
      for index in stride(from: 0, to: items.count, by: 10) { items[index].title += "!" }
      remote.items?.wrappedValue = items
    },
    Operation(name: "select one of 1,000", before: 1000) { $0.selection?.wrappedValue = 5 },
    Operation(name: "swap two of 1,000", before: 1000) { $0.items?.wrappedValue.swapAt(1, 998) },
    Operation(name: "remove one of 1,000", before: 1000) { $0.items?.wrappedValue.remove(at: 5) },
    Operation(name: "create 10,000 rows", before: 0) { $0.items?.wrappedValue = RowItem.make(0..<10_000) },
    Operation(name: "append 1,000 to 1,000", before: 1000) {
      $0.items?.wrappedValue += RowItem.make(1000..<2000)
    },
    Operation(name: "clear 1,000", before: 1000) { $0.items?.wrappedValue = [] },
  ]

  static func run(samples: Int) throws {
    print(
      "| what is done to a list | lazy: attributes | views, ms | damage and drawing, ms | together, ms | eager: attributes | views, ms | damage and drawing, ms | together, ms |"
    )
    print("|---|--:|--:|--:|--:|--:|--:|--:|--:|")
    for operation in operations {
      let figures = try [true, false].map { try self.figures(operation, isLazy: $0, samples) }
      print("| \(operation.name) | \(figures.joined(separator: " | ")) |")
    }
  }

  private static func figures(_ operation: Operation, isLazy: Bool, _ samples: Int) throws -> String {
    func screen(isCounting: Bool) throws -> (Screen<ItemList>, RowsRemote) {
      let remote = RowsRemote()
      let list = ItemList(remote: remote, isLazy: isLazy, items: RowItem.make(0..<operation.before))
      let screen = try Screen(list, isCounting: isCounting)
      screen.frame()
      return (screen, remote)
    }
    let (counted, remote) = try screen(isCounting: true)
    counted.forget()
    counted.frame { operation.perform(remote) }
    let times = try (0..<samples).map { _ in
      let (timed, remote) = try screen(isCounting: false)
      return timed.frame { operation.perform(remote) }
    }
    func middle(_ part: (FrameTimes) -> Double) -> String {
      Cell.text(times.map(part).percentile(50))
    }
    return [
      "\(counted.rules)", middle(\.views), middle { $0.damage + $0.drawing }, middle(\.all),
    ].joined(separator: " | ")
  }
}
