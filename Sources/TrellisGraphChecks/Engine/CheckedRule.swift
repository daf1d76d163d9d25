import TrellisGraph

/// A rule as a struct that needs a slot of its own.
struct LargeRule<Value: CheckedValue>: TrellisGraph.Rule {
  let token: Token
  let rule: Rule
  let number: Int
  unowned let engine: Engine
  let ledger: Ledger

  var value: Value { value(watching: nil).0 }

  /// Returns the value, and the attributes that were read under the watch.
  func value(watching watch: Watch?) -> (Value, Set<Int>) {
    withExtendedLifetime(token) {
      let (value, seen) = engine.run(rule, as: number, watching: watch)
      return (Value(value, in: ledger), seen)
    }
  }
}

/// A rule as a struct that is as large as a reference.
struct SmallRule<Value: CheckedValue>: TrellisGraph.Rule {
  private final class Box {
    let rule: LargeRule<Value>

    init(_ rule: LargeRule<Value>) { self.rule = rule }
  }

  private let box: Box

  init(_ rule: LargeRule<Value>) {
    box = Box(rule)
  }

  var value: Value { box.rule.value }
}
