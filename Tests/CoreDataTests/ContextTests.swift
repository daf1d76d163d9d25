import CoreData
import Testing

@MainActor struct ContextTests {
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }

  init() throws { container = try Library.container() }

  private func saved(_ title: String, code: String? = nil) throws -> Book {
    let book = Book(context: context)
    (book.title, book.code) = (title, code)
    try context.save()
    return book
  }

  @Test func savesOfOtherContextsAreMerged() async throws {
    context.automaticallyMergesChangesFromParent = true
    let book = try saved("one")
    let background = container.newBackgroundContext()
    let id = book.objectID
    try await background.perform {
      let same = try #require(background.object(with: id) as? Book)
      same.title = "two"
      let author = Author(context: background)
      author.name = "Austen"
      same.author = author
      try background.save()
    }
    // The merge is work of the main queue.
    await context.perform {}
    #expect(book.title == "two" && book.author?.name == "Austen" && !context.hasChanges)
    try await background.perform {
      background.delete(background.object(with: id))
      try background.save()
    }
    await context.perform {}
    #expect(book.isDeleted && book.managedObjectContext == nil)
  }

  @Test func withoutMergingObjectsStayUntilTheyAreRefreshed() throws {
    let book = try saved("one")
    let other = container.newBackgroundContext()
    try other.performAndWait {
      (other.object(with: book.objectID) as? Book)?.title = "two"
      try other.save()
    }
    #expect(book.title == "one")
    context.refresh(book, mergeChanges: true)
    #expect(book.title == "two")
  }

  @Test(arguments: [
    (NSMergePolicy.mergeByPropertyStoreTrump, "theirs", Int16(7)),
    (NSMergePolicy.mergeByPropertyObjectTrump, "ours", Int16(7)),
    (NSMergePolicy.overwrite, "ours", Int16(100)), (NSMergePolicy.rollback, "theirs", Int16(7)),
  ])
  func aPolicyResolvesConflicts(policy: NSMergePolicy, title: String, pages: Int16) throws {
    let book = try saved("one")
    let other = container.newBackgroundContext()
    try other.performAndWait {
      let same = try #require(other.object(with: book.objectID) as? Book)
      (same.title, same.pages) = ("theirs", 7)
      try other.save()
    }
    book.title = "ours"
    #expect { try context.save() } throws: { ($0 as NSError).code == NSManagedObjectMergeError }
    context.mergePolicy = policy
    try context.save()
    context.refreshAllObjects()
    #expect(book.title == title && book.pages == pages)
  }

  @Test func uniqueValuesAreThoseOfOneObject() throws {
    let first = try saved("one", code: "A")
    first.pages = 5
    try context.save()
    let second = Book(context: context)
    (second.title, second.code) = ("two", "A")
    #expect { try context.save() } throws: { ($0 as NSError).code == NSManagedObjectConstraintMergeError }
    context.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
    try context.save()
    #expect(try context.fetch(Book.fetchRequest()).map(\.title) == ["one"])
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    let third = Book(context: context)
    (third.title, third.code) = ("three", "A")
    try context.save()
    #expect(try context.fetch(Book.fetchRequest()).map(\.title) == ["three"])
  }

  @Test func replacedObjectsPassTheirReferencesOn() throws {
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    let shelf = Shelf(context: context)
    for title in ["one", "two"] {
      let book = Book(context: context)
      (book.title, book.code) = (title, "same")
      shelf.addToBooks(book)
    }
    try context.save()
    #expect((shelf.books?.array as? [Book])?.map(\.title) == ["two"])
  }

  @Test func aChildSavesToItsParent() throws {
    let book = try saved("one")
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = context
    let same = try #require(child.object(with: book.objectID) as? Book)
    same.title = "two"
    let author = Author(context: child)
    author.name = "Austen"
    same.author = author
    #expect(book.title == "one" && !context.hasChanges)
    try child.save()
    #expect(book.title == "two" && book.author?.name == "Austen" && context.hasChanges)
    #expect(try context.count(for: NSFetchRequest<Author>(entityName: "Author")) == 1)
    let other = container.newBackgroundContext()
    #expect(try other.performAndWait { try other.fetch(Book.fetchRequest()).map(\.title) } == ["one"])
    try context.save()
    let request = Book.fetchRequest()
    request.predicate = NSPredicate(format: "author.name == 'Austen'")
    #expect(try child.fetch(request).map(\.title) == ["two"])
    child.delete(same)
    try child.save()
    #expect(book.isDeleted)
  }

  @Test func notificationsHaveTheObjects() throws {
    nonisolated(unsafe) var posted: [String] = []
    let tokens = [
      NSNotification.Name.NSManagedObjectContextObjectsDidChange, .NSManagedObjectContextWillSave,
      .NSManagedObjectContextDidSave,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { notification in
        let inserted = notification.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject> ?? []
        posted.append(
          "\(name.rawValue.contains("Did") ? "did" : name.rawValue.contains("Will") ? "will" : "changed") \(inserted.count)"
        )
      }
    }
    defer { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
    let book = try saved("one")
    #expect(posted == ["changed 1", "will 0", "did 1"] && book.events == ["insert", "save"])
  }

  @Test func aControllerReportsChanges() throws {
    final class Log: NSFetchedResultsControllerDelegate {
      var entries: [String] = []
      func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        entries.append("will")
      }
      func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
      ) {
        entries.append(
          "\((anObject as? Book)?.title ?? "") \(type) \(indexPath?.last ?? -1) \(newIndexPath?.last ?? -1)")
      }
      func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        entries.append("did \(controller.fetchedObjects?.count ?? 0)")
      }
    }
    let books = try [saved("b"), saved("d")]
    let request = Book.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "pages", cacheName: nil)
    let log = Log()
    controller.delegate = log
    try controller.performFetch()
    #expect(
      controller.fetchedObjects?.map(\.title) == ["b", "d"] && controller.sections?.first?.name == "100")
    #expect(controller.object(at: IndexPath(indexes: [0, 1])) === books[1])
    _ = try saved("c")
    #expect(log.entries == ["will", "c insert -1 1", "did 3"])
    log.entries = []
    books[0].title = "e"
    context.processPendingChanges()
    #expect(log.entries == ["will", "e move 0 2", "did 3"])
    log.entries = []
    books[1].code = "x"
    context.delete(books[0])
    context.processPendingChanges()
    #expect(log.entries == ["will", "e delete 2 -1", "d update 1 1", "did 2"])
  }
}
