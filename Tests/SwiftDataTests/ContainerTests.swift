import CSQLite
import Foundation
import SwiftData
import Testing

@MainActor struct ContainerTests {
  @Test func anErasedStoreIsClosed() throws {
    let file = StoreFile()
    let container = try makeContainer(url: file.url)
    let context = container.mainContext
    context.insert(Item(number: 1))
    try context.save()
    try container.erase()
    #expect(!FileManager.default.fileExists(atPath: file.url.path))
    context.insert(Item(number: 2))
    #expect(throws: SwiftDataError.storeFailure) { try context.save() }
    #expect(throws: SwiftDataError.storeFailure) {
      try ModelContext(container).fetch(FetchDescriptor<Item>())
    }
    #expect(!FileManager.default.fileExists(atPath: file.url.path))
    #expect(try makeContainer(url: file.url).mainContext.fetchCount(FetchDescriptor<Item>()) == 0)
  }

  @Test func aDamagedStoreIsErased() throws {
    let file = StoreFile()
    let container = try makeContainer(url: file.url)
    let context = ModelContext(container)
    for number in 0..<500 { context.insert(Item(number: number, text: "some text of item \(number)")) }
    try context.save()
    var other: OpaquePointer?
    sqlite3_open(file.url.path, &other)
    // Another program's change empties the cache of the container's connection.
    let sql = "UPDATE \"Item\" SET text = text || '!'; PRAGMA wal_checkpoint(TRUNCATE)"
    #expect(sqlite3_exec(other, sql, nil, nil, nil) == SQLITE_OK)
    sqlite3_close_v2(other)
    let handle = try FileHandle(forUpdating: file.url)
    let size = try handle.seekToEnd()
    try handle.seek(toOffset: 4096)
    try handle.write(contentsOf: Data(repeating: 0xa5, count: Int(size) - 4096))
    try handle.close()
    #expect(throws: SwiftDataError.storeCorrupt) { try container.deleteAllData() }
    try container.erase()
    #expect(!FileManager.default.fileExists(atPath: file.url.path))
    #expect(try makeContainer(url: file.url).mainContext.fetchCount(FetchDescriptor<Item>()) == 0)
  }

  @Test func aContainerEndsAlthoughItsMainContextWasUsed() throws {
    weak var end: ModelContainer?
    do {
      let container = try makeContainer()
      _ = container.mainContext
      end = container
    }
    #expect(end == nil)
  }

  @Test func aMainContextOutlivesItsContainer() throws {
    let context = try makeContainer().mainContext
    context.insert(Item(number: 1))
    try context.save()
    #expect(context.container.mainContext === context)
    #expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Item>()) == 1)
  }

  @Test func modelsAreInTheStoresOfTheirConfigurations() throws {
    let (one, two) = (StoreFile(), StoreFile())
    func make() throws -> ModelContainer {
      try ModelContainer(
        for: Schema([Item.self, Reading.self]),
        configurations: [
          ModelConfiguration("items", schema: Schema([Item.self]), url: one.url),
          ModelConfiguration("readings", schema: Schema([Reading.self]), url: two.url),
        ])
    }
    do {
      let context = try make().mainContext
      context.insert(Item(number: 1))
      context.insert(Reading(2))
      try context.save()
    }
    let readings = try makeReadings(url: two.url)
    #expect(try readings.mainContext.fetch(FetchDescriptor<Reading>()).map(\.measured.value) == [2])
    #expect(try makeContainer(url: one.url).mainContext.fetchCount(FetchDescriptor<Item>()) == 1)
    let context = try make().mainContext
    #expect(try context.fetchCount(FetchDescriptor<Item>()) == 1)
    #expect(try context.fetchCount(FetchDescriptor<Reading>()) == 1)
    #expect(throws: SwiftDataError.duplicateConfiguration) {
      try ModelContainer(
        for: Schema([Item.self]),
        configurations: [ModelConfiguration(url: one.url), ModelConfiguration(url: one.url)])
    }
  }

  @Test func aSaveThatFailedInOneStoreIsRepeated() throws {
    let (one, two) = (StoreFile(), StoreFile())
    let container = try ModelContainer(
      for: Schema([Item.self, Reading.self]),
      configurations: [
        ModelConfiguration("items", schema: Schema([Item.self]), url: one.url),
        ModelConfiguration("readings", schema: Schema([Reading.self]), url: two.url),
      ])
    let context = ModelContext(container)
    let (item, reading) = (Item(number: 1), Reading(2))
    reading.measured.isUnencodable = true
    context.insert(item)
    context.insert(reading)
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    #expect(!item.hasChanges && reading.hasChanges)
    reading.measured.isUnencodable = false
    try context.save()
    let other = ModelContext(container)
    #expect(try other.fetch(FetchDescriptor<Item>()).map(\.number) == [1])
    #expect(try other.fetch(FetchDescriptor<Reading>()).map(\.measured.value) == [2])
    #expect(try other.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).count == 2)
  }

  @Test func theMainContextSavesByItself() async throws {
    let container = try makeContainer()
    let context = container.mainContext
    context.insert(Item(number: 1))
    let other = ModelContext(container)
    for _ in 0..<10_000_000 where context.hasChanges { await Task.yield() }
    #expect(!context.hasChanges)
    #expect(try other.fetchCount(FetchDescriptor<Item>()) == 1)
  }

  @Test func aDeniedDeletionFailsTheSave() throws {
    let container = try ModelContainer(
      for: Owner.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = ModelContext(container)
    let owner = Owner()
    owner.things = [Owned()]
    context.insert(owner)
    try context.save()
    context.delete(owner)
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    context.delete(owner.things[0])
    try context.save()
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Owner>()) == 0)
  }

  @Test func aDeletedModelLeavesReferencesWithoutInverse() throws {
    let container = try ModelContainer(
      for: Pointer.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = ModelContext(container)
    let (one, two) = (Target(), Target())
    let pointer = Pointer()
    (pointer.first, pointer.all) = (one, [one, two])
    context.insert(pointer)
    try context.save()
    // The pointer isn't in this context's memory.
    let other = ModelContext(container)
    other.delete(other.model(for: one.persistentModelID) as! Target)
    let empty = FetchDescriptor<Pointer>(predicate: #Predicate { $0.first == nil })
    #expect(try other.fetch(empty).map(\.all.count) == [1])
    try other.save()
    #expect(try context.fetch(empty) == [pointer])
    #expect(pointer.first == nil && pointer.all == [two])
    #expect(try ModelContext(container).fetch(empty).map(\.all.count) == [1])
  }

  @Test func savesArePosted() throws {
    let context = ModelContext(try makeContainer())
    let seen = Seen()
    let center = NotificationCenter.default
    let tokens = [
      center.addObserver(forName: ModelContext.willSave, object: context, queue: nil) { _ in
        seen.events.append("will")
      },
      center.addObserver(forName: ModelContext.didSave, object: context, queue: nil) { note in
        for key in [
          ModelContext.NotificationKey.insertedIdentifiers, .updatedIdentifiers, .deletedIdentifiers,
        ] {
          let found = note.userInfo?[key.rawValue] as? [PersistentIdentifier]
          seen.events.append("\(found?.count ?? -1)")
        }
      },
    ]
    let (one, two) = (Item(number: 1), Item(number: 2))
    context.insert(one)
    context.insert(two)
    try context.save()
    context.delete(one)
    two.number = 3
    try context.save()
    #expect(seen.events == ["will", "2", "0", "0", "will", "0", "1", "1"])
    tokens.forEach(center.removeObserver)
  }

  private final class Seen: @unchecked Sendable {
    var events: [String] = []
  }
}

@Model final class Owner {
  @Relationship(deleteRule: .deny, inverse: \Owned.owner) var things: [Owned] = []
  init() {}
}

@Model final class Owned {
  var owner: Owner?
  init() {}
}

@Model final class Target {
  var name = "target"
  init() {}
}

@Model final class Pointer {
  var first: Target?
  @Relationship var all: [Target] = []
  init() {}
}
