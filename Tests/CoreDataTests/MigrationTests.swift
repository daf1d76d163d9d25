import CoreData
import Testing

@MainActor struct MigrationTests {
  private func file() -> URL { FileManager.default.temporaryDirectory.appending(path: "\(UUID()).sqlite") }

  private func remove(_ url: URL) {
    for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: url.path + ending) }
  }

  private func model(_ entities: String) throws -> NSManagedObjectModel {
    try Library.model("<model>\(entities)</model>")
  }

  private func fill(_ file: URL) throws {
    let old = try model(
      """
      <entity name="Note"><attribute name="text" optional="YES" attributeType="String"/>
      <attribute name="old" optional="YES" attributeType="String"/></entity>
      """)
    let context = try Library.container(old, file: file).viewContext
    let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
    note.setValue("hello", forKey: "text")
    try context.save()
  }

  @Test func columnsAreAddedRemovedAndRenamed() throws {
    let file = file()
    defer { remove(file) }
    try fill(file)
    let new = try model(
      """
      <entity name="Memo" elementID="Note"><attribute name="body" optional="YES" attributeType="String" elementID="text"/>
      <attribute name="stars" attributeType="Integer 16" defaultValueString="3"/>
      <relationship name="next" optional="YES" maxCount="1" destinationEntity="Memo"/></entity>
      <entity name="Other"/>
      """)
    let context = try Library.container(new, file: file).viewContext
    let memo = try #require(context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Memo")).first)
    #expect(memo.value(forKey: "body") as? String == "hello" && memo.value(forKey: "stars") as? Int == 3)
    memo.setValue(memo, forKey: "next")
    try context.save()
    let again = try Library.container(new, file: file).viewContext
    #expect(try again.count(for: NSFetchRequest<NSManagedObject>(entityName: "Memo")) == 1)
  }

  @Test func changesThatNeedMoreThanTheModelsThrow() throws {
    let file = file()
    defer { remove(file) }
    try fill(file)
    let typed = try model(
      "<entity name=\"Note\"><attribute name=\"text\" attributeType=\"Double\"/></entity>")
    #expect { try Library.container(typed, file: file) } throws: {
      ($0 as NSError).code == NSMigrationMissingMappingModelError
    }
    let required = try model(
      "<entity name=\"Note\"><attribute name=\"text\" optional=\"YES\" attributeType=\"String\"/><attribute name=\"n\" attributeType=\"Double\"/></entity>"
    )
    #expect { try Library.container(required, file: file) } throws: {
      ($0 as NSError).code == NSEntityMigrationPolicyError
    }
    let container = NSPersistentContainer(name: "x", managedObjectModel: required)
    let description = NSPersistentStoreDescription(url: file)
    description.shouldMigrateStoreAutomatically = false
    container.persistentStoreDescriptions = [description]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    #expect((failure as? NSError)?.code == NSPersistentStoreIncompatibleVersionHashError)
    // Nothing was changed.
    try fill(file)
  }

  @Test func aFileThatIsNoDatabaseIsReported() throws {
    let file = file()
    defer { remove(file) }
    try Data("no database".utf8).write(to: file)
    #expect(throws: NSError.self) { try Library.container(file: file) }
  }

  @Test func aStoreForReadingOnlyIsNotChanged() throws {
    let file = file()
    defer { remove(file) }
    let container = try Library.container(file: file)
    Book(context: container.viewContext).title = "one"
    try container.viewContext.save()
    let other = NSPersistentContainer(name: "x", managedObjectModel: Library.shared)
    other.persistentStoreDescriptions[0].url = file
    other.persistentStoreDescriptions[0].isReadOnly = true
    other.loadPersistentStores { #expect($1 == nil) }
    let book = try #require(try other.viewContext.fetch(Book.fetchRequest()).first)
    book.title = "two"
    #expect { try other.viewContext.save() } throws: { ($0 as NSError).code == NSPersistentStoreSaveError }
  }
}
