/// A naive graph that predicts the engine's behaviour: the values, computed from scratch, and the fewest evaluations, in order.
///
/// It stores a program's attributes as plain values, and searches where the engine has links. It is a value itself: a copy can be
/// used to find out what would happen.
///
/// The fewest evaluations are defined as follows. A rule is checked if it is read from outside or by a running rule, or for another
/// rule that is checked. A rule runs if it never ran, or if an attribute that it read in its last run was removed or has another
/// version now. The attributes of the last run are checked in the order of the reads, each updated in turn; the first with another
/// version ends the search.
///
/// The version of a rule changes when a run returns an unequal value. The version of an input differs while its value isn't the
/// one that a rule saw last. So no rule runs for a branch that is no longer taken, for a value that was set back unseen, or
/// beyond an equal result.
package struct Oracle {
  struct Attribute {
    /// The rule; nil for an input and a constant.
    var rule: Rule?
    var shape: Shape
    var subgraph: Int
    /// The latest value; nil for a rule that never ran.
    var value: Int?
    /// The count of a rule's unequal results, or of an input's values that rules saw.
    var version = 0
    /// The value of an input that a rule saw last.
    var seen: Int?
    /// The attributes that the rule read in its last run, each once, in order.
    var reads: [Read] = []
    /// The moment of the rule's last update.
    var moment = -1
    var isRemoved = false
    /// Whether a dependency was set, or may have been, since the rule's last update.
    var isMarked = true
    var isConstant = false
    /// Whether the attribute is being updated: it is being checked, or it is running.
    var isUpdating = false
    /// Whether a rule sets the attribute's value.
    var isOutcome = false
    /// The properties that the rule read in its last run.
    var properties: Set<Int> = []
    /// Whether one of the rule's `properties` has changed since its last run.
    var mustRun = false
  }

  struct Read {
    var attribute: Int
    var version: Int
  }

  /// The upper bound of what awaits reclaiming; which objects are alive isn't known.
  struct Remains {
    var attributes = 0
    var balance = Balance()
  }

  struct Subgraph {
    var parent: Int
    var isRemoved = false
  }

  /// A deliberate error, to show that the comparison finds it.
  package enum Flaw: CaseIterable {
    /// Equal results are passed on as changes.
    case equalResultCounts
    /// An input that is set back counts as changed.
    case settingBackCounts
    /// All inputs are updated before the rule runs.
    case looksAtEverything
    /// Inputs are checked from the last to the first.
    case looksBackwards
    /// Reads of earlier runs remain dependencies.
    case keepsDependencies
    /// Only the first read of a rule becomes a dependency.
    case forgetsDependencies
    /// Readers of removed attributes don't run.
    case forgetsRemoval
    /// A subgraph remains when its parent is removed.
    case keepsSubgraphs
    /// Every rule that is checked runs.
    case runsAlways
    /// All rules seem up to date, even those that never ran.
    case seemsUpToDate
    /// A value stays alive when its attribute is removed.
    case leaks
    /// Reclaiming destroys all remains, whatever the limit.
    case reclaimsAll
    /// Readers of a constant depend on it.
    case dependsOnConstants
    /// A projection passes on every change of the value.
    case projectsAll
    /// Readers of an indirect attribute don't run for a new target.
    case forgetsTargets
    /// A weak attribute keeps the value of a removed one.
    case isStrong
    /// The writes of a transaction remain when it throws.
    case forgetsRollback
    /// A rule that ran into a cycle doesn't depend on the attribute that closed it.
    case forgetsCycles
    /// A stateful rule sees no change after its first run.
    case seesNoChange
    /// A transaction reports each write separately.
    case tellsEachWrite
    /// Callbacks are called in reverse order.
    case tellsBackwards
    /// Pending writes are flushed in a transaction, which may roll them back.
    case rollsPendingWritesBack
    /// The write that was sent first is flushed last.
    case deliversBackwards
    /// Readers of a property don't run after a change.
    case forgetsProperties
    /// Watchers get equal values, too.
    case handsOutEqual
    /// An update that stops runs one rule too many.
    case stopsLate
    /// Readers of an outcome don't run after a change.
    case forgetsOutcomes
  }

  let flaw: Flaw?
  var attributes: [Attribute] = []
  var subgraphs = [Subgraph(parent: -1)]
  /// The rules that are running, outermost first, with their reads so far.
  var running: [(attribute: Int, reads: [Read])] = []
  /// The properties that each running rule has read so far, outermost rule first.
  var propertyReads: [Set<Int>] = []
  /// Whether a read from outside is in progress.
  ///
  /// Removals wait for its end.
  var isUpdating = false
  var doomed: [Int] = []
  /// A counter that is incremented whenever attributes may have to be checked again.
  var moment = 0
  var log: [Event] = []
  var runs: [Int] = []
  var removals: [Int] = []
  /// Whether a value from the fewest evaluations has ever differed from the one computed from scratch.
  package private(set) var isInconsistent = false
  /// Whether a read from outside may remove the attribute that is read.
  var mayAskInVain = true
  /// The count of reads and updates from outside in this step.
  private var asks = 0
  package var refusals: Set<Int> = [] {
    didSet { if refusals.isEmpty { asks = 0 } }
  }
  package var registers = Registers()
  package var elements: [Int: [Element]] = [:]
  var leaked = 0
  /// The removed attributes that wait to be reclaimed.
  var remains = Remains()
  var defersDeallocation = false
  /// The inputs that the open transactions have written with their old values, outermost transaction first.
  var written: [[(input: Int, old: Int)]] = []
  /// Whether a transaction is being rolled back.
  var isRestoring = false
  /// The transaction callbacks, in order.
  var callbacks: [Callback] = []
  var callbackCount = 0
  /// The number of callbacks that had been made when the outermost open transaction began.
  var callbackLimit = 0
  /// The writes that callbacks haven't been called for yet.
  ///
  /// Only callbacks with numbers below the limit are called.
  var unreported: [(inputs: [Int], limit: Int)] = []
  /// Whether an outer call already handles callbacks and watchers.
  var isHeld = false
  var pendingWrites = PendingWrites()
  /// The watchers, in the order of their creation.
  var watchers: [Watcher] = []
  var watcherCount = 0
  var properties = [Int](repeating: 0, count: PropertyReader.propertyCount)
  /// The number of rules that a limited update may still run; nil outside of such an update.
  var runsLeft: Int?
  var isStopped = false
  /// Reads of attributes during their update, whose version isn't known yet.
  var openReads: [(reader: Int, source: Int)] = []
  var hasMetCycle = false

  package init(flaw: Flaw? = nil) {
    self.flaw = flaw
  }
}

extension Oracle: Machine {
  package func exists(_ attribute: Int) -> Bool { !attributes[attribute].isRemoved }
  package func isInput(_ attribute: Int) -> Bool {
    attributes[attribute].rule == nil && !attributes[attribute].isConstant && !attributes[attribute].isOutcome
  }
  package func subgraph(of attribute: Int) -> Int { attributes[attribute].subgraph }

  package mutating func makeInput(_ value: Int, as shape: Shape, in subgraph: Int) -> Int {
    attributes.append(Attribute(shape: shape, subgraph: subgraph, value: value))
    return attributes.count - 1
  }

  package mutating func makeConstant(_ value: Int, as shape: Shape) -> Int {
    attributes.append(Attribute(shape: shape, subgraph: 0, value: value, isConstant: true))
    return attributes.count - 1
  }

  package mutating func makeWeak(_ attribute: Int, in subgraph: Int) -> Int {
    let shape = attributes[attribute].shape
    return makeRule(Rule(body: Weak(), sources: [attribute], shape: shape, form: .builtIn), in: subgraph)
  }

  package func isWeak(_ attribute: Int) -> Bool { attributes[attribute].rule?.body is Weak }

  package mutating func makeProjection(of attribute: Int, _ field: Field) -> Int {
    let rule = Rule(body: field, sources: [attribute], shape: field.shape, form: .builtIn)
    return makeRule(rule, in: attributes[attribute].subgraph)
  }

  package mutating func makeRule(_ rule: Rule, in subgraph: Int) -> Int {
    attributes.append(Attribute(rule: rule, shape: rule.shape, subgraph: subgraph))
    return attributes.count - 1
  }

  package mutating func set(_ attribute: Int, to value: Int) {
    flushPendingWrites()
    if exists(attribute) { assign(value, to: attribute) }
  }

  /// Sets an input, without flushing pending writes.
  mutating func assign(_ value: Int, to attribute: Int) {
    if attributes[attribute].value == value { return }
    noteWrite(attribute)
    attributes[attribute].value = value
    if flaw == .settingBackCounts { attributes[attribute].version += 1 }
    mark(readersOf: [attribute])
    moment += 1
    log.append(.set(attribute))
    tellWrite(attribute)
  }

  /// Reads an attribute from outside, and logs the value; the value is computed from scratch unless the order of updates matters.
  package mutating func ask(_ attribute: Int) {
    asks += 1
    let ask = asks
    flushPendingWrites()
    if refusals.contains(ask) { return }
    if !exists(attribute) || !mayAskInVain && asksInVain(attribute) {
      refusals.insert(ask)
      return
    }
    let expected = flaw == nil && !dependsOnOrder ? fromScratch(attribute) : nil
    let value = read(attribute)
    if let expected, value != expected { isInconsistent = true }
    work()
    log.append(.answered(attribute, value: expected ?? value))
  }

  package mutating func update(_ attributes: [Int], runs: Int) {
    asks += 1
    let ask = asks
    flushPendingWrites()
    if refusals.contains(ask) { return }
    var copy = self
    copy.hasMetCycle = false
    copy.refresh(attributes, runs: runs)
    // In a cycle, the engine may reach the rules in another order.
    if copy.hasMetCycle || !attributes.allSatisfy({ exists($0) }) {
      refusals.insert(ask)
      return
    }
    refresh(attributes, runs: runs)
    let isFinished = !isStopped
    isStopped = false
    work()
    log.append(.updated(isFinished: isFinished))
  }

  /// Returns the value of an attribute, computed by running every rule involved again.
  func fromScratch(_ attribute: Int) -> Int {
    var copy = self
    for index in attributes.indices where attributes[index].rule != nil {
      copy.attributes[index].value = nil
      copy.attributes[index].moment = -1
    }
    return copy.read(attribute)
  }
}
