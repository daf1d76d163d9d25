import Foundation
import SwiftData
import Testing

@Model final class Booking {
  @Attribute(.preserveValueOnDeletion) var reference: String
  @Attribute(.preserveValueOnDeletion) var seats: Int?
  var note: String

  init(reference: String, seats: Int? = nil, note: String = "") {
    self.reference = reference
    self.seats = seats
    self.note = note
  }
}

/// Two declarations of a model, as two versions of a program have them.
private enum Before {
  @Model final class Sample {
    var first = 0
    var second = 0
    var third = 0
    init() {}
  }
}

private enum After {
  @Model final class Sample {
    var added = 0
    var third = 0
    @Attribute(originalName: "second") var renamed = 0
    init() {}
  }
}

@MainActor struct HistoryContentTests {
  let file = StoreFile()

  private func make(_ types: any PersistentModel.Type...) throws -> ModelContext {
    ModelContext(try ModelContainer(for: Schema(types), configurations: ModelConfiguration(url: file.url)))
  }

  private func tombstone(_ change: HistoryChange) -> HistoryTombstone<Booking>? {
    guard case .delete(let delete as DefaultHistoryDelete<Booking>) = change else { return nil }
    return delete.tombstone
  }

  @Test func aDeletionKeepsPreservedValues() throws {
    let context = try make(Booking.self)
    let (one, two) = (Booking(reference: "AB1", seats: 2, note: "n"), Booking(reference: "CD2"))
    context.insert(one)
    context.insert(two)
    try context.save()
    one.reference = "AB3"
    try context.save()
    one.reference = "not saved"
    context.delete(one)
    context.delete(two)
    try context.save()
    let last = try #require(
      try make(Booking.self).fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).last)
    let tombstones = last.changes.compactMap(tombstone)
    #expect(tombstones.map { $0[\.reference] as? String } == ["AB3", "CD2"])
    #expect(tombstones[0][\.seats] as? Int == 2 && tombstones[0][\.note] == nil)
    #expect(tombstones[0].map(\.key).count == 2)
    try context.deleteHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    #expect(try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).isEmpty)
  }

  @Test func changedPropertiesAreFoundInAnotherDeclaration() throws {
    do {
      let context = try make(Before.Sample.self)
      let sample = Before.Sample()
      context.insert(sample)
      try context.save()
      (sample.second, sample.third) = (2, 3)
      try context.save()
    }
    let context = try make(After.Sample.self)
    #expect(try context.fetch(FetchDescriptor<After.Sample>()).map(\.renamed) == [2])
    let last = try #require(context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).last)
    guard case .update(let update as DefaultHistoryUpdate<After.Sample>) = last.changes.first else {
      Issue.record("no update")
      return
    }
    #expect(
      Set(update.updatedAttributes.map { $0 as PartialKeyPath<After.Sample> }) == [
        \After.Sample.renamed, \After.Sample.third,
      ])
  }

  @Test func aFetchOfTheHistoryEndsAtItsLimit() throws {
    let context = try make(Booking.self)
    for number in 0..<20 {
      context.insert(Booking(reference: "\(number)"))
      try context.save()
    }
    let all = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    let token = all[4].token
    var descriptor = HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token > token })
    descriptor.fetchLimit = 3
    #expect(try context.fetchHistory(descriptor).map(\.token) == all[5..<8].map(\.token))
    descriptor.predicate = #Predicate { $0.token >= token && $0.changes.count == 1 }
    #expect(try context.fetchHistory(descriptor).map(\.token) == all[4..<7].map(\.token))
    descriptor.fetchLimit = 0
    descriptor.sortBy = [SortDescriptor(\.token, order: .reverse)]
    #expect(try context.fetchHistory(descriptor).map(\.token) == all[4...].reversed().map(\.token))
  }

  @Test func aTokenWhoseSavesWereDeletedIsExpired() throws {
    let context = try make(Booking.self)
    for number in 0..<4 {
      context.insert(Booking(reference: "\(number)"))
      try context.save()
    }
    let tokens = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).map(\.token)
    let (first, third) = (tokens[0], tokens[2])
    try context.deleteHistory(
      HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token < third }))
    let rest = HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token > third })
    #expect(try context.fetchHistory(rest).map(\.token) == [tokens[3]])
    let expired = HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token > first })
    #expect(throws: SwiftDataError.historyTokenExpired) { try context.fetchHistory(expired) }
  }
}
