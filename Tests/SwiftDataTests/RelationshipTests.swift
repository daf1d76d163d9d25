import Foundation
import SwiftData
import Testing

@MainActor struct RelationshipTests {
  let container: ModelContainer
  var context: ModelContext { container.mainContext }

  init() throws {
    container = try makeContainer()
    container.mainContext.autosaveEnabled = false
  }

  @Test func bothSidesOfARelationshipChange() throws {
    let (one, two) = (Trip(name: "one"), Trip(name: "two"))
    let stay = Stay(hotel: "H", trip: one)
    context.insert(stay)
    context.insert(two)
    #expect(one.modelContext === context && one.stays == [stay])
    stay.trip = two
    #expect(one.stays.isEmpty && two.stays == [stay])
    one.stays.append(stay)
    #expect(stay.trip === one && two.stays.isEmpty)
    one.stays = []
    #expect(stay.trip == nil)
    try context.save()
    #expect(try ModelContext(container).fetch(FetchDescriptor<Stay>()).map { $0.trip == nil } == [true])
  }

  @Test func aModelIsInsertedByReferringToOneInAContext() throws {
    let trip = Trip(name: "one")
    context.insert(trip)
    let stay = Stay(hotel: "H")
    stay.trip = trip
    #expect(stay.modelContext === context && trip.stays == [stay])
    let other = Stay(hotel: "I")
    trip.stays.append(other)
    #expect(other.modelContext === context && other.trip === trip)
  }

  @Test func relatedModelsAreReadFromTheStore() throws {
    let trip = Trip(name: "one")
    trip.stays = [Stay(hotel: "H"), Stay(hotel: "I")]
    context.insert(trip)
    try context.save()
    let other = ModelContext(container)
    let found = try #require(other.fetch(FetchDescriptor<Trip>()).first)
    #expect(found.stays.map(\.hotel) == ["H", "I"])
    #expect(found.stays.allSatisfy { $0.trip === found })
    found.stays.removeLast()
    try other.save()
    #expect(trip.stays.map(\.hotel) == ["H"])
  }

  @Test func manyAreRelatedToMany() throws {
    let (one, two) = (Trip(name: "one"), Trip(name: "two"))
    let (ann, bob) = (Traveller(name: "Ann"), Traveller(name: "Bob"))
    context.insert(one)
    context.insert(two)
    one.travellers = [ann, bob]
    bob.trips.append(two)
    #expect(two.travellers == [bob] && Set(bob.trips) == [one, two])
    try context.save()
    let other = ModelContext(container)
    let found = try other.fetch(FetchDescriptor<Traveller>(sortBy: [SortDescriptor(\.name)]))
    #expect(found.map { Set($0.trips.map(\.name)) } == [["one"], ["one", "two"]])
    found[1].trips.removeAll { $0.name == "one" }
    try other.save()
    #expect(
      try ModelContext(container).fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])).map(
        \.travellers.count) == [1, 1])
  }

  @Test func linksDoNotDependOnTheOrderOfTypes() throws {
    let file = StoreFile()
    do {
      let container = try ModelContainer(
        for: Trip.self, Traveller.self, Stay.self, configurations: ModelConfiguration(url: file.url))
      let context = ModelContext(container)
      let trip = Trip(name: "one")
      context.insert(trip)
      trip.travellers = [Traveller(name: "Ann"), Traveller(name: "Bob")]
      try context.save()
    }
    let container = try ModelContainer(
      for: Traveller.self, Stay.self, Trip.self, configurations: ModelConfiguration(url: file.url))
    let trip = try #require(ModelContext(container).fetch(FetchDescriptor<Trip>()).first)
    #expect(Set(trip.travellers.map(\.name)) == ["Ann", "Bob"])
    #expect(trip.travellers.allSatisfy { $0.trips == [trip] })
  }

  @Test func deletionCascadesOrNullifies() throws {
    let trip = Trip(name: "one")
    let stay = Stay(hotel: "H", trip: trip)
    let ann = Traveller(name: "Ann")
    context.insert(stay)
    trip.travellers = [ann]
    try context.save()
    context.delete(trip)
    #expect(stay.isDeleted && ann.trips.isEmpty && !ann.isDeleted)
    try context.save()
    let other = ModelContext(container)
    #expect(try other.fetchCount(FetchDescriptor<Stay>()) == 0)
    #expect(try other.fetch(FetchDescriptor<Traveller>()).map(\.trips.count) == [0])
  }

  @Test func aDeletedModelDisappearsFromItsList() throws {
    let trip = Trip(name: "one")
    let stay = Stay(hotel: "H", trip: trip)
    context.insert(stay)
    try context.save()
    context.delete(stay)
    #expect(trip.stays.isEmpty)
    context.rollback()
    #expect(trip.stays == [stay])
  }
}
