import Foundation
import SwiftData
import Testing

struct Measured: Codable, Equatable {
  var value: Double
  var isUnencodable = false

  init(_ value: Double) { self.value = value }

  func encode(to encoder: any Encoder) throws {
    if isUnencodable {
      throw EncodingError.invalidValue(value, .init(codingPath: [], debugDescription: "unencodable"))
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(value, forKey: .value)
    try container.encode(isUnencodable, forKey: .isUnencodable)
  }
}

@Model final class Reading {
  var number = 0
  var measured: Measured
  var mood: Mood

  init(_ value: Double, mood: Mood = .good) {
    measured = Measured(value)
    self.mood = mood
  }
}

func makeReadings(url: URL? = nil) throws -> ModelContainer {
  try ModelContainer(
    for: Reading.self,
    configurations: url.map { ModelConfiguration(url: $0) }
      ?? ModelConfiguration(isStoredInMemoryOnly: true))
}

@MainActor struct SavingTests {
  /// The insertions of a save are compiled when the cache of statements is nearly full.
  @Test func aSaveMayFillTheCacheOfStatements() throws {
    for count in 180..<200 {
      let container = try makeContainer()
      let context = ModelContext(container)
      for limit in 1...count {
        var descriptor = FetchDescriptor<Item>()
        descriptor.fetchLimit = limit
        _ = try context.fetch(descriptor)
      }
      for number in 0..<3 {
        context.insert(Traveller(name: "\(number)"))
        context.insert(Stay(hotel: "\(number)"))
      }
      try context.save()
      #expect(try ModelContext(container).fetchCount(FetchDescriptor<Traveller>()) == 3)
      #expect(try ModelContext(container).fetchCount(FetchDescriptor<Stay>()) == 3)
    }
  }

  @Test func numbersThatJSONLacksAreKept() throws {
    let container = try makeReadings()
    let context = ModelContext(container)
    for value in [Double.nan, .infinity, -.infinity, 1.5] { context.insert(Reading(value)) }
    try context.save()
    let found = try ModelContext(container).fetch(FetchDescriptor<Reading>()).map(\.measured.value)
    #expect(found.count == 4 && found[0].isNaN && Array(found[1...]) == [.infinity, -.infinity, 1.5])
  }

  @Test func aValueThatCannotBeEncodedFailsTheSave() throws {
    let container = try makeReadings()
    let context = ModelContext(container)
    let reading = Reading(1)
    reading.measured.isUnencodable = true
    context.insert(reading)
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    #expect(context.hasChanges)
    reading.measured.isUnencodable = false
    try context.save()
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Reading>()) == 1)
  }
}
