import TrellisComparison

/// The state of a graph's observers and recorders; empty while there are none.
struct Tap {
  /// The ring of the recorder that was attached first; nil without one.
  var ring: UnsafeMutablePointer<RecordRing>?
  /// The rings of all other recorders.
  var otherRings: [UnsafeMutablePointer<RecordRing>] = []
  /// Whether there are other rings, or closures to call for each event.
  var hasMore = false
  /// Whether any recorder keeps values or differences; whether any keeps the locations of writes.
  var keepsValues = false
  var keepsTraces = false
  /// The kinds whose values recorders keep as text, and those whose differences they keep.
  var texts = KeptKinds()
  var differences = KeptKinds()
  /// The functions that led to the present write, if they were captured before it: see ``WriteOrigin``.
  var writeTrace: CallTrace?
  /// The input that each node has to run for, by node index, if the edges don't show it: a removed attribute or an observed
  /// property.
  ///
  /// Each element is an ``AttributeID/word``, or `UInt64.max` if there is none; it is reset when the node runs. Written only
  /// while there are observers or recorders.
  var causes = Buffer<UInt64>()
  /// The locations of the present write and of the transaction around it; 0 if none was given.
  var writeSite: UInt32 = 0
  var transactionSite: UInt32 = 0
  /// The previous values of the present write and of the running rules, outermost first, if a recorder keeps values.
  var valuesBefore: [ValueBefore] = []
  /// Whether marked nodes are reported by index and unchanged nodes not at all.
  ///
  /// True if the only observer is a recorder that condenses marks.
  var coalescesInvalidations = false
  /// The running times of rules, if a recorder measures them.
  var phases: PhaseTimes?

  func deallocate() {
    causes.deallocate()
  }
}

/// A value that is about to be replaced.
struct ValueBefore {
  /// The node of the value.
  var node: UInt32
  /// The value in the form in which recorders keep it; nil if none keeps it.
  var kept: KeptValue?
  /// The value itself, while the rule runs, if recorders keep differences.
  var value: Any?
}

extension AttributeID {
  /// The identity of no attribute.
  static var none: AttributeID { AttributeID(word: .max) }

  /// The identity in one word, which is read and written faster.
  @inline(__always) var word: UInt64 { UInt64(generation) << 32 | UInt64(index) }

  @inline(__always) init(word: UInt64) {
    self.init(index: UInt32(truncatingIfNeeded: word), generation: UInt32(truncatingIfNeeded: word >> 32))
  }
}

/// The reason for which a rule runs.
struct Cause: BitwiseCopyable {
  /// The input that has changed; see ``Tap/causes``.
  var word: UInt64
  /// Whether the input was removed by the time that the rule runs.
  var wasRemoved: Bool
}

extension GraphCore {
  /// Whether events have to be reported: the only branch that the tap costs while there are no observers.
  ///
  /// Always false if built with `TRELLIS_NO_TAP`, so that not even the branch remains.
  @inlinable @inline(__always)
  var isObserved: Bool {
    #if TRELLIS_NO_TAP
      false
    #else
      storage.pointee.taps.contains(.observer)
    #endif
  }

  /// Whether evaluations have to be reported or counted; if so, updates run a separate copy of the code.
  @inline(__always)
  var emitsEvents: Bool {
    #if TRELLIS_NO_TAP
      false
    #else
      !storage.pointee.taps.isDisjoint(with: [.observer, .evaluations])
    #endif
  }

  // MARK: - Reporting events

  /// Reports an event to recorders and observers.
  @inline(__always)
  func tell(_ record: TapRecord) {
    if let ring = storage.pointee.tap.ring { ring.pointee.append(record) }
    if storage.pointee.tap.hasMore { tellOthers(record) }
  }

  @inline(never)
  private func tellOthers(_ record: TapRecord) {
    for ring in storage.pointee.tap.otherRings { ring.pointee.append(record) }
    callObservers(record)
  }

  /// Reports an event with details that recorders may keep.
  @inline(never)
  func tell(_ record: TapRecord, _ detail: RecordDetail) {
    storage.pointee.tap.ring?.pointee.append(record, detail)
    for ring in storage.pointee.tap.otherRings { ring.pointee.append(record, detail) }
    callObservers(record)
  }

  private func callObservers(_ record: TapRecord) {
    let registry = registry
    if registry.observers.isEmpty { return }
    let event = event(record)
    closed(for: .observing, none) {
      for number in registry.observers.numbers() { registry.observers[number]?(event) }
    }
  }

  // MARK: - Causes

  /// Returns the cause of a node's present run: the first of its inputs that has changed.
  ///
  /// `known` is the changed input if it was already found, else `none`.
  @inline(__always)
  func cause(of node: UInt32, _ state: NodeFlags, known: UInt32) -> Cause {
    if known == none || known == removedNode || state.contains(.mustRun) { return cause(of: node, state) }
    return Cause(word: handle(known).id.word, wasRemoved: false)
  }

  /// Returns the input at the cursor if it is the cause of a node's run, else `none`.
  @inline(__always)
  func cause(of node: UInt32, _ state: NodeFlags, at cursor: UInt32) -> UInt32 {
    let sources = inputs[Int(node)]
    if !state.contains(.hasValue) || cursor &- sources.start >= sources.count { return none }
    let source = links[Int(cursor)]
    return nodes[Int(source)].changedAt > nodes[Int(node)].evaluatedAt ? source : none
  }

  @inline(never)
  private func cause(of node: UInt32, _ state: NodeFlags) -> Cause {
    let word = wordOfCause(of: node, state)
    let source = AttributeID(word: word)
    return Cause(
      word: word, wasRemoved: word != .max && nodes[Int(source.index)].generation != source.generation)
  }

  private func wordOfCause(of node: UInt32, _ state: NodeFlags) -> UInt64 {
    let noted =
      Int(node) < storage.pointee.tap.causes.count ? storage.pointee.tap.causes.base[Int(node)] : .max
    if state.contains(.mustRun) { return noted }
    let evaluatedAt = nodes[Int(node)].evaluatedAt
    let sources = inputs[Int(node)]
    for link in Int(sources.start)..<Int(sources.start + sources.count) {
      let source = links[link]
      if source == removedNode { return noted }
      if nodes[Int(source)].changedAt > evaluatedAt { return handle(source).id.word }
    }
    return .max
  }

  /// Notes a node that is about to be removed, or a changed property, as the cause for which its readers have to run.
  @inline(__always)
  func noteCause(_ node: UInt32) {
    if storage.pointee.tap.causes.count < storage.pointee.nodes.count { growCauses() }
    let readers = outputs[Int(node)]
    let cause = handle(node).id.word
    let causes = storage.pointee.tap.causes.base
    let first = links + Int(readers.start)
    for index in 0..<Int(readers.count) {
      let reader = Int(first[index])
      if causes[reader] == .max { causes[reader] = cause }
    }
  }

  @inline(never)
  private func growCauses() {
    let count = storage.pointee.tap.causes.count
    let missing = storage.pointee.nodes.count - count
    storage.pointee.tap.causes.extend(by: missing)
    (storage.pointee.tap.causes.base + count).initialize(repeating: .max, count: missing)
  }

  // MARK: - Events of an update

  /// Reports that a rule has run, and resets the node's noted cause.
  @inline(__always)
  func tellEvaluated(_ node: UInt32, _ state: NodeFlags, changed: Bool, _ cause: Cause) {
    storage.pointee.evaluationCount &+= 1
    if !isObserved { return }
    if Int(node) < storage.pointee.tap.causes.count { storage.pointee.tap.causes.base[Int(node)] = .max }
    let own = nodes + Int(node)
    let record = TapRecord(
      kind: .evaluated, epoch: storage.pointee.epoch,
      node: AttributeID(index: node, generation: own.pointee.generation),
      other: AttributeID(word: cause.word), shape: own.pointee.shape, changed: changed,
      isFirst: !state.contains(.hasValue), wasRemoved: cause.wasRemoved)
    if storage.pointee.tap.keepsValues { return tellValues(record) }
    tell(record)
  }

  /// Notes a node's value, which is about to be replaced, for recorders that keep it.
  @usableFromInline @inline(never)
  func noteValueBefore(_ node: UInt32) {
    guard storage.pointee.tap.keepsValues else { return }
    let kept = keepsText(of: node) ? keepValue(of: node) : nil
    let isCompared = storage.pointee.tap.differences.contains(shape(of: node).pointee.kind)
    let value = isCompared ? type(of: node).copy(valueSlot(node)) : nil
    if kept == nil, value == nil { return }
    storage.pointee.tap.valuesBefore.append(ValueBefore(node: node, kept: kept, value: value))
  }

  /// Removes and returns the noted value of a node; nil if none was noted.
  ///
  /// Values that were noted after this one are dropped, because no event will report them.
  func takeValueBefore(_ node: UInt32) -> ValueBefore? {
    guard let place = storage.pointee.tap.valuesBefore.lastIndex(where: { $0.node == node }) else {
      return nil
    }
    let before = storage.pointee.tap.valuesBefore[place]
    storage.pointee.tap.valuesBefore.removeSubrange(place...)
    return before
  }

  /// Returns whether recorders keep the values of a node's kind as text.
  func keepsText(of node: UInt32) -> Bool {
    storage.pointee.tap.texts.contains(shape(of: node).pointee.kind)
  }

  @inline(never)
  private func tellValues(_ record: TapRecord) {
    let node = record.node.index
    guard record.changed else { return tell(record) }
    let before = takeValueBefore(node)
    var detail = RecordDetail(old: before?.kept, new: keepsText(of: node) ? keepValue(of: node) : nil)
    if let old = before?.value { detail.difference = difference(from: old, toValueOf: node) }
    if detail.new == nil, detail.difference == nil { return tell(record) }
    tell(record, detail)
  }

  /// Returns the first difference between a node's value and the one before.
  private func difference(from old: Any, toValueOf node: UInt32) -> FieldDifference? {
    let new = type(of: node).copy(valueSlot(node))
    func compare<Value>(_ type: Value.Type) -> FieldDifference? {
      guard let old = old as? Value, let new = new as? Value else { return nil }
      return ValueComparison.difference(old, new)
    }
    return closed(for: .describing, node) { _openExistential(type(of: node).valueType, do: compare) }
  }

  /// Reports a mark: as a number if that suffices, since there may be thousands.
  @inline(__always)
  func tellMarked(_ node: UInt32) {
    if storage.pointee.tap.coalescesInvalidations {
      storage.pointee.tap.ring.unsafelyUnwrapped.pointee.appendMark(node)
    } else {
      tell(record(.marked, node))
    }
  }

  @inline(never)
  func tellUnchanged(_ node: UInt32) {
    if isObserved && !storage.pointee.tap.coalescesInvalidations { tell(record(.unchanged, node)) }
  }

  /// Reports that an input is being committed; its payload still contains the value that was committed before.
  @inline(never)
  func tellTookEffect(_ node: UInt32) {
    let record = record(.tookEffect, node)
    guard storage.pointee.tap.keepsValues, keepsText(of: node) else { return tell(record) }
    let base = flags[Int(node)].contains(.hasBase) ? keepValue(at: payloadSlot(node), of: node) : nil
    tell(record, RecordDetail(old: base, new: keepValue(of: node)))
  }

  /// Marks like ``markOutputs(of:)``, and reports each node.
  @inline(never)
  func markOutputsWithEvents(of node: UInt32) {
    storage.pointee.marking.append(unmarkedReaders(of: node))
    markWaitingWithEvents()
  }

  func markWaitingWithEvents() {
    let flags = flags
    while storage.pointee.marking.count > 0 {
      var readers = storage.pointee.marking.pop()
      while let reader = readers.next() {
        let state = flags[Int(reader)]
        if state.contains(.dirty) { continue }
        flags[Int(reader)] = state.union(.dirty)
        tellMarked(reader)
        if state.contains(.isGate) {
          markGate(reader)
          continue
        }
        if state.contains(.isConstant) { noteWatch(reader) }
        let next = unmarkedReaders(of: reader)
        if next.link != next.end { storage.pointee.marking.append(next) }
      }
    }
  }
}
