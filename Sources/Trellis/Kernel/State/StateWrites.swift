import Dispatch
import Foundation
import Synchronization
import TrellisGraph

/// What was written to state and isn't in the graph yet: a queue of transactions, which an update brings into the graph one by
/// one, each with its values.
///
/// Who wrote reads back what was written at once, from the ``Location``; views see it when its transaction's turn has come.
/// Writes in a row in one transaction are one step; a write in another one, or in none, begins the next. Another thread's
/// writes come to the main one first, with the transaction in force there. What a body writes is reported once, and takes
/// effect in the next step.
final class StateWrites {
  private struct Step {
    let transaction: Transaction
    var writes: [(name: String, origin: WriteOrigin?, perform: () -> Void)] = []
    /// Whether it belongs to the step that made it, and is none that another follows from.
    var isContinuation = false
  }

  /// Who is told of each body that was evaluated, which attribute that is and how long it took; nil is nobody, and nothing is timed.
  var onBody: ((_ name: String, _ attribute: AnyAttribute?, _ duration: Duration) -> Void)?
  /// Whether other windows' graphs may read what is written here.
  var isReadAbroad = false
  private let graph: AttributeGraph
  private var queue: [Step] = []
  /// The writes of the transaction that the graph is updated for, in order; empty between transactions.
  private var written: [(name: String, origin: WriteOrigin?)] = []
  /// The body that is being evaluated, as messages name it, and where its view is; nil where none is.
  private var body: (name: String, path: IdentityPath?)?

  init(graph: AttributeGraph) {
    self.graph = graph
    DispatchQueue.main.setSpecific(key: StateWrites.mainQueue, value: ())
  }

  private static let mainQueue = DispatchSpecificKey<Void>()

  /// The main thread, where that has asked; no other gets its handle as long as the process lives.
  private static let mainThread = Atomic<pthread_t>(0)

  /// Whether this code runs on the main actor: on the main thread, or in the main queue where another thread drains it.
  ///
  /// Asked with each read of state: Foundation's answer takes a call of the system, a thread's handle none.
  static var isOnMainActor: Bool {
    if mainThread.load(ordering: .relaxed) == pthread_self() { return true }
    if Thread.isMainThread {
      mainThread.store(pthread_self(), ordering: .relaxed)
      return true
    }
    return DispatchQueue.getSpecific(key: mainQueue) != nil
  }

  /// Whether something waits to be brought into the graph.
  var isWaiting: Bool { !queue.isEmpty }

  /// How many transactions wait.
  var count: Int { queue.count }

  /// Evaluates a body, whose name is told of writes in it.
  @MainActor func during<Result>(_ name: String, at path: IdentityPath?, _ evaluate: @MainActor () -> Result)
    -> Result
  {
    let outer = body
    body = (name, path)
    BodyWatch.note(body)
    let begin = onBody == nil ? nil : ContinuousClock.now
    defer {
      if let begin { onBody?(name, graph.runningAttribute, ContinuousClock.now - begin) }
      body = outer
      BodyWatch.note(outer)
    }
    return evaluate()
  }

  /// Sees to it that what an attribute stands for is written in the next update; `event` is what messages call the write,
  /// where it isn't simply that the attribute was set.
  func perform(on attribute: AnyAttribute, event: String? = nil, _ write: @escaping () -> Void) {
    let transaction = Transaction.current
    guard StateWrites.isOnMainActor else {
      nonisolated(unsafe) let (writes, attribute, write) = (self, attribute, write)
      nonisolated(unsafe) let sent = transaction
      DispatchQueue.main.async {
        withTransaction(sent) { writes.perform(on: attribute, event: event, write) }
      }
      return
    }
    // Of what belongs to a view that has gone nothing is in the graph.
    guard attribute.exists else { return write() }
    let name = attribute.name ?? "a state"
    if graph.isUpdating { report(event ?? "\(name): it was set") }
    enqueue(name, in: transaction, write)
  }

  /// The body that is being evaluated, with the path of its view; nil if none is.
  var placeOfBody: String? {
    // `Row.body` at `Page/List[1]/Row` is `Page/List[1]/Row.body`.
    body.map { body in body.path.map { "\($0)\(body.name.drop { $0 != "." })" } ?? body.name }
  }

  /// The writes that the graph is being updated for, each with its place in the source if a recorder keeps places.
  var writesUnderWay: [String] {
    written.map { write in
      let place = write.origin?.callers.first { !$0.fileID.contains("/Sources/Trellis") }
      return write.name + (place.map { " at \($0)" } ?? "")
    }
  }

  private func report(_ event: String) {
    let place = placeOfBody
    Warning.report(
      "\(event) while \(place ?? "the view") was being evaluated; this takes effect when the update is over; change"
        + " state in actions, not in bodies", onceFor: "\(event) while \(body?.name ?? "")")
  }

  /// Writes something that the update that runs found out, in a later step of it, with a transaction.
  ///
  /// - Parameters:
  ///   - name: What messages call it.
  ///   - transaction: How what it changes is animated.
  ///   - continues: Whether it belongs to what the update shows, in a step of its own, which is none that others follow from.
  ///   - write: What is done.
  func performLater(
    _ name: String, in transaction: Transaction = Transaction(), continues: Bool = false,
    _ write: @escaping () -> Void
  ) {
    guard continues else { return enqueue(name, in: transaction, write) }
    queue.append(Step(transaction: transaction, writes: [(name, nil, write)], isContinuation: true))
  }

  /// Drops what waits: there is no graph for it any more.
  func forget() { queue = [] }

  /// Whether the step that comes next belongs to the one before it.
  var continues: Bool { queue.first?.isContinuation ?? false }

  /// Something that nobody writes here has changed in the transaction in force, an observable object's property say: it is looked at
  /// in that one.
  @MainActor func noteChange() {
    let transaction = Transaction.current
    if transaction.isEmpty || queue.last?.transaction.isSame(as: transaction) == true { return }
    queue.append(Step(transaction: transaction))
  }

  private func enqueue(_ name: String, in transaction: Transaction, _ write: @escaping () -> Void) {
    if queue.last?.transaction.isSame(as: transaction) != true || queue.last?.isContinuation == true {
      queue.append(Step(transaction: transaction))
    }
    queue[queue.count - 1].writes.append((name, graph.writeOrigin(), write))
  }

  /// Brings the first transaction that waits into the graph and has it looked at there, with its values in force.
  ///
  /// It is told whether the transaction says nothing. Without one, `look` is called outside of any. Answers what was written, by name.
  @discardableResult
  func flushNext(_ look: (_ saysNothing: Bool) -> Void) -> [String] {
    guard !queue.isEmpty else {
      look(true)
      return []
    }
    let step = queue.removeFirst()
    written = step.writes.map { ($0.name, $0.origin) }
    defer { written = [] }
    graph.transaction(step.transaction.values) {
      for write in step.writes { graph.writing(for: write.origin, write.perform) }
      look(step.transaction.isEmpty)
    }
    return step.writes.map(\.name)
  }
}
