import CoreData
import Testing

@MainActor struct ObjectTests {
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }

  init() throws { container = try Library.container() }

  private func book(_ title: String, in context: NSManagedObjectContext? = nil) -> Book {
    let book = Book(context: context ?? self.context)
    book.title = title
    return book
  }

  @Test func aNewObjectHasDefaultsAndIsSaved() throws {
    let book = book("Emma")
    #expect(book.isInserted && context.hasChanges && book.objectID.isTemporaryID)
    #expect(
      book.isRead && book.pages == 100 && book.price == 0 && book.id != nil && book.events == ["insert"])
    book.tags = ["old", "good"]
    book.weight = 1.5
    try context.save()
    #expect(!book.hasChanges && !context.hasChanges && !book.objectID.isTemporaryID)
    let other = container.newBackgroundContext()
    try other.performAndWait {
      let same = try #require(try other.fetch(Book.fetchRequest()).first)
      #expect(same !== book && same.isFault)
      #expect(
        same.title == "Emma" && same.tags == ["old", "good"] && same.weight == 1.5 && same.id == book.id)
      #expect(!same.isFault && same.objectID == book.objectID)
    }
  }

  @Test func valuesHaveKeys() throws {
    let book = book("Emma")
    book.setValue(NSNumber(value: 7), forKey: "pages")
    #expect(book.pages == 7 && book.value(forKey: "pages") as? Int == 7)
    let author = Author(context: context)
    author.name = "Austen"
    book.author = author
    #expect(book.value(forKeyPath: "author.name") as? String == "Austen")
    #expect((author.value(forKey: "books") as? Set<Book>) == [book])
  }

  @Test func bothSidesOfARelationshipChange() throws {
    let (first, second) = (Author(context: context), Author(context: context))
    let book = book("Emma")
    first.addToBooks(book)
    #expect(book.author === first)
    book.author = second
    #expect(first.books?.count == 0 && second.books as? Set<Book> == [book])
    try context.save()
    second.removeFromBooks(NSSet(object: book))
    #expect(book.author == nil && book.isUpdated)
    try context.save()
    context.refreshAllObjects()
    #expect(book.author == nil && second.books?.count == 0)
  }

  @Test func anOrderedRelationshipKeepsItsOrder() throws {
    let shelf = Shelf(context: context)
    let books = ["a", "b", "c"].map { book($0) }
    for book in books { shelf.addToBooks(book) }
    shelf.insertIntoBooks(book("d"), at: 1)
    shelf.removeFromBooks(at: 0)
    try context.save()
    context.refreshAllObjects()
    #expect((shelf.books?.array as? [Book])?.map(\.title) == ["d", "b", "c"])
    #expect(books[1].shelves as? Set<Shelf> == [shelf] && books[0].shelves?.count == 0)
  }

  @Test func deleteRulesApply() throws {
    let author = Author(context: context)
    let (kept, shelf) = (book("kept"), Shelf(context: context))
    author.addToBooks(book("gone"))
    shelf.addToBooks(kept)
    try context.save()
    context.delete(author)
    try context.save()
    #expect(try context.fetch(Book.fetchRequest()).map(\.title) == ["kept"])
    context.delete(shelf)
    #expect { try context.save() } throws: {
      ($0 as NSError).code == NSValidationRelationshipDeniedDeleteError
    }
    context.rollback()
    #expect(!shelf.isDeleted)
    context.delete(kept)
    #expect(shelf.books?.count == 0)
    context.delete(shelf)
    try context.save()
    #expect(try context.count(for: NSFetchRequest<Shelf>(entityName: "Shelf")) == 0)
  }

  @Test func valuesAreValidated() throws {
    let book = Book(context: context)
    #expect { try context.save() } throws: { error in
      let error = error as NSError
      return error.code == NSValidationMissingMandatoryPropertyError && error.domain == NSCocoaErrorDomain
        && error.userInfo[NSValidationKeyErrorKey] as? String == "title"
    }
    book.pages = 3000
    #expect { try context.save() } throws: { error in
      let error = error as NSError
      return error.code == NSValidationMultipleErrorsError
        && (error.userInfo[NSDetailedErrorsKey] as? [NSError])?.map(\.code) == [
          NSValidationNumberTooLargeError, NSValidationMissingMandatoryPropertyError,
        ]
    }
    (book.title, book.pages) = ("a", 2)
    try context.save()
  }

  @Test func aRollbackDiscardsChanges() throws {
    let (saved, author) = (book("saved"), Author(context: context))
    try context.save()
    saved.title = "changed"
    saved.author = author
    let new = book("new")
    context.delete(author)
    context.rollback()
    #expect(
      saved.title == "saved" && saved.author == nil && !author.isDeleted && new.managedObjectContext == nil)
    #expect(!context.hasChanges)
  }

  @Test func changesAreUndone() throws {
    let undo = UndoManager()
    undo.groupsByEvent = false
    context.undoManager = undo
    undo.beginUndoGrouping()
    let book = book("one")
    undo.endUndoGrouping()
    undo.beginUndoGrouping()
    book.title = "two"
    undo.endUndoGrouping()
    context.undo()
    #expect(book.title == "one")
    context.redo()
    #expect(book.title == "two")
    context.undo()
    context.undo()
    #expect(try context.count(for: Book.fetchRequest()) == 0)
  }

  @Test func subentitiesAreResultsOfTheirParent() throws {
    let novel = Novel(context: context)
    (novel.title, novel.genre) = ("Emma", "romance")
    _ = book("Atlas")
    try context.save()
    context.reset()
    let all = try context.fetch(Book.fetchRequest())
    #expect(all.count == 2 && (all.first as? Novel)?.genre == "romance")
    let request = Book.fetchRequest()
    request.includesSubentities = false
    #expect(try context.fetch(request).map(\.title) == ["Atlas"])
    #expect(try context.count(for: NSFetchRequest<Novel>(entityName: "Novel")) == 1)
  }

  @Test func anIdentifierIsAURI() throws {
    let book = book("Emma")
    try context.save()
    let url = book.objectID.uriRepresentation()
    let id = try #require(container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: url))
    #expect(id == book.objectID)
    context.reset()
    #expect((try context.existingObject(with: id) as? Book)?.title == "Emma")
    context.delete(try context.existingObject(with: id))
    try context.save()
    #expect { try context.existingObject(with: id) } throws: {
      ($0 as NSError).code == NSManagedObjectReferentialIntegrityError
    }
  }
}
