import TrellisGraph

/// A machine that runs programs on an ``AttributeGraph``.
///
/// The name of an attribute is `n` and its number.
package final class Engine {
  /// The graph; nil when the machine has finished.
  var graph: AttributeGraph!
  private(set) var subgraphs: [Subgraph] = []
  private(set) var handles: [any Handle] = []
  private var isInput: [Bool] = []
  private(set) var places: [Int] = []
  private var parents = [-1]
  private var shapes: [Shape] = []
  private var numbers: [UInt64: Int] = [:]
  let ledger = Ledger()
  var log: [Event] = []
  /// The rules that ran, as they reported.
  private var runs: [Int] = []
  private var removals: [Int] = []
  /// The count of reads, by which the ways of reading take turns.
  private var reads = 0
  /// The watches of the running rules, outermost first; nil for rules that aren't stateful.
  var watches: [Watch?] = []
  private var running: [Int] = []
  private(set) var constants: Set<Int> = []
  var callbackCount = 0
  var callbacks: [TransactionObservation] = []
  var watcherCount = 0
  let observed = Observed()
  /// The subgraphs that values made when they were destroyed.
  var kept: [Subgraph] = []
  /// An upper bound of the number of attributes without a number so far.
  var hiddenCount = 0
  /// The count of reads and updates from outside in this step.
  var asks = 0
  package var refusals: Set<Int> = [] {
    didSet { asks = 0 }
  }
  package var registers = Registers()
  package var elements: [Int: [Element]] = [:]

  /// Creates a machine.
  ///
  /// Without observation, only the rules themselves report their runs.
  package init(isObserved: Bool = true) {
    graph = AttributeGraph()
    subgraphs = [graph.currentSubgraph]
    if !isObserved { return }
    graph.addObserver { [unowned self] event in
      switch event {
      case .set(let attribute) where !isHidden(attribute): log.append(.set(number(of: attribute)))
      case .evaluated(let attribute, changed: let isChanged, _) where !isHidden(attribute):
        log.append(.evaluated(number(of: attribute), changed: isChanged))
      default: break
      }
    }
  }

  /// Returns whether an attribute doesn't belong to the program.
  private func isHidden(_ attribute: AnyAttribute) -> Bool { Engine.isHidden(attribute.kind) }

  private static func isHidden(_ kind: AttributeKind) -> Bool {
    kind == .awaited || kind == .observed || kind == .temporary
  }

  /// Runs the body of a rule.
  ///
  /// Returns its value, and the attributes that were read under the watch.
  func run(_ rule: Rule, as number: Int, watching watch: Watch?) -> (Int, Set<Int>) {
    var machine = self
    running.append(number)
    watches.append(watch)
    let value = rule.body.value(of: number, reading: rule.sources, on: &machine)
    let watched = watches.removeLast()
    running.removeLast()
    runs.append(number)
    return (value, watched?.now ?? [])
  }

  func number(ofRunning level: Int) -> Int { running[level] }

  func number(of attribute: AnyAttribute) -> Int {
    if let number = numbers[attribute.rawValue] { return number }
    return attribute.exists ? attribute.name.flatMap { number(ofName: $0) } ?? -1 : -1
  }

  /// Returns the number in a name.
  ///
  /// The input of an indirect attribute is named after that attribute, and has the number before it.
  private func number(ofName name: String) -> Int? {
    let parts = name.dropFirst().split(separator: ".")
    return parts.first.flatMap { Int($0) }.map { parts.count > 1 ? $0 - 1 : $0 }
  }

  func enter(_ handle: any Handle, _ shape: Shape, isInput: Bool, in subgraph: Int) -> Int {
    shapes.append(shape)
    handles.append(handle)
    self.isInput.append(isInput)
    places.append(subgraph)
    numbers[handle.rawValue] = handles.count - 1
    return handles.count - 1
  }
}

extension Engine: Machine {
  package func exists(_ attribute: Int) -> Bool { handles[attribute].exists }
  package func isInput(_ attribute: Int) -> Bool { isInput[attribute] }
  package func subgraph(of attribute: Int) -> Int { places[attribute] }

  package func makeInput(_ value: Int, as shape: Shape, in subgraph: Int) -> Int {
    func make<Value: CheckedValue>(_ type: Value.Type) -> any Handle {
      let attribute = graph.within(subgraphs[subgraph]) {
        graph.input(name: "n\(handles.count)", Value(value, in: ledger))
      }
      return CheckedHandle(attribute: attribute, ledger: ledger)
    }
    return enter(make(shape.type), shape, isInput: true, in: subgraph)
  }

  package func makeConstant(_ value: Int, as shape: Shape) -> Int {
    func make<Value: CheckedValue>(_ type: Value.Type) -> any Handle {
      let attribute = graph.constant(name: "n\(handles.count)", Value(value, in: ledger))
      return CheckedHandle(attribute: attribute, ledger: ledger)
    }
    let constant = enter(graph.within(subgraphs[0]) { make(shape.type) }, shape, isInput: false, in: 0)
    constants.insert(constant)
    return constant
  }

  package func makeWeak(_ attribute: Int, in subgraph: Int) -> Int {
    let handle = graph.within(subgraphs[subgraph]) {
      handles[attribute].makeWeak(name: "n\(handles.count)", in: graph)
    }
    return enter(handle, shapes[attribute], isInput: false, in: subgraph)
  }

  package func isWeak(_ attribute: Int) -> Bool { handles[attribute].isWeak }

  package func makeProjection(of attribute: Int, _ field: Field) -> Int {
    let handle = graph.within(subgraphs[places[attribute]]) {
      handles[attribute].project(field, name: "n\(handles.count)", in: graph)
    }
    return enter(handle, field.shape, isInput: false, in: places[attribute])
  }

  package func makeRule(_ rule: Rule, in subgraph: Int) -> Int {
    let number = handles.count
    func make<Value: CheckedValue>(_ type: Value.Type) -> any Handle {
      let checked = LargeRule<Value>(
        token: Token(.rule, in: ledger), rule: rule, number: number, engine: self, ledger: ledger)
      let attribute = graph.within(subgraphs[subgraph]) {
        switch rule.form {
        case .small: graph.rule(name: "n\(number)", SmallRule(checked))
        case .large: graph.rule(name: "n\(number)", checked)
        case .stateful: graph.rule(name: "n\(number)", RememberingRule(rule: checked))
        case .closure, .builtIn: graph.declare(Value.self, name: "n\(number)")
        }
      }
      if rule.form == .closure { graph.define(attribute) { checked.value } }
      return CheckedHandle(attribute: attribute, ledger: ledger)
    }
    return enter(make(rule.shape.type), rule.shape, isInput: false, in: subgraph)
  }

  package func set(_ attribute: Int, to value: Int) {
    flushWritesThatRemove()
    if exists(attribute) { handles[attribute].set(value) }
  }

  package var nextAttribute: Int { handles.count }

  package func readUnlessCycle(_ attribute: Int) -> Int? { handles[attribute].readUnlessCycle() }

  package func read(_ attribute: Int) -> Int {
    watch(attribute)
    reads += 1
    return handles[attribute].read(way: reads)
  }

  package func ask(_ attribute: Int) {
    asks += 1
    if refusals.contains(asks) { return graph.flushPendingWrites() }
    let value = read(attribute)
    log.append(.answered(attribute, value: value))
  }

  package func parent(of subgraph: Int) -> Int { parents[subgraph] }
  package func shape(of attribute: Int) -> Shape { shapes[attribute] }
  package func isIndirect(_ attribute: Int) -> Bool { handles[attribute].isIndirect }

  package func subgraphExists(_ subgraph: Int) -> Bool { subgraphs[subgraph].exists }

  package func makeSubgraph(in parent: Int) -> Int {
    let subgraph = graph.makeSubgraph(in: subgraphs[parent])
    let number = subgraphs.count
    subgraphs.append(subgraph)
    parents.append(parent)
    graph.onRemoval(of: subgraph) { [unowned self] in
      removals.append(number)
      // The attributes of the subgraph still exist.
      for (index, place) in places.enumerated() where place == number {
        if !handles[index].exists { ledger.noteMistake() }
        _ = handles[index].cached
      }
    }
    return number
  }

  package func removeSubgraph(_ subgraph: Int) { subgraphs[subgraph].remove() }

  package func deferDestruction(_ isDeferred: Bool) { graph.defersDeallocation = isDeferred }

  package func collect(limit count: Int) {
    let hasMore = graph.collect(limit: count)
    if hasMore != (graph.removedCount > 0) { ledger.noteMistake() }
  }
}

extension Engine: Subject {
  package func takeLog() -> [Event] {
    defer { log = [] }
    return log
  }

  package func takeRuns() -> [Int] {
    defer { runs = [] }
    return runs
  }

  package func takeRemovals() -> [Int] {
    defer { removals = [] }
    return removals
  }

  package func state() -> State {
    let snapshot = graph.snapshot()
    var byID: [Int: Int] = [:]
    for node in snapshot.nodes where !Engine.isHidden(node.kind) { byID[node.id] = number(ofName: node.name) }
    if snapshot.nodes.count != graph.nodeCount { ledger.noteMistake() }
    var dependencies = [[Int]](repeating: [], count: handles.count)
    var hiddenEdges = 0
    for edge in snapshot.edges {
      if let from = byID[edge.from], let to = byID[edge.to] {
        dependencies[to].append(from)
      } else {
        hiddenEdges += 1
      }
    }
    return State(
      values: handles.map(\.cached),
      dependencies: dependencies,
      isOutOfDate: handles.map { $0.exists && $0.isStale },
      attributeCount: byID.count, removedCount: graph.removedCount,
      dependencyCount: graph.edgeCount - hiddenEdges, hiddenCount: hiddenCount)
  }

  package func balance() -> Balance { ledger.balance }

  package func lookAfterEnd() {
    for handle in handles where handle.exists || handle.cached != nil { ledger.noteMistake() }
  }
}
