import Foundation
import Observation
import SwiftData
import Testing

@MainActor struct HistoryTests {
  private func summary(_ transaction: DefaultHistoryTransaction) -> String {
    transaction.changes.map { change in
      switch change {
      case .insert(_ as DefaultHistoryInsert<Item>): "item inserted"
      case .update(let update as DefaultHistoryUpdate<Item>):
        "item updated: \(update.updatedAttributes.map { $0 == \Item.text ? "text" : "other" })"
      case .delete(_ as DefaultHistoryDelete<Item>): "item deleted"
      default: "other"
      }
    }.joined(separator: ", ")
  }

  @Test func savesAreInTheHistory() throws {
    let file = StoreFile()
    let container = try makeContainer(url: file.url)
    let context = ModelContext(container)
    context.author = "me"
    let item = Item(number: 1)
    context.insert(item)
    context.insert(Traveller(name: "Ann"))
    try context.save()
    item.text = "new"
    try context.save()
    context.author = nil
    context.delete(item)
    try context.save()
    let all = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    #expect(
      all.map(summary) == ["item inserted, other", "item updated: [\"text\"]", "item deleted"])
    #expect(all.map(\.author) == ["me", "me", nil])
    #expect(all[1].changes[0].changedPersistentIdentifier == item.persistentModelID)
    let token = all[0].token
    var descriptor = HistoryDescriptor<DefaultHistoryTransaction>(
      predicate: #Predicate { $0.token > token && $0.author == "me" })
    #expect(try context.fetchHistory(descriptor).map(\.token) == [all[1].token])
    let copy = try JSONDecoder().decode(DefaultHistoryToken.self, from: JSONEncoder().encode(token))
    #expect(copy == token)
    descriptor.predicate = #Predicate { $0.token <= token }
    try context.deleteHistory(descriptor)
    let rest = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    #expect(rest.map(\.token) == all[1...].map(\.token))
  }

  @Test func aFailedSaveIsNotInTheHistory() throws {
    let file = StoreFile()
    let context = ModelContext(try makeReadings(url: file.url))
    let reading = Reading(1)
    reading.measured.isUnencodable = true
    context.insert(reading)
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    #expect(try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).isEmpty)
  }

  @Test func aFetchSeesTheSavesOfOtherContainers() throws {
    let file = StoreFile()
    let context = ModelContext(try makeContainer(url: file.url))
    let (one, two) = (Item(number: 1), Item(number: 2))
    context.insert(one)
    context.insert(two)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Item>()) == 2)
    // Another container has the file as another process has it.
    let other = ModelContext(try makeContainer(url: file.url))
    let found = try other.fetch(FetchDescriptor<Item>(sortBy: [SortDescriptor(\.number)]))
    found[0].text = "from elsewhere"
    other.delete(found[1])
    other.insert(Item(number: 3))
    try other.save()
    #expect(one.text == "")
    #expect(
      try context.fetch(FetchDescriptor<Item>(sortBy: [SortDescriptor(\.number)])).map(\.number) == [1, 3])
    #expect(one.text == "from elsewhere" && two.isDeleted)
  }

  @Test func aFetchSeesThatAnotherContainerDeletedAllData() throws {
    let file = StoreFile()
    let context = ModelContext(try makeContainer(url: file.url))
    let item = Item(number: 1, text: "kept")
    context.insert(item)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Item>()) == 1)
    let other = try makeContainer(url: file.url)
    try other.deleteAllData()
    #expect(try context.fetchCount(FetchDescriptor<Item>()) == 0)
    #expect(item.isDeleted && item.text == "kept")
    #expect(
      try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).last?.changes.isEmpty == true)
  }

  /// The history may be deleted before another process has read it.
  @Test(arguments: [false, true]) func aFetchSeesSavesThatAreNoLongerInTheHistory(isLastKept: Bool) throws {
    let file = StoreFile()
    let context = ModelContext(try makeContainer(url: file.url))
    let item = Item(number: 1)
    context.insert(item)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Item>()) == 1)
    let other = ModelContext(try makeContainer(url: file.url))
    try #require(other.fetch(FetchDescriptor<Item>()).first).text = "from elsewhere"
    try other.save()
    try other.deleteHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    if isLastKept {
      other.insert(Item(number: 2))
      try other.save()
    }
    #expect(try context.fetchCount(FetchDescriptor<Item>()) == (isLastKept ? 2 : 1))
    #expect(item.text == "from elsewhere")
  }

  /// Without the touch of the log after a commit, the watch missed some of these saves.
  @Test func theMainContextSeesTheSavesOfOtherContainersByItself() async throws {
    let file = StoreFile()
    let container = try makeContainer(url: file.url)
    let context = container.mainContext
    let item = Item(number: 1)
    context.insert(item)
    try context.save()
    let other = ModelContext(try makeContainer(url: file.url))
    let same = try #require(other.fetch(FetchDescriptor<Item>()).first)
    for number in 1...200 {
      same.text = "save \(number)"
      await withCheckedContinuation { continuation in
        withObservationTracking {
          _ = item.text
        } onChange: {
          continuation.resume()
        }
        #expect(throws: Never.self) { try other.save() }
      }
      #expect(item.text == "save \(number)")
    }
  }
}
