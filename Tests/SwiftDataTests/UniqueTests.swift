import CSQLite
import Foundation
import SwiftData
import Testing

@MainActor struct UniqueTests {
  let container: ModelContainer
  let context: ModelContext

  init() throws {
    container = try makeContainer()
    context = ModelContext(container)
  }

  private func saved() throws -> [Trip] {
    try ModelContext(container).fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
  }

  @Test func ofTwoNewModelsTheLastIsStored() throws {
    let (one, two) = (Trip(name: "Alps", destination: "one"), Trip(name: "Alps", destination: "two"))
    let stay = Stay(hotel: "H", trip: one)
    context.insert(one)
    context.insert(stay)
    context.insert(two)
    try context.save()
    #expect(try saved().map(\.destination) == ["two"])
    #expect(one.isDeleted && !two.isDeleted && stay.trip === two)
    #expect(try saved().first?.stays.map(\.hotel) == ["H"])
    two.destination = "three"
    try context.save()
    #expect(try saved().map(\.destination) == ["three"])
  }

  @Test func aNewModelTakesTheRowThatItReplaces() throws {
    let old = Trip(name: "Alps", destination: "old")
    context.insert(Stay(hotel: "H", trip: old))
    try context.save()
    let new = Trip(name: "Alps", destination: "new")
    context.insert(Stay(hotel: "I", trip: new))
    try context.save()
    #expect(old.isDeleted && !new.isDeleted)
    #expect(try context.fetch(FetchDescriptor<Trip>()).map { $0 === new } == [true])
    #expect(new.stays.map(\.hotel) == ["H", "I"] && new.stays.allSatisfy { $0.trip === new })
    new.destination = "newer"
    try context.save()
    #expect(try saved().map(\.destination) == ["newer"])
    #expect(try saved().first?.stays.map(\.hotel) == ["H", "I"])
  }

  @Test func aChangedModelReplacesTheOneWithItsUniqueValue() throws {
    let (one, two) = (Trip(name: "A", destination: "one"), Trip(name: "B", destination: "two"))
    context.insert(one)
    context.insert(two)
    let ann = Traveller(name: "Ann")
    two.travellers = [ann]
    try context.save()
    one.name = "B"
    try context.save()
    #expect(try saved().map(\.destination) == ["one"])
    #expect(two.isDeleted && !one.isDeleted)
    #expect(ann.trips == [one] && one.travellers == [ann])
    #expect(try saved().first?.travellers.map(\.name) == ["Ann"])
  }

  @Test func twoModelsExchangeTheirUniqueValues() throws {
    let (one, two) = (Trip(name: "A", destination: "one"), Trip(name: "B", destination: "two"))
    context.insert(one)
    context.insert(two)
    try context.save()
    (one.name, two.name) = ("B", "A")
    try context.save()
    #expect(try saved().map(\.destination) == ["two", "one"])
    #expect(!one.isDeleted && !two.isDeleted)
  }

  /// A store of an earlier version, whose index of unique values compares texts by their bytes.
  @Test func textsThatOnlyEarlierVersionsToldApartStay() throws {
    let file = StoreFile()
    _ = try makeContainer(url: file.url)
    var database: OpaquePointer?
    sqlite3_open(file.url.path, &database)
    let result = sqlite3_exec(
      database,
      """
      DROP INDEX "_Trip_name_unique_lexical";
      CREATE UNIQUE INDEX "_Trip_name_unique" ON "Trip" ("name");
      INSERT INTO "Trip" (_key, name, destination, start, price) VALUES (1, 'e\u{301}', 'one', 0, 0), (2, '\u{e9}', 'two', 0, 0);
      """, nil, nil, nil)
    #expect(result == SQLITE_OK)
    sqlite3_close_v2(database)
    for _ in 0..<2 {
      let context = ModelContext(try makeContainer(url: file.url))
      let found = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.destination)]))
      #expect(found.map(\.destination) == ["one", "two"])
    }
    let context = ModelContext(try makeContainer(url: file.url))
    context.insert(Trip(name: "\u{e9}", destination: "three"))
    try context.save()
    #expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Trip>()) < 3)
  }
}
