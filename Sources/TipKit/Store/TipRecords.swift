import Foundation

/// The contents of the file with the state of the tips.
struct TipRecords: Codable {
  /// The state of a tip.
  struct Tip: Codable {
    /// The number of times that the tip was shown.
    var displays = 0
    /// The time at which the tip was shown first; nil if it wasn't.
    var firstDisplay: Date?
    /// The reason that the tip ended; nil if it didn't.
    var end: Tips.InvalidationReason?
  }

  /// An occurrence of an event.
  struct Donation: Codable {
    let date: Date
    let info: Data
  }

  /// The state of tips by their identifiers.
  var tips: [String: Tip] = [:]
  /// The values of parameters, as JSON.
  var parameters: [String: Data] = [:]
  /// The occurrences of events, oldest first.
  var events: [String: [Donation]] = [:]
  /// The time at which a tip was shown last; nil if none was.
  var lastDisplay: Date?

  /// Returns these records with later ones, which replace tips and parameters and follow events.
  func followed(by later: TipRecords) -> TipRecords {
    var all = self
    all.tips.merge(later.tips) { $1 }
    all.parameters.merge(later.parameters) { $1 }
    all.events.merge(later.events) { $0 + $1 }
    all.lastDisplay = later.lastDisplay ?? lastDisplay
    return all
  }
}

/// The tips that a test shows and hides; nil is all.
struct TipTest: Sendable {
  var shown: Set<String>? = []
  var hidden: Set<String>? = []
}
