import Synchronization

/// The pending writes of a graph, sent from any isolation domain, until the graph flushes them in its own.
///
/// This is the only part of a graph that may be used from any thread. It outlives its graph; later letters are dropped.
final class Mailbox: @unchecked Sendable {
  // Unchecked only because of `flag`, which is an atomic at a fixed address.

  /// Sets whether letters keep the functions that led to them.
  func keepTraces(_ keeps: Bool) { keepsTraces.store(keeps, ordering: .relaxed) }

  /// A pending operation in the graph's isolation domain.
  struct Letter: Sendable {
    /// The attribute that the letter is for; a later letter for the same attribute replaces this one.
    var address: AttributeID
    /// The rule that was running when the letter was posted, which needn't run for it; nil if there is none, or several.
    var writer: AttributeID?
    /// The functions that led to the letter, if a recorder keeps the locations of writes.
    var trace: CallTrace?
    /// Performs the operation.
    var deliver: @Sendable (GraphCore, Letter) -> Void
  }

  /// The letters, in the order in which their addresses got their first.
  ///
  /// A letter's contents are never destroyed here, under the lock: a deinit may send.
  private struct Pile {
    /// The letters by position; nil where one was removed.
    private var letters: [Letter?] = []
    /// The number of removed letters.
    private var taken = 0
    /// The position of the letter to each address.
    private var places: [AttributeID: Int] = [:]

    var count: Int { letters.count - taken }

    /// Adds a letter and returns the one to the same address that it replaces.
    mutating func put(_ letter: Letter) -> Letter? {
      guard let place = places[letter.address], let old = letters[place] else {
        places[letter.address] = letters.count
        letters.append(letter)
        return nil
      }
      letters[place] = letter
      if old.writer != letter.writer { letters[place]?.writer = nil }
      return old
    }

    mutating func takeFirst() -> Letter? {
      if count == 0 { return nil }
      let letter = letters[taken]
      letters[taken] = nil
      if let letter { places[letter.address] = nil }
      taken += 1
      if count == 0 {
        letters.removeAll(keepingCapacity: true)
        taken = 0
      }
      return letter
    }
  }

  private struct Content {
    /// Values for inputs; they wait for the end of a transaction, which might roll back what they write.
    var values = Pile()
    /// All other letters: they only report a change elsewhere.
    var news = Pile()
    var wake: (@Sendable () -> Void)?
    var isClosed = false

    var count: Int { values.count + news.count }
  }

  private let content = Guarded(Content())
  /// Whether there are letters, which the graph checks between updates.
  ///
  /// The flag is set and cleared under the lock. Code that learns by other means that something was sent sees it set.
  let flag: UnsafeMutablePointer<Atomic<Bool>>
  /// Whether letters keep the functions that led to them.
  private let keepsTraces = Atomic(false)

  init() {
    flag = .allocate(capacity: 1)
    flag.initialize(to: Atomic(false))
  }

  deinit {
    flag.deinitialize(count: 1)
    flag.deallocate()
  }

  /// Adds a letter, and wakes the host if it is the first.
  func post(_ letter: Letter, isValue: Bool) {
    var letter = letter
    if keepsTraces.load(ordering: .relaxed) { letter.trace = CallTrace() }
    let (wake, replaced) = content.withLock { content -> ((@Sendable () -> Void)?, Letter?) in
      if content.isClosed { return (nil, nil) }
      let isFirst = content.count == 0
      let replaced = isValue ? content.values.put(letter) : content.news.put(letter)
      flag.pointee.store(true, ordering: .relaxed)
      return (isFirst ? content.wake : nil, replaced)
    }
    // Destroyed outside the lock.
    _ = consume replaced
    wake?()
  }

  /// Removes and returns the next letter: news first, and values only if they may be written now.
  func take(withValues mayTakeValues: Bool) -> Letter? {
    content.withLock { content in
      let letter = content.news.takeFirst() ?? (mayTakeValues ? content.values.takeFirst() : nil)
      if content.count == 0 { flag.pointee.store(false, ordering: .relaxed) }
      return letter
    }
  }

  /// Sets the closure to call when the first letter arrives; calls it immediately if letters are waiting.
  func setWake(_ wake: (@Sendable () -> Void)?) {
    let (isWaiting, old) = content.withLock { content in
      defer { content.wake = wake }
      return (content.count > 0, content.wake)
    }
    // Destroyed outside the lock.
    _ = consume old
    if isWaiting { wake?() }
  }

  /// Drops all present and future letters.
  func close() {
    let dropped = content.withLock { content in
      defer { content = Content(isClosed: true) }
      return content
    }
    flag.pointee.store(false, ordering: .relaxed)
    // Letters and callbacks are destroyed outside the lock, as that may run arbitrary code.
    _ = dropped
  }
}
