import Foundation
import SwiftData
import SwiftUI
import Trellis
import TrellisBenchmarkSupport
import TrellisCairo
import TrellisDisplayList

/// The change and save of one of 100,000 models, with a lazy list of all of them on screen: from the change to the pixels.
@MainActor
enum RowBenchmark {
  private static let count = 100_000

  static func run(saves: Int) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "trellis-rows-\(UUID().uuidString)")
    defer {
      for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + suffix) }
    }
    let container = try ModelContainer(for: Entry.self, configurations: ModelConfiguration(url: file))
    let context = container.mainContext
    context.autosaveEnabled = false
    for number in 0..<count { context.insert(Entry(number: number)) }
    try context.save()
    let size = CGSize(width: 400, height: 800)
    let graph = ViewGraph(
      root: EntryList().modelContainer(container), size: size, measurer: PangoTextMeasurer())
    let bitmap = try Bitmap(width: Int(size.width), height: Int(size.height))
    let renderer = Renderer()
    var shown = graph.update()
    renderer.draw(shown, into: bitmap, background: .white)
    let entries = try context.fetch(
      FetchDescriptor<Entry>(predicate: #Predicate { $0.number < 8 }, sortBy: [SortDescriptor(\.number)]))

    var (save, views, drawing): ([Double], [Double], [Double]) = ([], [], [])
    var bodies: Set<Int> = []
    var memory: [Int] = []
    for round in 0..<saves {
      if round == 100 || round == saves / 2 { memory.append(Memory.trimmed.live) }
      Bodies.count = 0
      save.append(
        try milliseconds {
          entries[round % entries.count].text = "entry, saved for the \(round)th time"
          try context.save()
        })
      var list = shown
      views.append(milliseconds { list = graph.update() })
      drawing.append(
        milliseconds {
          let damage = DisplayList.damage(from: shown, to: list)
          _ = renderer.draw(list, into: bitmap, background: .white, damage: damage)
        })
      shown = list
      bodies.insert(Bodies.count)
      // A window's run loop also performs the blocks of the main queue, of which each change adds one.
      _ = RunLoop.main.run(mode: .default, before: .now)
    }
    let together = zip(save, zip(views, drawing)).map { $0 + $1.0 + $1.1 }
    let numbers = bodies.sorted().map(String.init).joined(separator: " or ")
    func text(_ times: [Double]) -> String {
      String(format: "%.3f (95 %%: %.3f)", times.median, times.percentile(95))
    }
    print("bodies per save\t\(numbers)")
    print("change and save, ms\t\(text(save))")
    print("views, ms\t\(text(views))")
    print("drawing, ms\t\(text(drawing))")
    print("together, ms\t\(text(together))")
    memory.append(Memory.trimmed.live)
    let growth = memory.dropFirst().map { String($0 - memory[0]) }.joined(separator: ", ")
    print("live memory after \(saves / 2) and \(saves) saves, less that after 100, bytes\t\(growth)")
  }
}

@Model final class Entry {
  var number: Int
  var text: String

  init(number: Int) {
    self.number = number
    text = "entry \(number)"
  }
}

/// The number of bodies that ran.
@MainActor
private enum Bodies {
  static var count = 0
}

private struct EntryList: View {
  @Query(sort: \Entry.number) private var entries: [Entry]

  var body: some View {
    let _ = Bodies.count += 1
    ScrollView { LazyVStack { ForEach(entries) { EntryRow(entry: $0) } } }
  }
}

private struct EntryRow: View {
  let entry: Entry

  var body: some View {
    let _ = Bodies.count += 1
    Text(entry.text)
  }
}
