import Foundation
import SwiftData
import Testing

@MainActor struct ContextTests {
  @Test func aSavedModelIsFoundByAnotherContext() throws {
    let container = try makeContainer()
    let trip = Trip(name: "Alps", destination: "Zermatt", start: Date(timeIntervalSinceReferenceDate: 5))
    trip.note = "bring skis"
    trip.tags = ["snow", "mountains"]
    trip.mood = .bad
    trip.place = Place(latitude: 46, longitude: 7.7)
    container.mainContext.insert(trip)
    try container.mainContext.save()
    let other = ModelContext(container)
    let found = try #require(other.fetch(FetchDescriptor<Trip>()).first)
    #expect(found !== trip && found == trip)
    #expect(found.name == "Alps" && found.destination == "Zermatt")
    #expect(found.start == Date(timeIntervalSinceReferenceDate: 5))
    #expect(found.price == 0 && found.note == "bring skis" && found.tags == ["snow", "mountains"])
    #expect(found.mood == .bad && found.place == Place(latitude: 46, longitude: 7.7))
    #expect(!found.isSelected && !found.hasChanges)
  }

  @Test func anIdentifierIsTheSameBeforeAndAfterSaving() throws {
    let container = try makeContainer()
    let item = Item(number: 1)
    let identifier = item.persistentModelID
    container.mainContext.insert(item)
    try container.mainContext.save()
    #expect(item.persistentModelID == identifier)
    #expect(container.mainContext.model(for: identifier) === item)
    let copy = try JSONDecoder().decode(PersistentIdentifier.self, from: JSONEncoder().encode(identifier))
    #expect(copy == identifier)
  }

  @Test func changesAreCountedUntilTheyAreSaved() throws {
    let context = try makeContainer().mainContext
    context.autosaveEnabled = false
    #expect(!context.hasChanges)
    let item = Item(number: 1)
    context.insert(item)
    #expect(context.hasChanges && item.hasChanges && context.insertedModelsArray.count == 1)
    try context.save()
    #expect(!context.hasChanges && !item.hasChanges)
    item.text = "new"
    #expect(context.hasChanges && context.changedModelsArray.count == 1)
    try context.save()
    context.delete(item)
    #expect(item.isDeleted && context.deletedModelsArray.count == 1)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Item>()) == 0)
  }

  @Test func aFetchContainsChangesThatAreNotSaved() throws {
    let context = try makeContainer().mainContext
    context.autosaveEnabled = false
    for number in 0..<6 { context.insert(Item(number: number)) }
    try context.save()
    let byNumber = FetchDescriptor<Item>(sortBy: [SortDescriptor(\.number)])
    let items = try context.fetch(byNumber)
    items[0].number = 10
    context.delete(items[2])
    context.insert(Item(number: 4))
    #expect(try context.fetch(byNumber).map(\.number) == [1, 3, 4, 4, 5, 10])
    let large = FetchDescriptor<Item>(
      predicate: #Predicate { $0.number > 4 }, sortBy: [SortDescriptor(\.number)])
    #expect(try context.fetch(large).map(\.number) == [5, 10])
    #expect(try context.fetchCount(large) == 2)
    var saved = byNumber
    saved.includePendingChanges = false
    #expect(try context.fetch(saved).count == 6)
  }

  @Test func aRollbackTakesBackAllChanges() throws {
    let context = try makeContainer().mainContext
    context.autosaveEnabled = false
    let trip = Trip(name: "A")
    let stay = Stay(hotel: "H", trip: trip)
    context.insert(stay)
    try context.save()
    #expect(trip.stays.map(\.hotel) == ["H"])
    trip.name = "B"
    trip.stays.append(Stay(hotel: "I"))
    context.delete(stay)
    context.insert(Item(number: 3))
    context.rollback()
    #expect(trip.name == "A" && !stay.isDeleted && stay.trip === trip)
    #expect(trip.stays.map(\.hotel) == ["H"])
    #expect(try context.fetchCount(FetchDescriptor<Item>()) == 0)
    #expect(!context.hasChanges)
  }

  @Test func anInsertedModelReplacesTheOneWithItsUniqueValue() throws {
    let container = try makeContainer()
    let context = container.mainContext
    context.insert(Trip(name: "Alps", destination: "Zermatt"))
    try context.save()
    context.insert(Trip(name: "Alps", destination: "Chamonix"))
    try context.save()
    let found = try ModelContext(container).fetch(FetchDescriptor<Trip>())
    #expect(found.map(\.destination) == ["Chamonix"])
  }

  @Test func changesReachOtherContexts() throws {
    let container = try makeContainer()
    let item = Item(number: 1, text: "old")
    container.mainContext.insert(item)
    try container.mainContext.save()
    let other = ModelContext(container)
    let copy = try #require(other.fetch(FetchDescriptor<Item>()).first)
    copy.text = "new"
    try other.save()
    #expect(item.text == "new")
    other.delete(copy)
    try other.save()
    #expect(item.isDeleted && item.text == "new")
  }

  @Test func aFaultOfAMissingRowHasEmptyValues() throws {
    let container = try makeContainer()
    let item = Item(number: 1, text: "x")
    let other = ModelContext(container)
    let fault = try #require(other.model(for: item.persistentModelID) as? Item)
    #expect(fault.text == "" && fault.isDeleted)
  }

  @Test func aStoreInAFileIsReadAgain() throws {
    let file = StoreFile()
    do {
      let container = try makeContainer(url: file.url)
      container.mainContext.insert(Item(number: 7, text: "kept"))
      try container.mainContext.save()
    }
    let container = try makeContainer(url: file.url)
    #expect(try container.mainContext.fetch(FetchDescriptor<Item>()).map(\.text) == ["kept"])
  }

  @Test func aFileThatIsNoStoreIsATypedError() throws {
    let file = StoreFile()
    try FileManager.default.createDirectory(
      at: file.url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(repeating: 7, count: 5000).write(to: file.url)
    #expect(throws: SwiftDataError.storeCorrupt) { try makeContainer(url: file.url) }
  }

  @Test func aStoreWithoutSavingThrows() throws {
    let file = StoreFile()
    try makeContainer(url: file.url).mainContext.save()
    let container = try ModelContainer(
      for: Item.self, configurations: ModelConfiguration(url: file.url, allowsSave: false))
    let context = ModelContext(container)
    context.insert(Item(number: 1))
    #expect(throws: SwiftDataError.storeReadOnly) { try context.save() }
  }
}
