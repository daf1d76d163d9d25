import Dispatch
import Foundation
import Synchronization
import TrellisGraph

/// The pending writes to state: a queue of transactions, which an update applies to the graph in order, each with its values.
///
/// The ``Location`` returns a written value at once; views see it when its transaction is applied. Successive writes in the same
/// transaction form a step; a write in another transaction, or in none, begins a new step. Writes on other threads are first sent
/// to the main thread, with their transaction. A write during the evaluation of a body is applied in the next step, and logs a
/// warning once.
final class StateWrites {
  private struct Step {
    let transaction: Transaction
    var writes: [(name: String, origin: WriteOrigin?, perform: () -> Void)] = []
    /// Whether the step continues the step that enqueued it, rather than being a consequence of that.
    var isContinuation = false
  }

  /// Called after each evaluation of a body, with the body's attribute and duration; if nil, evaluations aren't timed.
  var onBody: ((_ name: String, _ attribute: AnyAttribute?, _ duration: Duration) -> Void)?
  /// Whether the graphs of other windows may read the values written here.
  var isReadByOtherWindows = false
  private let graph: AttributeGraph
  private var queue: [Step] = []
  /// The writes of the transaction that the graph is being updated for, in order; empty between transactions.
  private var written: [(name: String, origin: WriteOrigin?)] = []
  /// The body that is being evaluated, with its name for messages and the path of its view; nil if there is none.
  private var body: (name: String, path: IdentityPath?)?

  init(graph: AttributeGraph) {
    self.graph = graph
    DispatchQueue.main.setSpecific(key: StateWrites.mainQueue, value: ())
  }

  private static let mainQueue = DispatchSpecificKey<Void>()

  /// The main thread, once it has called `isOnMainActor`; no other thread gets its handle while the process lives.
  private static let mainThread = Atomic<pthread_t>(0)

  /// Whether this code runs on the main actor: on the main thread, or on another thread that drains the main queue.
  ///
  /// Each read of state calls this, so it has to be fast. Foundation's check makes a system call; a comparison of thread handles
  /// doesn't.
  static var isOnMainActor: Bool {
    if mainThread.load(ordering: .relaxed) == pthread_self() { return true }
    if Thread.isMainThread {
      mainThread.store(pthread_self(), ordering: .relaxed)
      return true
    }
    return DispatchQueue.getSpecific(key: mainQueue) != nil
  }

  /// Whether writes are pending.
  var isWaiting: Bool { !queue.isEmpty }

  /// The number of pending transactions.
  var count: Int { queue.count }

  /// Evaluates a body, whose name appears in warnings about writes in it.
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

  /// Enqueues a write to an attribute for the next update.
  ///
  /// `event` describes the write in messages; if nil, they say that the attribute was set.
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
    // The attribute of a removed view is no longer in the graph.
    guard attribute.exists else { return write() }
    let name = attribute.name ?? "a state"
    if graph.isUpdating { report(event ?? "\(name): it was set") }
    enqueue(name, in: transaction, write)
  }

  /// The body that is being evaluated, with the path of its view; nil if there is none.
  var placeOfBody: String? {
    // `Row.body` at `Page/List[1]/Row` is `Page/List[1]/Row.body`.
    body.map { body in body.path.map { "\($0)\(body.name.drop { $0 != "." })" } ?? body.name }
  }

  /// The writes that the graph is being updated for, with their source locations if a recorder keeps those.
  var writesUnderWay: [String] {
    written.map { write in
      let place = write.origin?.callers.first { !$0.fileID.contains("/Sources/Trellis") }
      return write.name + (place.map { " at \($0)" } ?? "")
    }
  }

  private func report(_ event: String) {
    let place = placeOfBody
    Warning.report(
      "\(event) while \(place ?? "the view") was being evaluated; the write takes effect after the update; change"
        + " state in actions, not in bodies", onceFor: "\(event) while \(body?.name ?? "")")
  }

  /// Enqueues a write that results from the running update, for a later step of it, with a transaction.
  ///
  /// - Parameters:
  ///   - name: The name of the write, for messages.
  ///   - transaction: The transaction of the write, with its animation.
  ///   - continues: Whether the write belongs to the result of the running update. Such a write gets its own step, which doesn't
  ///     count as a consequence.
  ///   - write: The closure that writes.
  func performLater(
    _ name: String, in transaction: Transaction = Transaction(), continues: Bool = false,
    _ write: @escaping () -> Void
  ) {
    guard continues else { return enqueue(name, in: transaction, write) }
    queue.append(Step(transaction: transaction, writes: [(name, nil, write)], isContinuation: true))
  }

  /// Drops the pending writes, when the graph no longer exists.
  func forget() { queue = [] }

  /// Whether the next step continues the one before it.
  var continues: Bool { queue.first?.isContinuation ?? false }

  /// Records a change that isn't written here, for example of an observable object's property, so that it is read in the
  /// transaction in force.
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

  /// Applies the first pending transaction to the graph, and calls `action` with its values in force.
  ///
  /// `action` is passed whether the transaction is empty. If none is pending, `action` is called outside any transaction. Returns the
  /// names of the writes.
  @discardableResult
  func flushNext(_ action: (_ isEmpty: Bool) -> Void) -> [String] {
    guard !queue.isEmpty else {
      action(true)
      return []
    }
    let step = queue.removeFirst()
    written = step.writes.map { ($0.name, $0.origin) }
    defer { written = [] }
    graph.transaction(step.transaction.values) {
      for write in step.writes { graph.writing(for: write.origin, write.perform) }
      action(step.transaction.isEmpty)
    }
    return step.writes.map(\.name)
  }
}
