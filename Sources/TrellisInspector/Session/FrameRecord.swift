package import Foundation
import Trellis
import TrellisGraph

/// The outcome of an attribute in a frame.
package enum NodeOutcome: String, Sendable, CaseIterable {
  /// An input was set, or read for the first time since it was set.
  case set
  /// The rule ran, and its value changed.
  case changed
  /// The rule ran, and its value is equal.
  case equal
  /// The attribute was marked as stale, and its rule didn't run.
  case marked

  /// The index among all cases.
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

/// The duration of a frame, by kind of work.
package struct FramePhases: Sendable {
  /// Bodies, states, environments: all rules that neither lay out nor draw, and the time between rules.
  package var update = Duration.zero
  /// Measuring and placing views.
  package var layout = Duration.zero
  /// Creating the display list.
  package var displayList = Duration.zero
  /// Drawing the display list.
  package var raster = Duration.zero
}

/// A frame: the graph's work in it, and its duration.
package struct FrameRecord: Sendable {
  /// The number of the frame, from 0.
  package var number: Int
  /// The time of the frame, on the window's clock.
  package var time: Duration
  /// The user's actions before the frame, in words; empty if the app caused it.
  package var causes: [String]
  /// The recorder's numbers of the frame's events.
  package var events: Range<Int>
  /// The recorder's numbers of the frame's marks.
  package var marks: Range<Int>
  /// The durations of the frame's work.
  package var phases: FramePhases
  /// The evaluated bodies, with their durations.
  package var bodies: [BodyTime]
  /// The number of attributes with each outcome, by ``NodeOutcome/ordinal``.
  package var counts = [Int](repeating: 0, count: NodeOutcome.allCases.count)
  /// The rectangles that were drawn, in points.
  package var damage: [CGRect]
}

/// An evaluation of a body, with its duration.
package struct BodyTime: Hashable, Sendable {
  package var name: String
  /// The attribute's ``AnyAttribute/rawValue``; its identity path is looked up when needed.
  package var attribute: UInt64?
  package var duration: Duration
}

extension FrameRecord {
  /// The approximate size of the record in memory.
  var byteCount: Int {
    MemoryLayout<FrameRecord>.stride + counts.count * MemoryLayout<Int>.stride
      + bodies.count * MemoryLayout<BodyTime>.stride + damage.count * MemoryLayout<CGRect>.stride
      + causes.reduce(0) { $0 + MemoryLayout<String>.stride + $1.utf8.count }
  }

  /// The durations of the bodies, by ``AnyAttribute/rawValue``.
  var bodyTimes: [UInt64: Duration] {
    bodies.reduce(into: [:]) { times, body in
      if let attribute = body.attribute { times[attribute, default: .zero] += body.duration }
    }
  }

  /// The time that the update of the display list took.
  package var updating: Duration { phases.update + phases.layout + phases.displayList }
}

extension Duration {
  /// The duration, in milliseconds.
  var milliseconds: Double { seconds * 1000 }
}
