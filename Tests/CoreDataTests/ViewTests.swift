import CoreData
import SwiftUI
import Testing
import Trellis
import TrellisTesting

private struct Row: View {
  let book: Book
  var body: some View { Text(book.title ?? "") }
}

private struct Books: View {
  @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Book.pages, ascending: true)])
  private var books: FetchedResults<Book>
  var body: some View {
    VStack { ForEach(books) { Row(book: $0) } }
  }
}

private struct Sorted: View {
  @FetchRequest(
    sortDescriptors: [SortDescriptor(\Book.title)], predicate: NSPredicate(format: "isRead == YES"))
  private var books: FetchedResults<Book>
  var body: some View {
    Text(books.compactMap(\.title).joined(separator: " "))
    Button("reverse") { books.sortDescriptors = [SortDescriptor(\Book.title, order: .reverse)] }
    Button("all") { books.nsPredicate = nil }
  }
}

private struct Filtered: View {
  @FetchRequest private var books: FetchedResults<Book>
  init(over pages: Int) {
    _books = FetchRequest(
      entity: Book.entity(), sortDescriptors: [NSSortDescriptor(key: "title", ascending: true)],
      predicate: NSPredicate(format: "pages > %d", pages))
  }
  var body: some View { Text(books.compactMap(\.title).joined(separator: " ")) }
}

private struct Choice: View {
  @State private var pages = 150
  var body: some View {
    Filtered(over: pages)
    Button("less") { pages = 50 }
  }
}

private struct OfAuthor: View {
  @FetchRequest(
    sortDescriptors: [NSSortDescriptor(key: "title", ascending: true)],
    predicate: NSPredicate(format: "author.name == 'Austen'")) private var books: FetchedResults<Book>
  var body: some View { Text("\(books.count)") }
}

private struct Sections: View {
  @SectionedFetchRequest<Bool, Book>(
    sectionIdentifier: \.isRead,
    sortDescriptors: [SortDescriptor(\Book.weight), SortDescriptor(\Book.title)])
  private var sections: SectionedFetchResults<Bool, Book>
  var body: some View {
    ForEach(sections) { section in
      Text("\(section.id): \(section.compactMap(\.title).joined(separator: " "))")
    }
  }
}

private struct Observing: View {
  @ObservedObject var book: Book
  @Environment(\.managedObjectContext) private var context
  var body: some View {
    Text(book.isUpdated ? "changed" : "saved")
    Button("save") { try? context.save() }
  }
}

@MainActor struct ViewTests {
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }

  init() throws {
    container = try Library.container()
    for index in 0..<3 { add("book \(index)", pages: index * 100) }
    try context.save()
  }

  @discardableResult private func add(_ title: String, pages: Int) -> Book {
    let book = Book(context: context)
    (book.title, book.pages) = (title, Int16(pages))
    return book
  }

  private func host<V: View>(_ view: V) -> TestHost {
    TestHost(view.environment(\.managedObjectContext, context))
  }

  private func book(_ title: String) throws -> Book {
    try #require(context.fetch(Book.fetchRequest()).first { $0.title == title })
  }

  @Test func aChangedRowRunsOneBody() throws {
    let host = host(Books())
    #expect(host.texts == ["book 0", "book 1", "book 2"])
    let book = try book("book 1")
    let log = host.evaluations {
      book.title = "new"
      try! context.save()
    }
    #expect(log.bodies == 1 && log.bodies(of: Row.self) == 1, "\(log)")
    #expect(log.count(of: "fetchRequest") == 0, "\(log)")
    #expect(host.texts == ["book 0", "new", "book 2"])
    // A property that nothing reads.
    #expect(host.evaluations { book.weight = 3 }.bodies == 0)
  }

  @Test func theListChangesIfItsOrderDoes() throws {
    let host = host(Books())
    let book = try book("book 0")
    let log = host.evaluations { book.pages = 150 }
    #expect(log.bodies(of: Books.self) == 1 && log.bodies(of: Row.self) == 0, "\(log)")
    #expect(host.texts == ["book 1", "book 0", "book 2"])
    #expect(host.evaluations { book.pages = 160 }.bodies == 0)
  }

  @Test func insertedAndDeletedObjectsAreShownBeforeTheyAreSaved() throws {
    let host = host(Books())
    add("first", pages: -1)
    #expect(host.texts == ["first", "book 0", "book 1", "book 2"])
    context.delete(try book("book 1"))
    #expect(host.texts == ["first", "book 0", "book 2"])
    context.rollback()
    #expect(host.texts == ["book 0", "book 1", "book 2"])
  }

  @Test func theRequestChangesWithTheView() throws {
    try book("book 2").isRead = false
    let host = host(Sorted())
    #expect(host.texts.first == "book 0 book 1")
    try host.tap("reverse")
    #expect(host.texts.first == "book 1 book 0")
    try host.tap("all")
    #expect(host.texts.first == "book 2 book 1 book 0")
    let other = self.host(Choice())
    #expect(other.texts.first == "book 2")
    try other.tap("less")
    #expect(other.texts.first == "book 1 book 2")
  }

  @Test func aPredicateFollowsRelatedObjects() throws {
    let host = host(OfAuthor())
    #expect(host.texts == ["0"])
    let author = Author(context: context)
    author.addToBooks(try book("book 1"))
    author.name = "Austen"
    #expect(host.texts == ["1"])
    author.name = "Eliot"
    #expect(host.texts == ["0"])
  }

  @Test func savesInTheBackgroundAreShown() async throws {
    context.automaticallyMergesChangesFromParent = true
    let host = host(Books())
    #expect(host.texts.count == 3)
    try await container.performBackgroundTask { context in
      let book = Book(context: context)
      (book.title, book.pages) = ("late", 50)
      try context.save()
    }
    await context.perform {}
    #expect(host.texts == ["book 0", "late", "book 1", "book 2"])
  }

  @Test func neighboursWithOneIdentifierAreASection() throws {
    let host = host(Sections())
    #expect(host.texts == ["true: book 0 book 1 book 2"])
    try book("book 1").isRead = false
    try book("book 1").weight = 1
    #expect(host.texts == ["true: book 0 book 2", "false: book 1"])
  }

  @Test func anObservedObjectUpdatesItsView() throws {
    let book = try book("book 1")
    let host = host(Observing(book: book))
    #expect(host.texts.first == "saved")
    book.weight = 8
    #expect(host.texts.first == "changed")
  }
}
