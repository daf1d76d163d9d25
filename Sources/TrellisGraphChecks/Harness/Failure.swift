/// A difference between the engine and the oracle, found by a ``Harness``.
public struct Failure: Error, Equatable, CustomStringConvertible {
  /// The subject of a comparison.
  public enum Check: String, Sendable {
    /// The sets, evaluations and answers, in order.
    case events
    /// The rules that ran, in order, as they reported.
    case runs
    /// The subgraphs that were removed.
    case removals
    /// The values of attributes, without an update.
    case values
    /// The attributes that each rule read in its last run, in order.
    case dependencies
    /// The graph's own counts of attributes and dependencies.
    case counts
    /// The stale marks: set on attributes that need an update, not set on those that were just read.
    case outOfDate
    /// The live objects.
    case leaks
    /// The oracle's values against those that it computes from scratch: an error of the oracle.
    case oracle
  }

  /// The step after which the difference was found, counted from 0; the length of the program if the graph was already destroyed.
  public var step: Int
  /// The subject of the comparison.
  public var check: Check
  /// The oracle's result.
  public var expected: String
  /// The engine's result.
  public var seen: String

  /// The failure as a few lines.
  public var description: String {
    "after step \(step), \(check.rawValue):\n  expected \(expected)\n  seen     \(seen)"
  }
}
