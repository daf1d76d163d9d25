/// A difference between the engine and the oracle, found by a ``Harness``.
public struct Failure: Error, Equatable, CustomStringConvertible {
  /// What was compared.
  public enum Check: String, Sendable {
    /// Sets, evaluations and answers, in order.
    case events
    /// Which rules ran, in order, by their own account.
    case runs
    /// Which subgraphs were removed.
    case removals
    /// The values that attributes have without being brought up to date.
    case values
    /// What each rule read last, in order.
    case dependencies
    /// The graph's own counts of attributes and dependencies.
    case counts
    /// Whether attributes that have to be looked at say so, and those that were asked don't.
    case outOfDate
    /// What is alive.
    case leaks
    /// The oracle's values against those that it computes from scratch: a mistake of the oracle.
    case oracle
  }

  /// The step after which it was found, counted from 0; the program's length for what was found when the graph had gone.
  public var step: Int
  /// What was compared.
  public var check: Check
  /// What the oracle says.
  public var expected: String
  /// What the engine did.
  public var seen: String

  /// The failure as a few lines.
  public var description: String {
    "after step \(step), \(check.rawValue):\n  expected \(expected)\n  seen     \(seen)"
  }
}
