import Foundation
import GRDB

/// Inserting and fetching 10,000 records with GRDB: processor times in milliseconds, as `TrellisDataBenchmarks store` prints them.

/// A record whose columns are read and written by hand, which is GRDB's fast way.
struct Article: FetchableRecord, PersistableRecord {
  static let databaseTableName = "article"

  var id: Int64?
  var number: Int
  var title: String
  var price: Double
  var date: Date
  var isRead: Bool

  init(number: Int) {
    self.number = number
    title = "article \(number)"
    price = Double(number) / 4
    date = Date(timeIntervalSinceReferenceDate: Double(number))
    isRead = number % 2 == 0
  }

  init(row: Row) {
    id = row[0]
    number = row[1]
    title = row[2]
    price = row[3]
    date = Date(timeIntervalSinceReferenceDate: row[4])
    isRead = row[5]
  }

  func encode(to container: inout PersistenceContainer) {
    container["id"] = id
    container["number"] = number
    container["title"] = title
    container["price"] = price
    container["date"] = date.timeIntervalSinceReferenceDate
    container["isRead"] = isRead
  }
}

/// A record as GRDB's guide declares it first: its columns follow from `Codable`.
struct CodedArticle: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "article"

  var id: Int64?
  var number: Int
  var title: String
  var price: Double
  var date: Double
  var isRead: Bool

  init(number: Int) {
    self.number = number
    title = "article \(number)"
    price = Double(number) / 4
    date = Double(number)
    isRead = number % 2 == 0
  }
}

func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

func milliseconds(_ body: () throws -> Void) rethrows -> Double {
  let start = now()
  try body()
  return now() - start
}

let count = 10_000
var times: [String: [Double]] = [:]

@MainActor func measure<Record: FetchableRecord & PersistableRecord & Sendable>(
  _ name: String, _ folder: URL, _ make: (Int) -> Record, _ number: (Record) -> Int
) throws {
  let pool = try DatabasePool(path: folder.appendingPathComponent(name).path)
  try pool.write {
    try $0.execute(
      sql:
        "CREATE TABLE article (id INTEGER PRIMARY KEY, number INTEGER, title TEXT, price REAL, date REAL, isRead INTEGER)"
    )
  }
  times["insert \(name)", default: []].append(
    try milliseconds {
      try pool.write { database in
        for index in 0..<count { try make(index).insert(database) }
      }
    })
  var sum = 0
  times["fetch \(name)", default: []].append(
    try milliseconds {
      for article in try pool.read({ try Record.fetchAll($0) }) { sum += number(article) }
    })
  precondition(sum == count * (count - 1) / 2)
}

for _ in 0..<11 {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("grdb-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  try measure("grdb", folder, { Article(number: $0) }, \.number)
  try measure("grdb-codable", folder, { CodedArticle(number: $0) }, \.number)
  try FileManager.default.removeItem(at: folder)
}
for (name, all) in times.sorted(by: { $0.key < $1.key }) {
  let sorted = all.sorted()
  print(
    name, String(format: "%.2f", sorted[sorted.count / 2]), String(format: "%.2f", sorted[0]),
    String(format: "%.2f", sorted[sorted.count - 1]), separator: "\t")
}
