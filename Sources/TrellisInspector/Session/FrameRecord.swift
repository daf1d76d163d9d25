package import Foundation
import Trellis

/// What became of an attribute in a frame.
package enum NodeOutcome: String, Sendable, CaseIterable {
  /// An input was set, and looked at.
  case set
  /// Its rule ran, and gave another value.
  case changed
  /// Its rule ran, and gave an equal one.
  case equal
  /// It was marked as perhaps out of date, and its rule didn't run.
  case marked

  /// Its place among all cases.
  var ordinal: Int {
    switch self {
    case .set: 0
    case .changed: 1
    case .equal: 2
    case .marked: 3
    }
  }
}

/// One frame: what the graph did in it, and how long that took.
package struct FrameRecord: Sendable {
  /// Its number, from 0 on.
  package var number: Int
  /// When it was, on the window's clock.
  package var time: Duration
  /// What a person did before it, in words; empty where the app did it by itself.
  package var causes: [String]
  /// The recorder's numbers of its events.
  package var events: Range<Int>
  /// How long it took to bring the display list up to date, and to draw it.
  package var updating: Duration
  package var drawing: Duration
  /// The bodies that were evaluated, and how long each took.
  package var bodies: [BodyTime]
  /// How many attributes had which outcome.
  package var counts: [NodeOutcome: Int] = [:]
  /// How many rectangles were drawn, and how many points they have.
  package var damage: [CGRect]
}

/// A body that was evaluated, and how long that took.
package struct BodyTime: Hashable, Sendable {
  package var name: String
  package var path: String?
  package var duration: Duration
}

/// What ran how often, since the recording began.
struct NodeStatistics {
  var evaluations = 0
  var changes = 0
}

extension Duration {
  /// In milliseconds.
  var milliseconds: Double { seconds * 1000 }
}
