import TrellisGraph

/// What a stateful rule that runs asks its context.
struct Watch {
  let isFirstRun: Bool
  /// What the rule read in its last run.
  let before: Set<Int>
  /// What it has read in this one.
  var now: Set<Int> = []
  let hasChanged: (any Handle) -> Bool
}

extension CheckedHandle {
  func hasChanged<Own>(in context: RuleContext<Own>) -> Bool { context.hasChanged(attribute) }

  func readUnlessCycle() -> Int? {
    do {
      return try attribute.value().number
    } catch {
      if error.path.first?.rawValue != rawValue { ledger.noteMistake() }
      return nil
    }
  }
}

extension Engine {
  /// Logs whether what a stateful rule is about to read has changed.
  ///
  /// Of what it didn't read last time the context knows less, and of a constant there is nothing to know.
  func watch(_ attribute: Int) {
    guard let watch = watches.last ?? nil, !constants.contains(attribute) else { return }
    let hasChanged = watch.hasChanged(handles[attribute])
    if watch.isFirstRun || watch.before.contains(attribute) {
      log.append(.noticed(attribute, by: number(ofRunning: watches.count - 1), changed: hasChanged))
    }
    watches[watches.count - 1]?.now.insert(attribute)
  }
}
