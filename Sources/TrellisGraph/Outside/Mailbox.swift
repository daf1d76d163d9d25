import Synchronization

/// What arrives for a graph from anywhere, until the graph takes it up in its own isolation domain.
///
/// Of all that a graph has, this alone may be used from any thread. It outlives its graph: what arrives later is
/// dropped.
final class Mailbox: @unchecked Sendable {
  // Unchecked for `flag` alone, which is atomic, at an address that stays.

  /// Sets whether letters keep the functions that led to them.
  func keepTraces(_ keeps: Bool) { keepsTraces.store(keeps, ordering: .relaxed) }

  /// One piece of mail: what is to be done in the graph's domain.
  struct Letter: Sendable {
    /// Which attribute it is for; a later letter for the same one takes its place.
    var address: AttributeID
    /// The rule during whose run it was written, which isn't concerned; nil for none, or several.
    var writer: AttributeID?
    /// The functions that led to the letter, if a recorder keeps places of writes.
    var trace: CallTrace?
    /// Does it.
    var deliver: @Sendable (GraphCore, Letter) -> Void
  }

  /// Letters in the order in which their addresses got their first.
  ///
  /// What a letter holds is never destroyed here, under the lock: a deinit may send.
  private struct Pile {
    /// Nil at the positions of those that were taken.
    private var letters: [Letter?] = []
    /// How many of them were taken.
    private var taken = 0
    /// Where the letter to each address stands.
    private var places: [AttributeID: Int] = [:]

    var count: Int { letters.count - taken }

    /// Puts a letter in; the one to the same address that it takes the place of is returned.
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
    /// Values for inputs; they wait for the end of a transaction, which might take back what they write.
    var values = Pile()
    /// All else: it only says that something has changed elsewhere.
    var news = Pile()
    var wake: (@Sendable () -> Void)?
    var isClosed = false

    var count: Int { values.count + news.count }
  }

  private let content = Guarded(Content())
  /// Whether there are letters: what the graph looks at when it has nothing else to do.
  ///
  /// It is set and cleared under the lock; who learns by other means that something was sent sees it set.
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

  /// Puts a letter in, and wakes the host where it is the first.
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
    // It goes outside the lock.
    _ = consume replaced
    wake?()
  }

  /// Takes the next letter out: news first, and values only where they may be written now.
  func take(withValues mayTakeValues: Bool) -> Letter? {
    content.withLock { content in
      let letter = content.news.takeFirst() ?? (mayTakeValues ? content.values.takeFirst() : nil)
      if content.count == 0 { flag.pointee.store(false, ordering: .relaxed) }
      return letter
    }
  }

  /// Says whom to call when the first letter arrives; at once where some have.
  func setWake(_ wake: (@Sendable () -> Void)?) {
    let (isWaiting, old) = content.withLock { content in
      defer { content.wake = wake }
      return (content.count > 0, content.wake)
    }
    // It goes outside the lock.
    _ = consume old
    if isWaiting { wake?() }
  }

  /// Drops everything that is there and that will come.
  func close() {
    let dropped = content.withLock { content in
      defer { content = Content(isClosed: true) }
      return content
    }
    flag.pointee.store(false, ordering: .relaxed)
    // Letters and callbacks are destroyed outside the lock: that may run anybody's code.
    _ = dropped
  }
}
