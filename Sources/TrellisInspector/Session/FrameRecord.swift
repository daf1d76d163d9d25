package import Foundation
import Trellis
import TrellisGraph

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

  init(_ outcome: OutcomeTable.Outcome) {
    switch outcome {
    case .set: self = .set
    case .changed: self = .changed
    case .equal: self = .equal
    case .marked: self = .marked
    }
  }
}

/// How long a frame took, by what was done.
package struct FramePhases: Sendable {
  /// Bodies, states, environments: all rules that neither lay out nor draw, and what is between rules.
  package var update = Duration.zero
  /// Measuring and placing views.
  package var layout = Duration.zero
  /// What is to be drawn.
  package var displayList = Duration.zero
  /// Drawing it.
  package var raster = Duration.zero
}

/// One frame: what the graph did in it, and how long that took.
package struct FrameRecord: Sendable {
  /// Its number, from 0 on.
  package var number: Int
  /// When it was, on the window's clock.
  package var time: Duration
  /// What a person did before it, in words; empty where the app did it by itself.
  package var causes: [String]
  /// The recorder's numbers of its events, and of its marks.
  package var events: Range<Int>
  package var marks: Range<Int>
  /// How long it took.
  package var phases: FramePhases
  /// The bodies that were evaluated, and how long each took.
  package var bodies: [BodyTime]
  /// How many attributes had which outcome, by ``NodeOutcome/ordinal``.
  package var counts = [Int](repeating: 0, count: NodeOutcome.allCases.count)
  /// How many rectangles were drawn, and how many points they have.
  package var damage: [CGRect]
}

/// A body that was evaluated, and how long that took.
package struct BodyTime: Hashable, Sendable {
  package var name: String
  /// Which attribute it is, by ``AnyAttribute/rawValue``: where that is in the tree is asked when somebody looks.
  package var attribute: UInt64?
  package var duration: Duration
}

extension FrameRecord {
  /// The memory that the record takes, about.
  var byteCount: Int {
    MemoryLayout<FrameRecord>.stride + counts.count * MemoryLayout<Int>.stride
      + bodies.count * MemoryLayout<BodyTime>.stride + damage.count * MemoryLayout<CGRect>.stride
      + causes.reduce(0) { $0 + MemoryLayout<String>.stride + $1.utf8.count }
  }

  /// How long it took to bring the display list up to date.
  package var updating: Duration { phases.update + phases.layout + phases.displayList }
}

extension Duration {
  /// In milliseconds.
  var milliseconds: Double { seconds * 1000 }
}
