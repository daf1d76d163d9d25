import CoreData
import Testing
import TrellisGraphChecks

/// Random operations on books and shelves, with the expected state in dictionaries.
@MainActor struct RandomTests {
  private struct Expected: Equatable {
    var titles: [Int: String] = [:]
    var pages: [Int: Int] = [:]
    /// The author of each book, and the books of each shelf in their order.
    var authors: [Int: Int] = [:]
    var shelves: [Int: [Int]] = [:]
    var people: Set<Int> = []
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func aContextHasTheStateOfItsOracle(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).sqlite")
    defer {
      for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + ending) }
    }
    let container = try Library.container(file: file)
    let context = container.viewContext
    var (now, saved) = (Expected(), Expected())
    var next = 0
    func objects<Kind: NSManagedObject>(_ kind: Kind.Type, _ key: String) throws -> [Int: Kind] {
      let all = try context.fetch(NSFetchRequest<Kind>(entityName: String(describing: kind)))
      return Dictionary(uniqueKeysWithValues: all.map { (Int($0.value(forKey: key) as! String)!, $0) })
    }
    for step in 0..<250 {
      let (books, people, shelves) = try (
        objects(Book.self, "code"), objects(Author.self, "name"), objects(Shelf.self, "label")
      )
      let book = now.titles.keys.sorted().randomElement(using: &random)
      let person = now.people.sorted().randomElement(using: &random)
      let shelf = now.shelves.keys.sorted().randomElement(using: &random)
      next += 1
      switch Int.random(in: 0..<12, using: &random) {
      case 0, 1:
        let new = Book(context: context)
        (new.title, new.code, new.pages) = ("book \(next)", "\(next)", Int16(next))
        (now.titles[next], now.pages[next]) = ("book \(next)", next)
      case 2:
        Author(context: context).name = "\(next)"
        now.people.insert(next)
      case 3:
        Shelf(context: context).label = "\(next)"
        now.shelves[next] = []
      case 4:
        guard let book else { continue }
        books[book]?.title = "changed \(step)"
        now.titles[book] = "changed \(step)"
      case 5:
        guard let book, let person else { continue }
        books[book]?.author = people[person]
        now.authors[book] = person
      case 6:
        guard let book, let shelf, !(now.shelves[shelf]!.contains(book)) else { continue }
        let place = Int.random(in: 0...now.shelves[shelf]!.count, using: &random)
        shelves[shelf]?.insertIntoBooks(books[book]!, at: place)
        now.shelves[shelf]!.insert(book, at: place)
      case 7:
        guard let book else { continue }
        context.delete(books[book]!)
        (now.titles[book], now.pages[book], now.authors[book]) = (nil, nil, nil)
        for shelf in now.shelves.keys { now.shelves[shelf]!.removeAll { $0 == book } }
      case 8:
        guard let person else { continue }
        context.delete(people[person]!)
        now.people.remove(person)
        for book in now.authors.filter({ $0.value == person }).keys {
          (now.titles[book], now.pages[book], now.authors[book]) = (nil, nil, nil)
          for shelf in now.shelves.keys { now.shelves[shelf]!.removeAll { $0 == book } }
        }
      case 9:
        try context.save()
        saved = now
      case 10:
        if Bool.random(using: &random) {
          context.rollback()
          now = saved
        } else {
          context.refreshAllObjects()
        }
      default:
        guard !context.hasChanges else { continue }
        context.reset()
      }
      #expect(try state(context) == now, "step \(step)")
      let limit = Int.random(in: 0...(next + 1), using: &random)
      let request = Book.fetchRequest()
      request.predicate = NSPredicate(format: "pages > %d", limit)
      #expect(try context.count(for: request) == now.pages.values.count { $0 > limit })
    }
    try context.save()
    let other = try Library.container(file: file).viewContext
    #expect(try state(other) == now)
  }

  private func state(_ context: NSManagedObjectContext) throws -> Expected {
    var state = Expected()
    for book in try context.fetch(Book.fetchRequest()) {
      let code = Int(book.code!)!
      (state.titles[code], state.pages[code]) = (book.title, Int(book.pages))
      state.authors[code] = book.author.flatMap { Int($0.name!) }
    }
    for author in try context.fetch(NSFetchRequest<Author>(entityName: "Author")) {
      state.people.insert(Int(author.name!)!)
    }
    for shelf in try context.fetch(NSFetchRequest<Shelf>(entityName: "Shelf")) {
      state.shelves[Int(shelf.label!)!] = (shelf.books?.array as? [Book])?.map { Int($0.code!)! } ?? []
    }
    return state
  }
}
