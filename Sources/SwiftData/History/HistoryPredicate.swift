import Foundation

/// Returns the number of the newest save that a predicate rules out by a condition such as `$0.token > last`; nil if it has none.
func leastToken<Transaction: HistoryTransaction>(_ predicate: Predicate<Transaction>) -> Int64? {
  var least: Int64?
  var waiting: [Any] = [predicate.expression]
  while let expression = waiting.popLast() {
    if let both = expression as? any AnyConjunction {
      waiting += [both.parts.0, both.parts.1]
    } else if let bound = (expression as? any TokenBound)?.excludedNumber {
      least = max(least ?? bound, bound)
    }
  }
  return least
}

/// A comparison that may be one of a transaction's token with a known one.
private protocol TokenBound {
  /// The greatest number that the comparison rules out; nil for other comparisons.
  var excludedNumber: Int64? { get }
}

extension PredicateExpressions.Comparison: TokenBound {
  var excludedNumber: Int64? {
    guard (lhs as? any TokenPath)?.isToken ?? false,
      let token = (rhs as? any KnownValue)?.knownValue as? DefaultHistoryToken
    else { return nil }
    switch op {
    case .greaterThan: return token.number
    case .greaterThanOrEqual: return token.number - 1
    case .lessThan, .lessThanOrEqual: return nil
    @unknown default: return nil
    }
  }
}

private protocol TokenPath {
  var isToken: Bool { get }
}

extension PredicateExpressions.KeyPath: TokenPath {
  var isToken: Bool { (keyPath as AnyKeyPath) == \DefaultHistoryTransaction.token }
}

private protocol KnownValue {
  var knownValue: Any { get }
}

extension PredicateExpressions.Value: KnownValue {
  var knownValue: Any { value }
}
