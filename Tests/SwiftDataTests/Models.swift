import Foundation
import SwiftData

@Model final class Trip {
  @Attribute(.unique) var name: String
  var destination: String
  var start: Date
  var price = 0.0
  var note: String?
  var tags: [String] = []
  var mood: Mood = Mood.good
  var place: Place?
  @Transient var isSelected = false
  @Relationship(deleteRule: .cascade, inverse: \Stay.trip) var stays: [Stay] = []
  var travellers: [Traveller] = []

  init(name: String, destination: String = "", start: Date = .distantPast) {
    self.name = name
    self.destination = destination
    self.start = start
  }
}

enum Mood: String, Codable, CaseIterable { case good, bad }

struct Place: Codable, Equatable { var latitude, longitude: Double }

@Model final class Stay {
  var hotel: String
  var nights: Int
  var trip: Trip?

  init(hotel: String, nights: Int = 1, trip: Trip? = nil) {
    self.hotel = hotel
    self.nights = nights
    self.trip = trip
  }
}

@Model final class Traveller {
  #Index<Traveller>([\.name])
  var name: String
  @Relationship(inverse: \Trip.travellers) var trips: [Trip] = []

  init(name: String) { self.name = name }
}

@Model class Item {
  #Unique<Item>([\.group, \.number])
  var group: String = ""
  var number: Int = 0
  var text: String = ""
  var isDone: Bool = false
  var rank: Int?

  init(number: Int, text: String = "", group: String = UUID().uuidString) {
    self.number = number
    self.text = text
    self.group = group
  }
}

func makeContainer(url: URL? = nil) throws -> ModelContainer {
  let configuration =
    url.map { ModelConfiguration(url: $0) } ?? ModelConfiguration(isStoredInMemoryOnly: true)
  return try ModelContainer(
    for: Trip.self, Stay.self, Traveller.self, Item.self, configurations: configuration)
}

/// A store's file in a folder of its own, which is removed with the value.
final class StoreFile {
  let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).appending(
    path: "test.store")
  deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
}
