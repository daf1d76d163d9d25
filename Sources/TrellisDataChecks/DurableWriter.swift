import Foundation
package import SwiftData

/// An entry, which the writer's saves insert, change and delete.
@Model package final class DurableEntry {
  @Attribute(.unique) var number: Int
  var value: Int
  var text: String
  @Attribute(.externalStorage) var data: Data?

  init(number: Int, value: Int, text: String, data: Data?) {
    (self.number, self.value, self.text, self.data) = (number, value, text, data)
  }
}

/// The number of saves, which each save changes in its transaction.
@Model package final class DurableCount {
  var saves = 0

  init() {}
}

/// A writer that saves repeatedly, and prints a report before and after each save.
///
/// Each report has the number of saves and a hash of all values, which is computed from the writer's own memory before a save, and from the
/// store after it is opened. So a reader of the reports can compute the possible contents of the file.
@MainActor
package final class DurableWriter {
  private let context: ModelContext
  private let count: DurableCount
  private var values: [Int: Int] = [:]
  private let report: (String) -> Void

  /// Opens a file, and reports its contents: `opened SAVES HASH`.
  package init(_ file: URL, report: @escaping (String) -> Void) throws {
    self.report = report
    let container = try ModelContainer(
      for: DurableEntry.self, DurableCount.self, configurations: ModelConfiguration(url: file))
    context = ModelContext(container)
    if let known = try context.fetch(FetchDescriptor<DurableCount>()).first {
      count = known
    } else {
      count = DurableCount()
      context.insert(count)
      report("saving 0 \(Self.hash(values))")
      try context.save()
    }
    for entry in try context.fetch(FetchDescriptor<DurableEntry>()) {
      guard entry.text == Self.text(entry.number, entry.value),
        entry.data == Self.data(entry.number, entry.value)
      else {
        throw RandomProgram.Difference(description: "entry \(entry.number) has a part of another save")
      }
      values[entry.number] = entry.value
    }
    report("opened \(count.saves) \(Self.hash(values))")
  }

  /// Saves without end, or until an error.
  package func run() throws {
    while true { try save() }
  }

  /// Inserts, changes and deletes entries, and saves: `saving SAVES HASH`, then `saved SAVES`.
  package func save() throws {
    count.saves += 1
    let number = count.saves
    for offset in 0..<10 { try set((number * 7 + offset * 31) % 500, to: number) }
    if number % 3 == 0 { try delete((number * 13) % 500) }
    report("saving \(number) \(Self.hash(values))")
    try context.save()
    report("saved \(number)")
  }

  private func entry(_ number: Int) throws -> DurableEntry? {
    try context.fetch(FetchDescriptor<DurableEntry>(predicate: #Predicate { $0.number == number })).first
  }

  private func set(_ number: Int, to value: Int) throws {
    let (text, data) = (Self.text(number, value), Self.data(number, value))
    if let known = try entry(number) {
      (known.value, known.text, known.data) = (value, text, data)
    } else {
      context.insert(DurableEntry(number: number, value: value, text: text, data: data))
    }
    values[number] = value
  }

  private func delete(_ number: Int) throws {
    if let known = try entry(number) { context.delete(known) }
    values[number] = nil
  }

  /// Returns a text of up to 4,000 bytes, so that an entry fills up to a page.
  private static func text(_ number: Int, _ value: Int) -> String {
    String(repeating: "\(number)-\(value) ", count: (number * value) % 300)
  }

  /// Returns large data for some of the entries of every fifth save, so that saves write and remove files.
  private static func data(_ number: Int, _ value: Int) -> Data? {
    value % 5 == 0 && number % 3 == 0
      ? Data(repeating: UInt8(truncatingIfNeeded: value), count: 100_001 + number) : nil
  }

  /// Returns a hash that is the same in every process.
  private static func hash(_ values: [Int: Int]) -> UInt64 {
    values.sorted { $0.key < $1.key }.reduce(14_695_981_039_346_656_037) { hash, pair in
      var hash = hash
      for part in [pair.key, pair.value] {
        hash = (hash ^ UInt64(part)) &* 1_099_511_628_211
      }
      return hash
    }
  }
}
