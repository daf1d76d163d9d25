/// A machine that is compared with the oracle.
package protocol Subject: Machine {
  /// The reads and updates from outside to skip in this step, counted from 1.
  ///
  /// The oracle chooses them: reads of attributes that are removed or would be, and updates that would meet a cycle or a removed attribute.
  var refusals: Set<Int> { get set }
  /// Returns the events since the last call, in order; without an observer, only the answers.
  mutating func takeLog() -> [Event]
  /// Returns the rules that ran since the last call, as they reported, in the order in which they ended.
  mutating func takeRuns() -> [Int]
  /// Returns the subgraphs that were removed since the last call, in any order.
  mutating func takeRemovals() -> [Int]
  /// Returns the whole present state, without an update.
  func state() -> State
  /// Returns the counts of live objects that the machine keeps.
  func balance() -> Balance
  /// Checks the internal invariants, if the build has internal checks.
  func checkInvariants()
  /// Releases the graph, in one of several ways.
  mutating func finish(way: Int)
  /// Checks every handle after the graph is destroyed.
  func lookAfterEnd()
}

/// The comparable state of a machine.
package struct State: Equatable {
  /// The value of each attribute at its last update; nil if it never ran or is removed.
  package var values: [Int?]
  /// The attributes that each attribute read in its last run, in order, without those removed since.
  package var dependencies: [[Int]]
  /// Whether each attribute needs an update before its value is valid.
  package var isOutOfDate: [Bool]
  package var attributeCount: Int
  /// The number of removed attributes that aren't destroyed yet.
  package var removedCount: Int
  package var dependencyCount: Int
  /// An upper bound of the attributes that the machine made without a number, and that may await destruction.
  package var hiddenCount = 0
}

/// Counts of live objects: those that were made and not destroyed yet.
package struct Balance: Equatable {
  /// References in values of attributes.
  package var values = 0
  /// References in rules.
  package var rules = 0
  /// The number of objects that were destroyed more than once, and of attributes that were removed too early or too late.
  package var mistakes = 0
}
