/// A naive graph that says what the engine has to do: the values, by computing everything from scratch, and the fewest
/// evaluations, in their order.
///
/// It keeps a program's attributes as plain values and searches where the engine links. It is a value itself: a copy can be
/// asked what would happen.
///
/// The fewest evaluations are these. Whoever is asked, by a read from outside, by a rule that runs or because it is
/// among the inputs that are being looked at, runs where it never ran, or where something that it read was removed,
/// or where one of what it read in its last run has another version now: these are looked at in the order in which they
/// were read, each brought up to date in turn, and the first that has another version ends the looking. A rule has
/// another version when a run gave an unequal value. An input has another version while its value isn't the one that
/// a rule saw last. So nothing runs for a branch that is no longer taken, for a value that was set and set back
/// with no rule seeing it, nor past an equal result.
package struct Oracle {
  struct Attribute {
    /// Nil for an input and a constant.
    var rule: Rule?
    var shape: Shape
    var subgraph: Int
    /// Nil for a rule that never ran.
    var value: Int?
    /// Counts the unequal results of a rule, and the values of an input that rules saw.
    var version = 0
    /// The value of an input that a rule saw last.
    var seen: Int?
    /// What the rule read in its last run, each once, in order.
    var reads: [Read] = []
    /// The moment at which the rule was brought up to date last.
    var moment = -1
    var isRemoved = false
    /// Whether something that it depends on was set since the rule was brought up to date, or may have been.
    var isMarked = true
    var isConstant = false
    /// Whether it is being brought up to date: looked at, or running.
    var isUpdating = false
    /// Whether a rule gives it its value.
    var isOutcome = false
    /// The properties that the rule read in its last run.
    var properties: Set<Int> = []
    /// Whether one of them has changed since.
    var mustRun = false
  }

  struct Read {
    var attribute: Int
    var version: Int
  }

  /// What waits to be reclaimed; which of it is alive isn't known, only how much of it at most.
  struct Remains {
    var attributes = 0
    var balance = Balance()
  }

  struct Subgraph {
    var parent: Int
    var isRemoved = false
  }

  /// A way to be wrong on purpose, to show that it is noticed.
  package enum Flaw: CaseIterable {
    /// An equal result is passed on as a change.
    case equalResultCounts
    /// An input that is set back has changed.
    case settingBackCounts
    /// All inputs are brought up to date before the rule runs.
    case looksAtEverything
    /// Inputs are looked at from the last to the first.
    case looksBackwards
    /// What was read in earlier runs stays a dependency.
    case keepsDependencies
    /// Only the first of what a rule reads is a dependency.
    case forgetsDependencies
    /// Readers of what is removed don't run.
    case forgetsRemoval
    /// A subgraph stays when the one that it lies in goes.
    case keepsSubgraphs
    /// Every asked rule runs.
    case runsAlways
    /// What never ran is taken to be up to date, as far as anybody asks without reading.
    case seemsUpToDate
    /// A value stays alive when its attribute goes.
    case leaks
    /// All that waits is reclaimed, however little was asked for.
    case reclaimsAll
    /// Who reads a constant depends on it.
    case dependsOnConstants
    /// A projection passes every change of the value on.
    case projectsAll
    /// Who reads an indirect attribute doesn't hear that it stands for another.
    case forgetsTargets
    /// A weak attribute keeps the value of what is gone.
    case isStrong
    /// What a transaction wrote stays when it throws.
    case forgetsRollback
    /// Who was led in a circle doesn't depend on what it was led to.
    case forgetsCycles
    /// A stateful rule sees no change after its first run.
    case seesNoChange
    /// A transaction tells of each write by itself.
    case tellsEachWrite
    /// Callbacks are called in the wrong order.
    case tellsBackwards
    /// What was sent is taken up in a transaction, which may take it back.
    case rollsMailBack
    /// What was sent first is taken up last.
    case deliversBackwards
    /// Who reads a property doesn't run when it has changed.
    case forgetsProperties
    /// An equal value is handed out, too.
    case handsOutEqual
    /// An update that stops runs one rule more.
    case stopsLate
    /// Who reads an outcome doesn't hear that it has changed.
    case forgetsOutcomes
  }

  let flaw: Flaw?
  var attributes: [Attribute] = []
  var subgraphs = [Subgraph(parent: -1)]
  /// The rules that are running, outermost first, with what they have read so far.
  var running: [(attribute: Int, reads: [Read])] = []
  /// The properties that these have read so far.
  var peeks: [Set<Int>] = []
  /// How many reads from outside are under way: removals wait for their end.
  var isUpdating = false
  var doomed: [Int] = []
  /// Goes on whenever something may have to be looked at again.
  var moment = 0
  var log: [Event] = []
  var runs: [Int] = []
  var removals: [Int] = []
  /// Whether the value that was computed with the fewest evaluations is ever another than that computed from scratch.
  package private(set) var isInconsistent = false
  /// Whether an attribute may be asked that is gone when the answer is there.
  var mayAskInVain = true
  /// How often it was asked in this step.
  private var asks = 0
  package var refusals: Set<Int> = [] {
    didSet { if refusals.isEmpty { asks = 0 } }
  }
  package var registers = Registers()
  package var elements: [Int: [Element]] = [:]
  var leaked = 0
  /// What was removed and waits to be reclaimed.
  var remains = Remains()
  var defersDestruction = false
  /// The inputs that the open transactions have written, outermost first, with what they were before.
  var written: [[(input: Int, old: Int)]] = []
  /// Whether a transaction is being rolled back.
  var isRestoring = false
  /// The callbacks of transactions, in order.
  var callbacks: [Callback] = []
  var callbackCount = 0
  /// How many callbacks had been made when the outermost open transaction began.
  var callbackLimit = 0
  /// What callbacks have to be told of yet, and which is the first that isn't.
  var untold: [(inputs: [Int], limit: Int)] = []
  /// Whether callbacks and watchers have to wait for whoever does their work already.
  var isHeld = false
  var mail = Mail()
  /// Who has values handed out, in the order in which that began.
  var watchers: [Watcher] = []
  var watcherCount = 0
  var properties = [Int](repeating: 0, count: Peeking.propertyCount)
  /// How many rules an update that may stop still runs; nil where none is under way.
  var runsLeft: Int?
  var isStopped = false
  /// Reads of what was being brought up to date, whose version isn't known yet.
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
    takeUpMail()
    if exists(attribute) { assign(value, to: attribute) }
  }

  /// Sets an input, whatever mail there is.
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

  /// Logs the value that was computed from scratch, if the order of updates doesn't matter.
  package mutating func ask(_ attribute: Int) {
    asks += 1
    let ask = asks
    takeUpMail()
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
    takeUpMail()
    if refusals.contains(ask) { return }
    var copy = self
    copy.hasMetCycle = false
    copy.bringUpToDate(attributes, runs: runs)
    // In a circle, the engine may come to the rules in another order.
    if copy.hasMetCycle || !attributes.allSatisfy({ exists($0) }) {
      refusals.insert(ask)
      return
    }
    bringUpToDate(attributes, runs: runs)
    let isFinished = !isStopped
    isStopped = false
    work()
    log.append(.updated(isFinished: isFinished))
  }

  /// The value of an attribute, with every rule that is asked on the way run anew.
  func fromScratch(_ attribute: Int) -> Int {
    var copy = self
    for index in attributes.indices where attributes[index].rule != nil {
      copy.attributes[index].value = nil
      copy.attributes[index].moment = -1
    }
    return copy.read(attribute)
  }
}
