import TrellisComparison

/// What a graph keeps for those who watch it; empty while nobody does.
struct Tap {
  /// The ring of the recorder that was attached first; nil without one.
  var ring: UnsafeMutablePointer<RecordRing>?
  /// Those of all others.
  var otherRings: [UnsafeMutablePointer<RecordRing>] = []
  /// Whether there are others, or closures to be called for each event.
  var hasMore = false
  /// Whether some recorder keeps something of values; and places of writes.
  var keepsValues = false
  var keepsTraces = false
  /// Of which kinds of attributes recorders keep values as text, and where these differ.
  var texts = KeptKinds()
  var differences = KeptKinds()
  /// Who wanted the write that is under way, where that was found out before it: see ``WriteOrigin``.
  var writeTrace: CallTrace?
  /// Which input made each node have to run that can't be told from the edges: one that was removed, or a property; at the
  /// node's index, as long as it hasn't run.
  ///
  /// ``AttributeID/word``, which is `UInt64.max` where that isn't known. Written while somebody watches only.
  var causes = Buffer<UInt64>()
  /// Where the write that is under way stands in the source, and the transaction around it; 0 where nobody said.
  var writeSite: UInt32 = 0
  var transactionSite: UInt32 = 0
  /// What is noted of the values that a write under way and the running rules had before, outermost first, where a
  /// recorder keeps values.
  var valuesBefore: [ValueBefore] = []
  /// Whether what is marked, and what turns out to be unchanged, is told by numbers alone: where the only one who watches is a recorder that
  /// condenses marks.
  var condensesMarks = false
  /// How long rules run, where a recorder keeps that.
  var phases: PhaseTimes?

  func deallocate() {
    causes.deallocate()
  }
}

/// What is noted of a value that is about to be replaced.
struct ValueBefore {
  /// Whose value it was.
  var node: UInt32
  /// The value as recorders keep it, where they do.
  var kept: KeptValue?
  /// The value itself, as long as the rule runs, where recorders keep what differs.
  var value: Any?
}

extension AttributeID {
  /// What stands for no attribute.
  static var none: AttributeID { AttributeID(word: .max) }

  /// The same in one word, which is read and written faster.
  @inline(__always) var word: UInt64 { UInt64(generation) << 32 | UInt64(index) }

  @inline(__always) init(word: UInt64) {
    self.init(index: UInt32(truncatingIfNeeded: word), generation: UInt32(truncatingIfNeeded: word >> 32))
  }
}

/// Why a rule runs.
struct Cause: BitwiseCopyable {
  /// The input that has changed; see ``Tap/causes``.
  var word: UInt64
  /// Whether that was removed by the time that the rule runs.
  var wasRemoved: Bool
}

extension GraphCore {
  /// Whether anyone has to be told what happens: the one branch that the tap costs where nobody has.
  ///
  /// Built with `TRELLIS_NO_TAP`, not even that.
  @inlinable @inline(__always)
  var isObserved: Bool {
    #if TRELLIS_NO_TAP
      false
    #else
      storage.pointee.taps.contains(.observer)
    #endif
  }

  /// Whether an update has to be told of, or counted: by its own copy of the code.
  @inline(__always)
  var isTold: Bool {
    #if TRELLIS_NO_TAP
      false
    #else
      !storage.pointee.taps.isDisjoint(with: [.observer, .evaluations])
    #endif
  }

  // MARK: - Writing

  /// Tells an event.
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

  /// Tells an event of which recorders may keep more.
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

  /// Why a node's rule runs now: the first of its inputs that has changed.
  ///
  /// `known` is the one that was found, or `none`.
  @inline(__always)
  func cause(of node: UInt32, _ state: NodeFlags, known: UInt32) -> Cause {
    if known == none || known == removedNode || state.contains(.mustRun) { return cause(of: node, state) }
    return Cause(word: handle(known).id.word, wasRemoved: false)
  }

  /// The input under the cursor, where it is why a node's rule runs; else `none`.
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

  /// A node is about to be removed, or stands for a property that changed: its readers will have to run for it.
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

  /// Tells that a rule has run, and forgets what made it.
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

  /// Notes the value of a node that is about to get another, for who tells of that.
  @usableFromInline @inline(never)
  func noteValueBefore(_ node: UInt32) {
    guard storage.pointee.tap.keepsValues else { return }
    let kept = keepsText(of: node) ? keepValue(of: node) : nil
    let isCompared = storage.pointee.tap.differences.contains(shape(of: node).pointee.kind)
    let value = isCompared ? type(of: node).copy(valueSlot(node)) : nil
    if kept == nil, value == nil { return }
    storage.pointee.tap.valuesBefore.append(ValueBefore(node: node, kept: kept, value: value))
  }

  /// What was noted of a node's value; nil where nothing was.
  ///
  /// What was noted after it belongs to nobody who tells of it.
  func takeValueBefore(_ node: UInt32) -> ValueBefore? {
    guard let place = storage.pointee.tap.valuesBefore.lastIndex(where: { $0.node == node }) else {
      return nil
    }
    let before = storage.pointee.tap.valuesBefore[place]
    storage.pointee.tap.valuesBefore.removeSubrange(place...)
    return before
  }

  /// Whether recorders keep values of a node's kind as text.
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

  /// Where a node's value differs first from the one before.
  private func difference(from old: Any, toValueOf node: UInt32) -> FieldDifference? {
    let new = type(of: node).copy(valueSlot(node))
    func compare<Value>(_ type: Value.Type) -> FieldDifference? {
      guard let old = old as? Value, let new = new as? Value else { return nil }
      return ValueComparison.difference(old, new)
    }
    return closed(for: .describing, node) { _openExistential(type(of: node).valueType, do: compare) }
  }

  /// What is marked by the thousand is a number each, where nobody wants more.
  @inline(__always)
  func tellMarked(_ node: UInt32) {
    if storage.pointee.tap.condensesMarks {
      storage.pointee.tap.ring.unsafelyUnwrapped.pointee.appendMark(node)
    } else {
      tell(record(.marked, node))
    }
  }

  @inline(never)
  func tellUnchanged(_ node: UInt32) {
    if isObserved && !storage.pointee.tap.condensesMarks { tell(record(.unchanged, node)) }
  }

  /// An input is looked at; what was looked at before still stands in its payload.
  @inline(never)
  func tellTookEffect(_ node: UInt32) {
    let record = record(.tookEffect, node)
    guard storage.pointee.tap.keepsValues, keepsText(of: node) else { return tell(record) }
    let base = flags[Int(node)].contains(.hasBase) ? keepValue(at: payloadSlot(node), of: node) : nil
    tell(record, RecordDetail(old: base, new: keepValue(of: node)))
  }

  /// Marks like ``markOutputs(of:)``, and tells of each node.
  @inline(never)
  func markOutputsTelling(of node: UInt32) {
    storage.pointee.marking.append(unmarkedReaders(of: node))
    markWaitingTelling()
  }

  func markWaitingTelling() {
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
