import Foundation
import SwiftData
import Testing

@MainActor struct PredicateTests {
  let context: ModelContext

  init() throws {
    context = try makeContainer().mainContext
    context.autosaveEnabled = false
    for (name, nights) in [
      ("Alps", [1, 5]), ("Berlin", [2]), ("äpfel", []), ("Item 10", [3]), ("Item 9", [7, 8]),
    ] {
      let trip = Trip(name: name, destination: name.lowercased())
      trip.note = name.count > 5 ? "long" : nil
      trip.mood = nights.count == 2 ? .bad : .good
      trip.start = Date(timeIntervalSinceReferenceDate: Double(nights.reduce(0, +)))
      context.insert(trip)
      for nights in nights { trip.stays.append(Stay(hotel: "\(name) \(nights)", nights: nights)) }
    }
    try context.save()
  }

  private func names(_ predicate: Predicate<Trip>) throws -> [String] {
    let found = try context.fetch(FetchDescriptor(predicate: predicate)).map(\.name)
    // The predicate itself on all models is the oracle.
    let all = try context.fetch(FetchDescriptor<Trip>())
    #expect(try found == all.filter { try predicate.evaluate($0) }.map(\.name))
    // The same with changes that aren't saved.
    all[0].price += 1
    #expect(try context.fetch(FetchDescriptor(predicate: predicate)).map(\.name) == found)
    context.rollback()
    return found
  }

  @Test func textsAreCompared() throws {
    #expect(try names(#Predicate { $0.name == "Alps" }) == ["Alps"])
    #expect(try names(#Predicate { $0.name != "Alps" }).count == 4)
    #expect(try names(#Predicate { $0.name.contains("e") }) == ["Berlin", "äpfel", "Item 10", "Item 9"])
    #expect(try names(#Predicate { $0.name.localizedStandardContains("APF") }) == ["äpfel"])
    #expect(try names(#Predicate { $0.name.starts(with: "Item") }) == ["Item 10", "Item 9"])
    let empty = ""
    #expect(try names(#Predicate { empty.isEmpty || $0.name.contains(empty) }).count == 5)
  }

  @Test func optionalsAreCompared() throws {
    #expect(try names(#Predicate { $0.note == nil }) == ["Alps", "äpfel"])
    #expect(try names(#Predicate { $0.note != "long" }) == ["Alps", "äpfel"])
    #expect(try names(#Predicate { ($0.note ?? "none") == "none" }) == ["Alps", "äpfel"])
    #expect(try names(#Predicate { $0.note?.contains("on") == true }) == ["Berlin", "Item 10", "Item 9"])
    #expect(try names(#Predicate { $0.note?.isEmpty != true }).count == 5)
  }

  @Test func relationshipsAreFollowed() throws {
    #expect(try names(#Predicate { $0.stays.isEmpty }) == ["äpfel"])
    #expect(try names(#Predicate { $0.stays.count > 1 }) == ["Alps", "Item 9"])
    #expect(try names(#Predicate { $0.stays.contains { $0.nights == 5 } }) == ["Alps"])
    #expect(
      try names(#Predicate { $0.stays.allSatisfy { $0.nights > 2 } }) == ["äpfel", "Item 10", "Item 9"])
    #expect(try names(#Predicate { $0.stays.filter { $0.nights > 4 }.count == 2 }) == ["Item 9"])
  }

  @Test func rowsAreFoundByTheirReference() throws {
    let trip = try #require(
      context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "Alps" })).first)
    let id = trip.persistentModelID
    let byID = #Predicate<Stay> { $0.trip?.persistentModelID == id }
    #expect(try context.fetch(FetchDescriptor(predicate: byID)).map(\.nights) == [1, 5])
    let byName = #Predicate<Stay> { $0.trip?.name == "Berlin" }
    #expect(try context.fetch(FetchDescriptor(predicate: byName)).map(\.nights) == [2])
    let ids: Set<PersistentIdentifier> = [id]
    let bySet = #Predicate<Trip> { ids.contains($0.persistentModelID) }
    #expect(try context.fetch(FetchDescriptor(predicate: bySet)) == [trip])
  }

  @Test func valuesOfOtherTypesAreCompared() throws {
    let day = Date(timeIntervalSinceReferenceDate: 3)
    #expect(try names(#Predicate { $0.start >= day }) == ["Alps", "Item 10", "Item 9"])
    let bad = Mood.bad.rawValue
    #expect(try names(#Predicate { $0.mood.rawValue == bad }) == ["Alps", "Item 9"])
    let mood = Mood.bad
    #expect(try names(#Predicate { $0.mood == mood }) == ["Alps", "Item 9"])
    let list = ["Alps", "Berlin"]
    #expect(try names(#Predicate { list.contains($0.name) }) == ["Alps", "Berlin"])
    #expect(try names(#Predicate { $0.price + 1 > 0.5 && !($0.price < 0) }).count == 5)
    #expect(try names(#Predicate { $0.tags.contains("x") }).isEmpty)
  }

  @Test func textsAreSortedAsInListsOfFiles() throws {
    var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])
    #expect(try context.fetch(descriptor).map(\.name) == ["Alps", "äpfel", "Berlin", "Item 9", "Item 10"])
    descriptor.fetchLimit = 2
    descriptor.fetchOffset = 1
    #expect(try context.fetch(descriptor).map(\.name) == ["äpfel", "Berlin"])
    descriptor.sortBy = [SortDescriptor(\.mood.rawValue), SortDescriptor(\.start, order: .reverse)]
    #expect(try context.fetch(descriptor).map(\.name) == ["Alps", "Item 10"])
  }

  @Test func aListMayContainNil() throws {
    let notes: [String?] = [nil, "x"]
    #expect(try names(#Predicate { notes.contains($0.note) }) == ["Alps", "äpfel"])
    let nothing: [String?] = [nil]
    #expect(try names(#Predicate { !nothing.contains($0.note) }) == ["Berlin", "Item 10", "Item 9"])
  }

  @Test func aMissingNumberIsACounterexample() throws {
    let trip = Trip(name: "NaN")
    trip.price = .nan
    context.insert(trip)
    trip.travellers = [Traveller(name: "Ann")]
    try context.save()
    let descriptor = FetchDescriptor<Traveller>(
      predicate: #Predicate { $0.trips.allSatisfy { $0.price < 1 } })
    #expect(try context.fetchCount(descriptor) == 0)
  }

  @Test func aListMayBeLongerThanTheParametersOfAStatement() throws {
    let texts = Set((0..<260_000).map { "\($0)" }).union(["Alps"])
    #expect(try names(#Predicate { texts.contains($0.name) }) == ["Alps"])
  }
}
