import TrellisGraph

/// The queries of a running stateful rule to its context.
struct Watch {
  let isFirstRun: Bool
  /// The attributes that the rule read in its last run.
  let before: Set<Int>
  /// The attributes that the rule has read in this run.
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
  /// Logs whether an attribute that a stateful rule is about to read has changed.
  ///
  /// Attributes that the rule didn't read in its last run aren't logged, since the context knows less about them. Constants aren't
  /// logged, since they never change.
  func watch(_ attribute: Int) {
    guard let watch = watches.last ?? nil, !constants.contains(attribute) else { return }
    let hasChanged = watch.hasChanged(handles[attribute])
    if watch.isFirstRun || watch.before.contains(attribute) {
      log.append(.noticed(attribute, by: number(ofRunning: watches.count - 1), changed: hasChanged))
    }
    watches[watches.count - 1]?.now.insert(attribute)
  }
}
