import Foundation
import SwiftData
import Testing

@MainActor struct UndoTests {
  let context: ModelContext
  let manager = UndoManager()

  init() throws {
    context = ModelContext(try makeContainer())
    manager.groupsByEvent = false
    context.undoManager = manager
  }

  private func group(_ body: () -> Void) {
    manager.beginUndoGrouping()
    body()
    manager.endUndoGrouping()
  }

  @Test func anUndoneDeletionHasItsRelationships() throws {
    let trip = Trip(name: "one")
    let stay = Stay(hotel: "H", trip: trip)
    let ann = Traveller(name: "Ann")
    group {
      context.insert(stay)
      trip.travellers = [ann]
    }
    try context.save()
    group { context.delete(trip) }
    #expect(stay.isDeleted && ann.trips.isEmpty)
    manager.undo()
    #expect(!trip.isDeleted && !stay.isDeleted)
    #expect(trip.stays == [stay] && stay.trip === trip && ann.trips == [trip])
    manager.redo()
    #expect(trip.isDeleted && stay.isDeleted && ann.trips.isEmpty)
    manager.undo()
    try context.save()
    let other = ModelContext(context.container)
    let found = try #require(other.fetch(FetchDescriptor<Trip>()).first)
    #expect(found.stays.map(\.hotel) == ["H"] && found.travellers.map(\.name) == ["Ann"])
  }

  @Test func aSavedDeletionIsUndone() throws {
    let item = Item(number: 1)
    group { context.insert(item) }
    try context.save()
    group { context.delete(item) }
    try context.save()
    manager.undo()
    try context.save()
    #expect(try ModelContext(context.container).fetch(FetchDescriptor<Item>()).map(\.number) == [1])
  }

  @Test func anUndoneMoveReturnsToTheOldList() {
    let (one, two) = (Trip(name: "one"), Trip(name: "two"))
    let stay = Stay(hotel: "H", trip: one)
    group {
      context.insert(stay)
      context.insert(two)
    }
    group { two.stays.append(stay) }
    #expect(one.stays.isEmpty)
    manager.undo()
    #expect(one.stays == [stay] && two.stays.isEmpty && stay.trip === one)
  }

  @Test func aRollbackForgetsWhatCouldBeUndone() throws {
    let item = Item(number: 1)
    group { context.insert(item) }
    try context.save()
    group { item.number = 2 }
    context.rollback()
    #expect(!manager.canUndo && item.number == 1)
  }
}
