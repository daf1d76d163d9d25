import TrellisGraph

/// A rule that keeps what it gave last, and compares it with what the graph says.
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
    // What it read and made meanwhile has left the old value as it was.
    if context.oldValue?.number != last { rule.ledger.noteMistake() }
    last = value.number
    return value
  }
}
