/// The outcome of each attribute in a range of events, in a table indexed by attribute.
///
/// Thousands of attributes are looked up without hashing. The table belongs to a reader of a ``GraphRecorder``, and is filled
/// again for each range of events.
package struct OutcomeTable {
  /// The outcome of an attribute.
  package enum Outcome: UInt8, Sendable {
    /// An input was set, or was read for the first time since it was set.
    case set
    /// The rule ran and returned a different value, at least once.
    case changed
    /// The rule ran and returned an equal value.
    case equal
    /// The attribute was marked as stale, and nothing else happened.
    case marked
  }

  /// The number of times that an attribute's rule ran.
  private struct Runs {
    var generation: UInt32 = .max
    var evaluations: UInt32 = 0
    var changes: UInt32 = 0
  }

  private struct Entry {
    /// The round in which the entry was written; each call of `take` is a round.
    var round: UInt32 = 0
    var outcome: Outcome = .marked
  }

  private var entries: [Entry] = []
  private var runs: [Runs] = []
  private var round: UInt32 = 0
  /// The attributes with an outcome: those that were set or ran, then those that were only marked.
  private var active: [UInt32] = []
  private var marked: [UInt32] = []

  package init() {}

  /// Replaces the outcomes by those of a range of a recorder's events and a range of its marks.
  ///
  /// Events and marks that the recorder no longer keeps are skipped. If `counts` is true, the rules' runs among the events are added to the
  /// numbers of runs so far. Linear in the two ranges, and in the graph if it has grown.
  package mutating func take(
    _ recorder: GraphRecorder, events: Range<Int>, marks: Range<Int>, counts: Bool
  ) {
    begin(nodeCount: recorder.core.storage.pointee.nodes.count)
    let ring = recorder.ring
    let first = ring.pointee.total - ring.pointee.count
    for number in events.clamped(to: first..<ring.pointee.total) {
      let record = ring.pointee[number - first]
      switch record.kind {
      case .set, .tookEffect: note(record.node.index, .set)
      case .evaluated:
        if counts { count(record) }
        note(record.node.index, record.changed ? .changed : .equal)
      case .marked: note(record.node.index, .marked)
      default: break
      }
    }
    if ring.pointee.coalescesInvalidations {
      for number in marks.clamped(to: ring.pointee.markNumbers) { noteMark(ring.pointee.mark(number)) }
    }
    marked.removeAll { entries[Int($0)].outcome != .marked }
  }

  private mutating func begin(nodeCount: Int) {
    round &+= 1
    active.removeAll(keepingCapacity: true)
    marked.removeAll(keepingCapacity: true)
    let missing = nodeCount - entries.count
    if missing > 0 { entries += repeatElement(Entry(), count: max(missing, entries.count / 2)) }
  }

  private mutating func note(_ node: UInt32, _ outcome: Outcome) {
    let index = Int(node)
    if index >= entries.count { return }
    let known = entries[index].round == round ? entries[index].outcome : nil
    if outcome == .marked {
      if known == nil { noteMark(node) }
      return
    }
    if known == nil || known == .marked { active.append(node) }
    if known == .changed && outcome == .equal { return }
    entries[index] = Entry(round: round, outcome: outcome)
  }

  @inline(__always)
  private mutating func noteMark(_ node: UInt32) {
    let index = Int(node)
    if index >= entries.count || entries[index].round == round { return }
    entries[index] = Entry(round: round, outcome: .marked)
    marked.append(node)
  }

  private mutating func count(_ record: TapRecord) {
    let index = Int(record.node.index)
    if index >= runs.count {
      runs += repeatElement(Runs(), count: max(index + 1 - runs.count, runs.count / 2))
    }
    if runs[index].generation != record.node.generation {
      runs[index] = Runs(generation: record.node.generation)
    }
    runs[index].evaluations &+= 1
    if record.changed { runs[index].changes &+= 1 }
  }

  // MARK: - Results

  /// The number of attributes with an outcome.
  package var count: Int { active.count + marked.count }

  /// The number of attributes that were only marked.
  package var markedCount: Int { marked.count }

  /// The attributes that were set or ran, by ``AnyAttribute/snapshotID``, in the order of their first event.
  package var activeNodes: some Sequence<(node: Int, outcome: Outcome)> {
    active.lazy.map { (node: Int($0) - 1, outcome: entries[Int($0)].outcome) }
  }

  /// The attributes that were only marked, by ``AnyAttribute/snapshotID``.
  package var markedNodes: some Sequence<Int> { marked.lazy.map { Int($0) - 1 } }

  /// Returns how often an attribute's rule ran and how often it returned a different value, among the counted events.
  package func runs(of attribute: AnyAttribute) -> (evaluations: Int, changes: Int) {
    let index = Int(attribute.id.index)
    guard index < runs.count, runs[index].generation == attribute.id.generation else { return (0, 0) }
    return (Int(runs[index].evaluations), Int(runs[index].changes))
  }
}

extension GraphRecorder {
  /// The numbers of the kept marks, if marks are condensed.
  package var markNumbers: Range<Int> { ring.pointee.markNumbers }
}
