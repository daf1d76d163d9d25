import Foundation
import SwiftData
import TrellisBenchmarkSupport

/// The measurement of inserting and fetching 10,000 models, in turns with the same rows in SQLite alone.
@MainActor
struct StoreBenchmarks {
  private static let count = 10_000
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "trellis-data-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func run(rounds: Int) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var times: [String: [Double]] = [:]
    for round in 0..<rounds {
      let (own, plain) = (folder.appending(path: "own-\(round)"), folder.appending(path: "plain-\(round)"))
      let container = try ModelContainer(for: Article.self, configurations: ModelConfiguration(url: own))
      let database = PlainDatabase(plain)
      // The baseline is first in every other round.
      for turn in round % 2 == 0 ? [0, 1] : [1, 0] {
        if turn == 0 {
          times["insert own", default: []].append(try insert(into: container))
          times["fetch own", default: []].append(try fetch(from: container))
        } else {
          times["insert sqlite", default: []].append(insert(into: database))
          times["fetch sqlite", default: []].append(fetch(from: database))
        }
      }
    }
    for name in times.keys.sorted() {
      let all = times[name]!
      print("\(name)\t\(text(all.median))\t\(text(all.min()!))\t\(text(all.max()!))")
    }
  }

  private func insert(into container: ModelContainer) throws -> Double {
    let context = ModelContext(container)
    return try SystemClock.process.time {
      for number in 0..<Self.count { context.insert(Article(number: number)) }
      try context.save()
    } / 1e6
  }

  private func insert(into database: PlainDatabase) -> Double {
    SystemClock.process.time {
      database.insert((0..<Self.count).map { PlainArticle(number: $0) })
    } / 1e6
  }

  private func fetch(from container: ModelContainer) throws -> Double {
    // A new context has no models in memory.
    let context = ModelContext(container)
    var sum = 0
    let time = try SystemClock.process.time {
      for article in try context.fetch(FetchDescriptor<Article>()) { sum += article.number }
    }
    check(sum)
    return time / 1e6
  }

  private func fetch(from database: PlainDatabase) -> Double {
    var sum = 0
    let time = SystemClock.process.time {
      for article in database.fetch() { sum += article.number }
    }
    check(sum)
    return time / 1e6
  }

  private func check(_ sum: Int) {
    if sum != Self.count * (Self.count - 1) / 2 { fail("rows are missing") }
  }

  private func text(_ milliseconds: Double) -> String { String(format: "%.2f", milliseconds) }
}
