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

  @Test func aMergeThatCannotReadKeepsUnsavedChanges() throws {
    let file = StoreFile()
    let container = try makeReadings(url: file.url)
    let context = ModelContext(container)
    let reading = Reading(1, mood: .bad)
    context.insert(reading)
    try context.save()
    let other = ModelContext(container)
    try #require(other.fetch(FetchDescriptor<Reading>()).first).measured = Measured(2)
    try other.save()
    reading.number = 5
    // The context merges the other's save, but the files are closed.
    try container.erase()
    #expect(throws: SwiftDataError.storeFailure) { try context.save() }
    #expect(reading.number == 5 && reading.hasChanges)
  }

  @Test func aChangeOfARowThatIsGoneFailsTheSave() throws {
    let file = StoreFile()
    let context = ModelContext(try makeReadings(url: file.url))
    let reading = Reading(1)
    context.insert(reading)
    try context.save()
    // Another container has the file as another process has it: no context hears of its changes.
    let other = ModelContext(try makeReadings(url: file.url))
    other.delete(try #require(other.fetch(FetchDescriptor<Reading>()).first))
    try other.save()
    reading.number = 3
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    context.rollback()
    #expect(reading.isDeleted && reading.mood == .good)
  }

  @Test func theModelsOfDeletedDataKeepTheirValues() throws {
    let container = try makeReadings()
    let reading = Reading(1, mood: .bad)
    container.mainContext.insert(reading)
    try container.mainContext.save()
    try container.deleteAllData()
    #expect(reading.isDeleted && reading.mood == .bad)
    #expect(try container.mainContext.fetchCount(FetchDescriptor<Reading>()) == 0)
  }
}

/// Relationships that are read with a fetch.
@MainActor struct PrefetchingTests {
  @Test func relatedModelsAreReadWithTheResult() throws {
    let file = StoreFile()
    let container = try makeContainer(url: file.url)
    for number in 0..<3 {
      let trip = Trip(name: "\(number)")
      container.mainContext.insert(trip)
      trip.stays = [Stay(hotel: "a\(number)"), Stay(hotel: "b\(number)")]
    }
    try container.mainContext.save()
    let (one, many) = (ModelContext(container), ModelContext(container))
    var stays = FetchDescriptor<Stay>()
    stays.relationshipKeyPathsForPrefetching = [\.trip]
    let foundStays = try one.fetch(stays)
    var trips = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])
    trips.relationshipKeyPathsForPrefetching = [\.stays]
    let foundTrips = try many.fetch(trips)
    // Nothing can be read any more.
    try container.erase()
    #expect(foundStays.map { $0.trip?.name } == ["0", "0", "1", "1", "2", "2"])
    #expect(foundTrips.map { $0.stays.map(\.hotel) } == [["a0", "b0"], ["a1", "b1"], ["a2", "b2"]])
  }

  @Test func modelsOfManyToManyRelationshipsAreReadWithTheResult() throws {
    let file = StoreFile()
    let container = try makeContainer(url: file.url)
    let (ann, bob) = (Traveller(name: "Ann"), Traveller(name: "Bob"))
    for (number, travellers) in [[ann], [bob, ann], []].enumerated() {
      let trip = Trip(name: "\(number)")
      container.mainContext.insert(trip)
      trip.travellers = travellers
    }
    try container.mainContext.save()
    let (one, two) = (ModelContext(container), ModelContext(container))
    var trips = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])
    trips.relationshipKeyPathsForPrefetching = [\.travellers]
    let foundTrips = try one.fetch(trips)
    var travellers = FetchDescriptor<Traveller>(sortBy: [SortDescriptor(\.name)])
    travellers.relationshipKeyPathsForPrefetching = [\.trips]
    let foundTravellers = try two.fetch(travellers)
    // Nothing can be read any more.
    try container.erase()
    #expect(foundTrips.map { Set($0.travellers.map(\.name)) } == [["Ann"], ["Ann", "Bob"], []])
    #expect(foundTravellers.map { $0.trips.map(\.name) } == [["0", "1"], ["1"]])
  }
}
