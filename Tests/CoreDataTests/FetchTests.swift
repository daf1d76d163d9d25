import CoreData
import Testing

@MainActor struct FetchTests {
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }

  init() throws {
    container = try Library.container()
    let austen = Author(context: context)
    austen.name = "Austen"
    for (index, title) in ["Emma", "Persuasion", "äther", "Zoo", "atlas"].enumerated() {
      let book = Book(context: context)
      (book.title, book.pages) = (title, Int16(index * 100))
      if index < 2 { book.author = austen }
      if index == 4 { book.added = Date(timeIntervalSinceReferenceDate: 5) }
    }
    try context.save()
  }

  private func titles(_ format: String, _ arguments: Any?...) throws -> [String] {
    let request = Book.fetchRequest()
    request.predicate = NSPredicate(format: format, argumentArray: arguments.map { $0 ?? NSNull() })
    let saved = try context.fetch(request).compactMap(\.title)
    // The same objects, evaluated one by one.
    let all = try context.fetch(Book.fetchRequest()).filter { request.predicate!.evaluate(with: $0) }
    #expect(all.compactMap(\.title) == saved, "\(format)")
    #expect(try context.count(for: request) == saved.count)
    return saved
  }

  @Test func predicatesSelectTheSameObjectsInSQLAndInMemory() throws {
    #expect(try titles("pages > %d", 100) == ["äther", "Zoo", "atlas"])
    #expect(try titles("pages BETWEEN {100, 200}") == ["Persuasion", "äther"])
    #expect(try titles("title == %@", "Zoo") == ["Zoo"])
    #expect(try titles("title BEGINSWITH 'P' OR title CONTAINS 'oo'") == ["Persuasion", "Zoo"])
    #expect(try titles("title BEGINSWITH[cd] 'a'") == ["äther", "atlas"])
    #expect(try titles("NOT (title IN %@)", ["Zoo", "Emma"]) == ["Persuasion", "äther", "atlas"])
    #expect(try titles("added == nil AND pages < 200") == ["Emma", "Persuasion"])
    #expect(try titles("added != nil") == ["atlas"])
    #expect(try titles("NOT (added > %@)", Date(timeIntervalSinceReferenceDate: 9)).count == 5)
    #expect(try titles("author.name == 'Austen'") == ["Emma", "Persuasion"])
    #expect(try titles("isRead == YES AND %K LIKE '*a'", "title") == ["Emma"])
    #expect(try titles("author == nil") == ["äther", "Zoo", "atlas"])
    #expect(try titles("ANY shelves.label == 'x'") == [])
    #expect(try titles("shelves.@count == 0 && title MATCHES '.*s.*'") == ["Persuasion", "atlas"])
  }

  @Test func relationshipsAreCompared() throws {
    let request = NSFetchRequest<Author>(entityName: "Author")
    request.predicate = NSPredicate(format: "ANY books.title == %@ AND books.@count > 1", "Emma")
    let author = try #require(try context.fetch(request).first)
    #expect(try titles("author == %@", author) == ["Emma", "Persuasion"])
    #expect(try titles("author != %@", author.objectID) == ["äther", "Zoo", "atlas"])
  }

  @Test func resultsAreSortedAndLimited() throws {
    let request = Book.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: true)]
    #expect(
      try context.fetch(request).compactMap(\.title) == ["Emma", "Persuasion", "Zoo", "atlas", "äther"])
    request.sortDescriptors = [NSSortDescriptor(SortDescriptor(\Book.title))]
    #expect(
      try context.fetch(request).compactMap(\.title) == ["äther", "atlas", "Emma", "Persuasion", "Zoo"])
    request.sortDescriptors = [
      NSSortDescriptor(key: "author.name", ascending: false),
      NSSortDescriptor(keyPath: \Book.pages, ascending: false),
    ]
    #expect(
      try context.fetch(request).compactMap(\.title) == ["Persuasion", "Emma", "atlas", "Zoo", "äther"])
    request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: false)]
    (request.fetchLimit, request.fetchOffset) = (2, 1)
    #expect(try context.fetch(request).compactMap(\.title) == ["Zoo", "äther"])
    #expect(try context.count(for: request) == 2)
    Book(context: context).title = "new"
    #expect(try context.fetch(request).compactMap(\.title) == ["Zoo", "äther"])
  }

  @Test func unsavedChangesCount() throws {
    let request = Book.fetchRequest()
    request.predicate = NSPredicate(format: "pages >= 300")
    let books = try context.fetch(request)
    #expect(books.count == 2)
    books[0].pages = 1
    let new = Book(context: context)
    (new.title, new.pages) = ("new", 999)
    #expect(try context.fetch(request).compactMap(\.title) == ["atlas", "new"])
    request.includesPendingChanges = false
    #expect(try context.count(for: request) == 2)
  }

  @Test func resultsHaveKinds() throws {
    let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Book")
    ids.resultType = .managedObjectIDResultType
    #expect(try context.fetch(ids).count == 5)
    let values = NSFetchRequest<NSDictionary>(entityName: "Book")
    (values.resultType, values.propertiesToFetch) = (.dictionaryResultType, ["isRead"])
    values.returnsDistinctResults = true
    #expect(try context.fetch(values) == [["isRead": NSNumber(value: true)]])
  }

  @Test func aBatchDeletionLeavesOthers() throws {
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
    request.predicate = NSPredicate(format: "pages < 250")
    let deletion = NSBatchDeleteRequest(fetchRequest: request)
    deletion.resultType = .resultTypeObjectIDs
    let result = try context.execute(deletion) as? NSBatchDeleteResult
    let ids = try #require(result?.result as? [NSManagedObjectID])
    #expect(ids.count == 3)
    NSManagedObjectContext.mergeChanges(
      fromRemoteContextSave: [NSDeletedObjectsKey: ids], into: [context])
    #expect(try context.fetch(Book.fetchRequest()).compactMap(\.title) == ["Zoo", "atlas"])
  }
}
