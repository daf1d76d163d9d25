/// A machine that is compared with the oracle.
package protocol Subject: Machine {
  /// Which of the times that it is asked in this step, counted from 1, it doesn't answer: the oracle found that asking would
  /// remove the attribute.
  var refusals: Set<Int> { get set }
  /// What happened since the last call, in order; without an observer, only the answers.
  mutating func takeLog() -> [Event]
  /// The rules that ran since the last call, by their own account, in the order in which they ended.
  mutating func takeRuns() -> [Int]
  /// The subgraphs that were removed since the last call, in any order.
  mutating func takeRemovals() -> [Int]
  /// The whole state as it stands; nothing is brought up to date for it.
  func state() -> State
  /// What is alive of what the machine was given to keep.
  func balance() -> Balance
  /// Checks what has to hold inside, where the build has internal checks.
  func checkInvariants()
  /// Lets the graph go, in one of several ways.
  mutating func finish(way: Int)
  /// Looks at every handle when the graph has gone.
  func lookAfterEnd()
}

/// The state of a machine, as far as it can be compared.
package struct State: Equatable {
  /// The value of each attribute when it was brought up to date last; nil where it never ran or is gone.
  package var values: [Int?]
  /// What each attribute read in its last run, in order, without what was removed since.
  package var dependencies: [[Int]]
  /// Whether each attribute has to be looked at before its value can be trusted.
  package var isOutOfDate: [Bool]
  package var attributeCount: Int
  /// How many attributes were removed and aren't destroyed yet.
  package var removedCount: Int
  package var dependencyCount: Int
  /// How many attributes the machine has made at most that have no number, and may wait to be destroyed.
  package var hiddenCount = 0
}

/// Counts of what is alive, each of which stands for an object that was made and not destroyed yet.
package struct Balance: Equatable {
  /// References in values of attributes.
  package var values = 0
  /// References in rules.
  package var rules = 0
  /// How many objects were destroyed more than once, and attributes gone too early or there too long.
  package var mistakes = 0
}
