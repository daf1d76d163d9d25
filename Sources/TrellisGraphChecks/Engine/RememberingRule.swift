import TrellisGraph

/// A rule that stores its last value, and compares it with the old value that the graph passes.
struct RememberingRule<Value: CheckedValue>: StatefulRule {
  let rule: LargeRule<Value>
  private var last: Int?
  private var sources: Set<Int> = []

  init(rule: LargeRule<Value>) {
    self.rule = rule
  }

  mutating func update(_ context: RuleContext<Value>) -> Value {
    if context.oldValue?.number != last { rule.ledger.noteMistake() }
    let watch = Watch(isFirstRun: last == nil, before: sources) { $0.hasChanged(in: context) }
    let value: Value
    (value, sources) = rule.value(watching: watch)
    // Reads and creations during the run haven't changed the old value.
    if context.oldValue?.number != last { rule.ledger.noteMistake() }
    last = value.number
    return value
  }
}
