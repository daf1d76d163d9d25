import Synchronization

/// The pending writes of a graph, sent from any isolation domain, until the graph flushes them in its own.
///
/// This is the only part of a graph that may be used from any thread. It may outlive its graph; writes posted after the graph's end are
/// dropped.
final class PendingWrites: @unchecked Sendable {
  // Unchecked only because of `flag`, which is an atomic at a fixed address.

  /// Sets whether writes keep the functions that led to them.
  func keepTraces(_ keeps: Bool) { keepsTraces.store(keeps, ordering: .relaxed) }

  /// A pending operation in the graph's isolation domain.
  struct PendingWrite: Sendable {
    /// The attribute that the write is for; a later write for the same attribute replaces this one.
    var address: AttributeID
    /// The rule that changed the property while it was running, and that needn't run again for this; nil if no rule or several rules did.
    var writer: AttributeID?
    /// The functions that led to the write, if a recorder keeps the locations of writes.
    var trace: CallTrace?
    /// Performs the operation.
    var deliver: @Sendable (GraphCore, PendingWrite) -> Void
  }

  /// The writes, in the order of the first write to each address.
  ///
  /// The queue never destroys a write's contents. It is used under the lock, and the contents' deinit may send another write.
  private struct Queue {
    /// The writes by position; nil where one was removed.
    private var writes: [PendingWrite?] = []
    /// The number of removed writes.
    private var taken = 0
    /// The position of the write to each address.
    private var places: [AttributeID: Int] = [:]

    var count: Int { writes.count - taken }

    /// Adds a write and returns the one to the same address that it replaces.
    mutating func put(_ write: PendingWrite) -> PendingWrite? {
      guard let place = places[write.address], let old = writes[place] else {
        places[write.address] = writes.count
        writes.append(write)
        return nil
      }
      writes[place] = write
      if old.writer != write.writer { writes[place]?.writer = nil }
      return old
    }

    mutating func takeFirst() -> PendingWrite? {
      if count == 0 { return nil }
      let write = writes[taken]
      writes[taken] = nil
      if let write { places[write.address] = nil }
      taken += 1
      if count == 0 {
        writes.removeAll(keepingCapacity: true)
        taken = 0
      }
      return write
    }
  }

  private struct Content {
    /// Values for inputs.
    ///
    /// During a transaction, the values wait for its end, because a rollback would undo them.
    var values = Queue()
    /// All other writes: notifications of changes outside of the graph.
    var notifications = Queue()
    var wake: (@Sendable () -> Void)?
    var isClosed = false

    var count: Int { values.count + notifications.count }
  }

  private let content = Guarded(Content())
  /// Whether there are writes, which the graph checks between updates.
  ///
  /// The flag is set and cleared under the lock, and read without it. Code that was notified of a write, such as a host after its wake-up,
  /// finds the flag set.
  let flag: UnsafeMutablePointer<Atomic<Bool>>
  /// Whether writes keep the functions that led to them.
  private let keepsTraces = Atomic(false)

  init() {
    flag = .allocate(capacity: 1)
    flag.initialize(to: Atomic(false))
  }

  deinit {
    flag.deinitialize(count: 1)
    flag.deallocate()
  }

  /// Adds a write, and wakes the host if it is the first.
  func post(_ write: PendingWrite, isValue: Bool) {
    var write = write
    if keepsTraces.load(ordering: .relaxed) { write.trace = CallTrace() }
    let (wake, replaced) = content.withLock { content -> ((@Sendable () -> Void)?, PendingWrite?) in
      if content.isClosed { return (nil, nil) }
      let isFirst = content.count == 0
      let replaced = isValue ? content.values.put(write) : content.notifications.put(write)
      flag.pointee.store(true, ordering: .relaxed)
      return (isFirst ? content.wake : nil, replaced)
    }
    // Destroyed outside the lock.
    _ = consume replaced
    wake?()
  }

  /// Removes and returns the next write: notifications first, and values only if they may be written now.
  func take(withValues mayTakeValues: Bool) -> PendingWrite? {
    content.withLock { content in
      let write = content.notifications.takeFirst() ?? (mayTakeValues ? content.values.takeFirst() : nil)
      if content.count == 0 { flag.pointee.store(false, ordering: .relaxed) }
      return write
    }
  }

  /// Sets the closure to call when the first write arrives; calls it immediately if writes are waiting.
  func setWake(_ wake: (@Sendable () -> Void)?) {
    let (isWaiting, old) = content.withLock { content in
      defer { content.wake = wake }
      return (content.count > 0, content.wake)
    }
    // Destroyed outside the lock.
    _ = consume old
    if isWaiting { wake?() }
  }

  /// Drops all present and future writes.
  func close() {
    let dropped = content.withLock { content in
      defer { content = Content(isClosed: true) }
      return content
    }
    flag.pointee.store(false, ordering: .relaxed)
    // Writes and the closure are destroyed outside the lock, because their deinits may run arbitrary code.
    _ = dropped
  }
}
