import Foundation
import SwiftData
import Testing

private enum FirstSchema: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
  static var models: [any PersistentModel.Type] { [Person.self] }

  @Model final class Person {
    var name: String
    init(name: String) { self.name = name }
  }
}

private enum SecondSchema: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
  static var models: [any PersistentModel.Type] { [Person.self] }

  @Model final class Person {
    @Attribute(originalName: "name") var fullName: String
    var age: Int = 18
    var initials: String?
    init(name: String) { fullName = name }
  }
}

private enum Plan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [FirstSchema.self, SecondSchema.self] }
  static var stages: [MigrationStage] {
    [
      .custom(
        fromVersion: FirstSchema.self, toVersion: SecondSchema.self,
        willMigrate: { context in
          for person in try context.fetch(FetchDescriptor<FirstSchema.Person>()) where person.name.isEmpty {
            context.delete(person)
          }
          try context.save()
        },
        didMigrate: { context in
          for person in try context.fetch(FetchDescriptor<SecondSchema.Person>()) {
            person.initials = String(person.fullName.prefix(1))
          }
          try context.save()
        })
    ]
  }
}

@MainActor struct MigrationTests {
  fileprivate func makeFirst(_ file: StoreFile) throws {
    let container = try ModelContainer(
      for: Schema(versionedSchema: FirstSchema.self), configurations: [ModelConfiguration(url: file.url)])
    let context = ModelContext(container)
    context.insert(FirstSchema.Person(name: "Ann"))
    context.insert(FirstSchema.Person(name: ""))
    try context.save()
  }

  @Test func columnsAreAddedAndRenamed() throws {
    let file = StoreFile()
    try makeFirst(file)
    let container = try ModelContainer(
      for: Schema(versionedSchema: SecondSchema.self), configurations: [ModelConfiguration(url: file.url)])
    let found = try ModelContext(container).fetch(FetchDescriptor<SecondSchema.Person>())
    #expect(found.map(\.fullName) == ["Ann", ""] && found.map(\.age) == [18, 18])
    #expect(found.allSatisfy { $0.initials == nil })
  }

  @Test func aPlanRunsItsStages() throws {
    let file = StoreFile()
    try makeFirst(file)
    for _ in 0..<2 {
      let container = try ModelContainer(
        for: Schema(versionedSchema: SecondSchema.self), migrationPlan: Plan.self,
        configurations: [ModelConfiguration(url: file.url)])
      let found = try ModelContext(container).fetch(FetchDescriptor<SecondSchema.Person>())
      #expect(found.map(\.fullName) == ["Ann"] && found.map(\.initials) == ["A"])
    }
  }
}

private enum ThirdSchema: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }
  static var models: [any PersistentModel.Type] { [Person.self] }

  @Model final class Person {
    @Attribute(originalName: "fullName") var title: String
    var age: Int = 18
    init(title: String) { self.title = title }
  }
}

private enum Renaming: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [FirstSchema.self, SecondSchema.self, ThirdSchema.self] }
  static var stages: [MigrationStage] {
    [
      .lightweight(fromVersion: FirstSchema.self, toVersion: SecondSchema.self),
      .lightweight(fromVersion: SecondSchema.self, toVersion: ThirdSchema.self),
    ]
  }
}

/// A plan that fails until it is allowed to succeed.
@MainActor private enum Failing: @preconcurrency SchemaMigrationPlan {
  static var isAllowed = false
  struct Failure: Error {}

  static var schemas: [any VersionedSchema.Type] { [FirstSchema.self, SecondSchema.self] }
  static var stages: [MigrationStage] {
    [
      .custom(
        fromVersion: FirstSchema.self, toVersion: SecondSchema.self, willMigrate: nil,
        didMigrate: { context in
          for person in try context.fetch(FetchDescriptor<SecondSchema.Person>()) {
            person.initials = "changed"
          }
          try context.save()
          if !MainActor.assumeIsolated({ isAllowed }) { throw Failure() }
        })
    ]
  }
}

extension MigrationTests {
  @Test func columnsAreRenamedStepByStep() throws {
    let file = StoreFile()
    try makeFirst(file)
    let container = try ModelContainer(
      for: Schema(versionedSchema: ThirdSchema.self), migrationPlan: Renaming.self,
      configurations: [ModelConfiguration(url: file.url)])
    let found = try ModelContext(container).fetch(FetchDescriptor<ThirdSchema.Person>())
    #expect(found.map(\.title) == ["Ann", ""])
  }

  @Test func aFailedMigrationIsRepeated() throws {
    let file = StoreFile()
    try makeFirst(file)
    func open() throws -> ModelContainer {
      try ModelContainer(
        for: Schema(versionedSchema: SecondSchema.self), migrationPlan: Failing.self,
        configurations: [ModelConfiguration(url: file.url)])
    }
    #expect(throws: Failing.Failure.self) { try open() }
    // The file is the old one.
    let old = try ModelContainer(
      for: Schema(versionedSchema: FirstSchema.self), configurations: [ModelConfiguration(url: file.url)])
    #expect(try ModelContext(old).fetch(FetchDescriptor<FirstSchema.Person>()).map(\.name) == ["Ann", ""])
    Failing.isAllowed = true
    let found = try ModelContext(open()).fetch(FetchDescriptor<SecondSchema.Person>())
    #expect(found.map(\.fullName) == ["Ann", ""] && found.allSatisfy { $0.initials == "changed" })
  }
}

private enum Locking: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [FirstSchema.self, SecondSchema.self] }
  static var stages: [MigrationStage] {
    [
      .custom(
        fromVersion: FirstSchema.self, toVersion: SecondSchema.self,
        willMigrate: { context in
          let url = context.container.configurations.first!.url
          let descriptor = open(url.path + "-migration-lock", O_RDWR)
          defer { close(descriptor) }
          #expect(descriptor >= 0 && flock(descriptor, LOCK_EX | LOCK_NB) != 0)
          // The copy of a migration in progress isn't restored.
          for person in try context.fetch(FetchDescriptor<FirstSchema.Person>()) { person.name += "!" }
          try context.save()
          let other = try ModelContainer(
            for: Schema(versionedSchema: FirstSchema.self),
            configurations: [ModelConfiguration(url: url)])
          let found = try ModelContext(other).fetch(FetchDescriptor<FirstSchema.Person>())
          #expect(found.map(\.name) == ["Ann!", "!"])
        }, didMigrate: nil)
    ]
  }
}

extension MigrationTests {
  @Test func aCopyThatWasLeftIsRestoredByTheNextOpening() throws {
    let file = StoreFile()
    try makeFirst(file)
    let copy = file.url.path + "-migration"
    try FileManager.default.copyItem(atPath: file.url.path, toPath: copy)
    do {
      let container = try ModelContainer(
        for: Schema(versionedSchema: FirstSchema.self), configurations: [ModelConfiguration(url: file.url)])
      #expect(!FileManager.default.fileExists(atPath: copy))
      let context = ModelContext(container)
      context.insert(FirstSchema.Person(name: "Bob"))
      try context.save()
    }
    let container = try ModelContainer(
      for: Schema(versionedSchema: SecondSchema.self), migrationPlan: Renaming.self,
      configurations: [ModelConfiguration(url: file.url)])
    let found = try ModelContext(container).fetch(FetchDescriptor<SecondSchema.Person>())
    #expect(found.map(\.fullName) == ["Ann", "", "Bob"])
  }

  @Test func aMigrationLocksTheFile() throws {
    let file = StoreFile()
    try makeFirst(file)
    let container = try ModelContainer(
      for: Schema(versionedSchema: SecondSchema.self), migrationPlan: Locking.self,
      configurations: [ModelConfiguration(url: file.url)])
    let found = try ModelContext(container).fetch(FetchDescriptor<SecondSchema.Person>())
    #expect(found.map(\.fullName) == ["Ann!", "!"])
    let descriptor = open(file.url.path + "-migration-lock", O_RDWR)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
  }
}

@ModelActor actor Worker {
  func addItem(_ number: Int) throws -> PersistentIdentifier {
    let item = Item(number: number)
    modelContext.insert(item)
    try modelContext.save()
    return item.persistentModelID
  }

  func number(of id: PersistentIdentifier) -> Int? { self[id, as: Item.self]?.number }
}

@MainActor struct ModelActorTests {
  @Test func anActorHasAContextOfItsOwn() async throws {
    let container = try makeContainer()
    let worker = Worker(modelContainer: container)
    let id = try await worker.addItem(5)
    #expect(await worker.number(of: id) == 5)
    #expect((container.mainContext.model(for: id) as? Item)?.number == 5)
  }

  @Test func changesAreUndone() throws {
    let context = try makeContainer().mainContext
    context.autosaveEnabled = false
    let manager = UndoManager()
    manager.groupsByEvent = false
    context.undoManager = manager
    let item = Item(number: 1, text: "old")
    manager.beginUndoGrouping()
    context.insert(item)
    manager.endUndoGrouping()
    manager.beginUndoGrouping()
    item.text = "new"
    manager.endUndoGrouping()
    manager.undo()
    #expect(item.text == "old")
    manager.redo()
    #expect(item.text == "new")
    manager.undo()
    manager.undo()
    #expect(try context.fetchCount(FetchDescriptor<Item>()) == 0)
  }
}
