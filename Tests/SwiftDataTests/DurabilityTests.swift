import CSQLite
import Foundation
import SwiftData
import Testing
import TrellisDataChecks

@MainActor struct DurabilityTests {
  @Test func aLockedFileIsATypedError() throws {
    let file = StoreFile()
    let context = ModelContext(try makeContainer(url: file.url))
    var other: OpaquePointer?
    sqlite3_open(file.url.path, &other)
    defer { sqlite3_close_v2(other) }
    #expect(sqlite3_exec(other, "BEGIN IMMEDIATE", nil, nil, nil) == SQLITE_OK)
    context.insert(Item(number: 1))
    // After waiting for five seconds.
    #expect(throws: SwiftDataError.storeLocked) { try context.save() }
    #expect(context.hasChanges)
    sqlite3_exec(other, "ROLLBACK", nil, nil, nil)
    try context.save()
    #expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Item>()) == 1)
  }

  @Test func aDamagedFileIsATypedError() throws {
    let file = StoreFile()
    do {
      let context = ModelContext(try makeContainer(url: file.url))
      for number in 0..<2_000 { context.insert(Item(number: number, text: "some text of item \(number)")) }
      try context.save()
    }
    let handle = try FileHandle(forUpdating: file.url)
    // The pages behind the first few, which have the tables' descriptions.
    let size = try handle.seekToEnd()
    try handle.seek(toOffset: size / 4)
    try handle.write(contentsOf: Data(repeating: 0xa5, count: Int(size / 2)))
    try handle.close()
    #expect(throws: SwiftDataError.storeCorrupt) {
      let context = ModelContext(try makeContainer(url: file.url))
      _ = try context.fetch(FetchDescriptor<Item>())
      // The damaged pages may be those of an index.
      context.insert(Item(number: 1, group: "new"))
      try context.save()
    }
  }

  @Test func aFileThatReachesItsLimitIsATypedError() throws {
    let file = StoreFile()
    try FileManager.default.createDirectory(
      at: file.url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let programs = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    // In blocks of 512 bytes; without the trap, the signal ends the process.
    process.arguments = [
      "-c", "trap '' XFSZ; ulimit -f 1000; exec \"$0\" write \"$1\"",
      programs.appending(path: "TrellisDataChecksCLI").path, file.url.path,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let lines = output.split(separator: "\n")
    #expect(process.terminationStatus == 1)
    // SQLite tells a full disk from other errors, but not the limit of a file. `scripts/kill-writers` fills a disk.
    #expect(lines.last?.hasPrefix("error storeFailure") ?? false, "\(lines.last ?? "")")
    // What was reported as saved is there, with the contents that were reported before.
    let saved = try #require(lines.last { $0.hasPrefix("saved ") }).split(separator: " ")[1]
    let contents = try #require(lines.first { $0.hasPrefix("saving \(saved) ") }).split(separator: " ")[2]
    var opened: [String] = []
    let writer = try DurableWriter(file.url) { opened.append($0) }
    #expect(opened == ["opened \(saved) \(contents)"])
    try writer.save()
    #expect(opened.last == "saved \((Int(saved) ?? 0) + 1)")
  }
}
