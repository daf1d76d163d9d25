import Foundation
import SwiftData
import Testing

@MainActor struct LoadingTests {
  @Test func aModelDeletedElsewhereKeepsItsValues() throws {
    let container = try makeReadings()
    let reading = Reading(1, mood: .bad)
    container.mainContext.insert(reading)
    try container.mainContext.save()
    let other = ModelContext(container)
    let copy = try #require(other.fetch(FetchDescriptor<Reading>()).first)
    copy.number = 5
    try other.save()
    other.delete(copy)
    try other.save()
    #expect(reading.isDeleted)
    #expect(reading.mood == .bad && reading.measured == Measured(1))
  }

  @Test func aChangeAfterAFailedReadIsKept() throws {
    let file = StoreFile()
    let container = try makeReadings(url: file.url)
    let reading = Reading(1, mood: .bad)
    reading.number = 1
    let writer = ModelContext(container)
    writer.insert(reading)
    try writer.save()
    let context = ModelContext(container)
    let copy = try #require(context.model(for: reading.persistentModelID) as? Reading)
    // No connection for reading is open yet, and none can be opened.
    let folder = file.url.deletingLastPathComponent()
    let away = folder.deletingLastPathComponent().appending(path: UUID().uuidString)
    try FileManager.default.moveItem(at: folder, to: away)
    copy.number = 2
    try FileManager.default.moveItem(at: away, to: folder)
    #expect(copy.mood == .bad)
    #expect(copy.number == 2)
    try context.save()
    #expect(try ModelContext(container).fetch(FetchDescriptor<Reading>()).map(\.number) == [2])
  }
}
