/// What became of each attribute in some events: a table with a place for each attribute of the graph, so that thousands are looked through without hashing any.
///
/// It belongs to who reads a ``GraphRecorder``, and is filled again for each range of events.
package struct OutcomeTable {
  /// What became of an attribute.
  package enum Outcome: UInt8, Sendable {
    /// An input was set, or looked at for the first time since.
    case set
    /// Its rule ran and gave another value; of several runs the one with an effect counts.
    case changed
    /// Its rule ran and gave an equal value.
    case equal
    /// It was marked as perhaps out of date, and nothing else happened.
    case marked
  }

  /// How often an attribute's rule ran.
  private struct Runs {
    var generation: UInt32 = .max
    var evaluations: UInt32 = 0
    var changes: UInt32 = 0
  }

  private struct Entry {
    /// The round in which it was written.
    var round: UInt32 = 0
    var outcome: Outcome = .marked
  }

  private var entries: [Entry] = []
  private var runs: [Runs] = []
  private var round: UInt32 = 0
  /// Those of which there is an outcome: first what did something, then what was only marked.
  private var active: [UInt32] = []
  private var marked: [UInt32] = []

  package init() {}

  /// Takes in what a recorder keeps of a range of its events, and of its marks; forgets what was taken before, but how often rules ran.
  ///
  /// Linear in the two; in the graph where that has grown. `counts` says whether the runs count.
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
    if ring.pointee.condensesMarks {
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

  // MARK: - What was taken

  /// How many attributes have an outcome.
  package var count: Int { active.count + marked.count }

  /// How many were only marked.
  package var markedCount: Int { marked.count }

  /// What did something, by ``AnyAttribute/snapshotID``, in the order in which it did so first.
  package var activeNodes: some Sequence<(node: Int, outcome: Outcome)> {
    active.lazy.map { (node: Int($0) - 1, outcome: entries[Int($0)].outcome) }
  }

  /// What was only marked.
  package var markedNodes: some Sequence<Int> { marked.lazy.map { Int($0) - 1 } }

  /// How often an attribute's rule ran, and how often it gave another value, in what was counted.
  package func runs(of attribute: AnyAttribute) -> (evaluations: Int, changes: Int) {
    let index = Int(attribute.id.index)
    guard index < runs.count, runs[index].generation == attribute.id.generation else { return (0, 0) }
    return (Int(runs[index].evaluations), Int(runs[index].changes))
  }
}

extension GraphRecorder {
  /// The numbers of the marks that are kept, where they are condensed.
  package var markNumbers: Range<Int> { ring.pointee.markNumbers }
}
