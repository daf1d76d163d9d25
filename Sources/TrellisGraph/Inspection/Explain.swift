extension AttributeGraph {
  /// Returns the chain of causes that gave an attribute its value, back to the writes and their locations in source.
  ///
  /// No attribute is updated. With a ``GraphRecorder`` attached, the explanation is certain as far back as the recorder reaches. It has
  /// values if the recorder keeps them. It has the locations of writes if they were given (``Attribute/set(_:fileID:line:)``) or if the
  /// recorder keeps locations. Without a recorder, the chain is concluded from the present graph, and the explanation says so. Traps if the
  /// attribute was removed. Linear in the kept events and in the length of the chain.
  public func explain<Value>(_ attribute: Attribute<Value>) -> Explanation { explain(attribute.erased) }

  /// Returns the explanation of an attribute of any type: the present one or, given an event's number, the one just before that
  /// event.
  ///
  /// `event` is one of the ``GraphRecorder/numbers`` of the first recorder that keeps values, or of the first recorder if none does. The
  /// first lookup of the locations of writes takes long. If `looksUpPlaces` is false, they can be looked up later, on any thread, with
  /// ``Explanation/Write/event``.
  public func explain(
    _ attribute: AnyAttribute, before event: Int? = nil, looksUpPlaces: Bool = true
  ) -> Explanation {
    core.checkOwn(attribute, "AttributeGraph.explain")
    core.markDeferred()
    let recorders = registry.recorders.map { $0.takeUnretainedValue() }
    let recorder = recorders.first { $0.ring.pointee.keepsValues } ?? recorders.first
    var explainer = Explainer(core: core, recorder: recorder, before: event, looksUpPlaces: looksUpPlaces)
    return explainer.explain(attribute.id)
  }
}

/// Follows the causes of an attribute's change, step by step.
private struct Explainer {
  let core: GraphCore
  let recorder: GraphRecorder?
  /// The index of the first event that is later than the step being explained.
  private var end: Int
  private let looksUpPlaces: Bool
  private var steps: [Explanation.Step] = []
  private var wasConcluded = false
  /// The attributes whose steps were concluded from the present graph.
  ///
  /// Rules in a cycle are each other's cause, so each is explained once.
  private var concluded: Set<AttributeID> = []
  /// The recorder's outcomes, once they are needed.
  private var history: [AttributeID: [Int]]?

  init(core: GraphCore, recorder: GraphRecorder?, before event: Int?, looksUpPlaces: Bool) {
    self.core = core
    self.looksUpPlaces = looksUpPlaces
    self.recorder = recorder
    let count = recorder?.count ?? 0
    end = event.map { min(max($0 - (recorder?.droppedCount ?? 0), 0), count) } ?? count
  }

  mutating func explain(_ attribute: AttributeID) -> Explanation {
    var next: AttributeID? = attribute
    while let id = next { next = step(id, isFirst: steps.isEmpty) }
    return Explanation(
      steps: steps, isStale: core.isStale(attribute.index), missing: missing())
  }

  /// Adds an attribute's step and returns its cause; nil at the end of the chain.
  private mutating func step(_ id: AttributeID, isFirst: Bool) -> AttributeID? {
    if core.exists(id), core.flags[Int(id.index)].contains(.isInput) {
      return inputStep(id, isFirst: isFirst)
    }
    guard let (index, record) = lastEvent(of: id, where: { $0.kind == .evaluated && ($0.changed || isFirst) })
    else { return concludedStep(id) }
    end = index
    var step = step(id, record.changed ? .changed : .equal, record)
    if record.isFirst || record.wasRemoved || record.other == .none { step.reason = recorder?.reason(record) }
    if !record.isFirst { step.others = others(of: id, before: index, except: record.other) }
    steps.append(step)
    return record.isFirst || record.wasRemoved || record.other == .none ? nil : record.other
  }

  /// Returns the sources of a rule that changed between its last two runs, in order, except for one; `index` is the last run's.
  private mutating func others(of id: AttributeID, before index: Int, except cause: AttributeID)
    -> [Explanation.Subject]
  {
    guard let recorder, core.exists(id) else { return [] }
    let sources = Set(core.inputArray(of: id.index)).map { core.handle($0).id }.filter { $0 != cause }
    if sources.isEmpty { return [] }
    let history = history ?? recorder.outcomes
    self.history = history
    let lastRun = history[id]?.last { $0 < index } ?? -1
    let found = sources.compactMap { source in
      history[source]?.last {
        let record = recorder.ring.pointee[$0]
        return $0 < index && (record.kind == .tookEffect || record.changed)
      }
    }
    return found.filter { $0 > lastRun }.sorted().map { index in
      let record = recorder.ring.pointee[index]
      return subject(record.node, shape: record.shape)
    }
  }

  // MARK: - Inputs

  private mutating func inputStep(_ id: AttributeID, isFirst: Bool) -> AttributeID? {
    let isPending = isFirst && core.flags[Int(id.index)].contains(.hasBase)
    let seen = isPending ? nil : lastEvent(of: id, where: { $0.kind == .tookEffect })
    if let seen { end = seen.index }
    let writes = writes(to: id)
    if seen == nil && writes.isEmpty { return concludedStep(id) }
    var step = step(id, seen == nil ? .written : .changed, seen?.record)
    step.writes = writes
    steps.append(step)
    return nil
  }

  /// Returns the writes before `end`, back to the last commit of the input.
  private func writes(to id: AttributeID) -> [Explanation.Write] {
    guard let recorder else { return [] }
    var writes: [Explanation.Write] = []
    var index = end
    while index > 0 {
      index -= 1
      let record = recorder.ring.pointee[index]
      guard record.node == id else { continue }
      if record.kind == .tookEffect { break }
      if record.kind == .set { writes.append(write(index, record, recorder)) }
    }
    return writes.reversed()
  }

  private func write(_ index: Int, _ record: TapRecord, _ recorder: GraphRecorder) -> Explanation.Write {
    let detail = recorder.detail(of: record)
    let callers = looksUpPlaces ? detail?.trace?.locations ?? [] : []
    return Explanation.Write(
      old: detail?.old?.text, new: detail?.new?.text,
      location: recorder.location(of: record) ?? callers.first,
      callers: callers, event: recorder.droppedCount + index)
  }

  // MARK: - Without recorded events

  /// Adds a step concluded from the nodes' update numbers and returns its probable cause; nil at the end of the chain.
  private mutating func concludedStep(_ id: AttributeID) -> AttributeID? {
    wasConcluded = true
    if !concluded.insert(id).inserted { return nil }
    guard core.exists(id) else {
      steps.append(step(id, .unknown, nil))
      return nil
    }
    let node = core.nodes[Int(id.index)]
    let isInput = core.flags[Int(id.index)].contains(.isInput)
    if isInput ? !core.wasEverSeenChanged(id.index) : node.evaluatedAt == 0 {
      steps.append(step(id, .untouched, nil))
      return nil
    }
    var step = step(id, isInput || node.changedAt == node.evaluatedAt ? .changed : .equal, nil)
    step.update = Int(isInput ? node.changedAt : node.evaluatedAt)
    step.isConcluded = true
    steps.append(step)
    return isInput ? nil : probableCause(of: id.index, ranAt: node.evaluatedAt)
  }

  /// Returns the source with the latest change up to the update in which the rule ran; of several, the first that was read.
  private func probableCause(of node: UInt32, ranAt update: UInt32) -> AttributeID? {
    var cause: UInt32?
    for source in core.inputArray(of: node) where core.nodes[Int(source)].changedAt <= update {
      if core.nodes[Int(source)].changedAt > cause.map({ core.nodes[Int($0)].changedAt }) ?? 0 {
        cause = source
      }
    }
    return cause.map { AttributeID(index: $0, generation: core.nodes[Int($0)].generation) }
  }

  // MARK: - Helpers

  private func lastEvent(of id: AttributeID, where matches: (TapRecord) -> Bool) -> (
    index: Int, record: TapRecord
  )? {
    guard let recorder else { return nil }
    var index = end
    while index > 0 {
      index -= 1
      let record = recorder.ring.pointee[index]
      if record.node == id, matches(record) { return (index, record) }
    }
    return nil
  }

  private func step(_ id: AttributeID, _ outcome: Explanation.Outcome, _ record: TapRecord?)
    -> Explanation.Step
  {
    let detail = record.flatMap { recorder?.detail(of: $0) }
    return Explanation.Step(
      subject: subject(id, shape: record?.shape), outcome: outcome, update: record.map { Int($0.epoch) },
      reason: nil, isConcluded: false, old: detail?.old?.text, new: detail?.new?.text,
      difference: detail?.difference.map { Explanation.Difference($0) }, writes: [], others: [])
  }

  private func subject(_ id: AttributeID, shape: UInt32?) -> Explanation.Subject {
    let rawValue = AnyAttribute(id: id).rawValue
    let known = core.makeShapeAndName(of: id)
    guard let number = shape ?? known?.shape else {
      return Explanation.Subject(
        id: rawValue, name: "", kind: .rule, location: nil, title: "#\(id.index - 1), removed")
    }
    let shape = core.storage.pointee.shapes.base[Int(number)]
    let name = known?.name ?? 0
    return Explanation.Subject(
      id: rawValue, name: core.storage.pointee.names[name], kind: core.registry.kinds[shape.kind],
      location: shape.site.location, title: core.title(id.index, shape: number, name: name))
  }

  private func missing() -> [String] {
    guard let recorder else {
      return ["values, writes and certain reasons; attach a GraphRecorder before the change"]
    }
    var missing: [String] = []
    if wasConcluded {
      missing.append(
        recorder.droppedCount > 0
          ? "events before the last \(recorder.count); give the recorder a larger capacity"
          : "events before the recorder was attached")
    }
    if !recorder.ring.pointee.keepsValues { missing.append("values; record with keepsValues: true") }
    if looksUpPlaces, steps.contains(where: { $0.writes.contains { $0.location == nil } }) {
      missing.append(
        recorder.ring.pointee.keepsTraces
          ? "the source location of a write; the program has no debug information (-g)"
          : "the source location of a write; record with keepsLocations: true, or write with set(_:)")
    }
    return missing
  }
}

extension GraphRecorder {
  /// The indices of the kept runs of rules and changes of inputs, by attribute, in order.
  fileprivate var outcomes: [AttributeID: [Int]] {
    var outcomes: [AttributeID: [Int]] = [:]
    for index in 0..<count {
      let record = ring.pointee[index]
      if record.kind == .evaluated || record.kind == .tookEffect {
        outcomes[record.node, default: []].append(index)
      }
    }
    return outcomes
  }
}

extension GraphCore {
  /// Returns whether a reader has run in or after the update in which an input changed last.
  ///
  /// A new input counts as changed in the update of its creation.
  fileprivate func wasEverSeenChanged(_ node: UInt32) -> Bool {
    let readers = outputs[Int(node)]
    return (Int(readers.start)..<Int(readers.start + readers.count)).contains {
      nodes[Int(links[$0])].evaluatedAt >= nodes[Int(node)].changedAt
    }
  }
}
