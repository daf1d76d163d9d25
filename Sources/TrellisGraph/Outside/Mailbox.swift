import Synchronization

/// What arrives for a graph from anywhere, until the graph takes it up in its own isolation domain.
///
/// Of all that a graph has, this alone may be used from any thread. It outlives its graph: what arrives later is
/// dropped.
final class Mailbox: @unchecked Sendable {
  // Unchecked for `flag` alone, which is atomic, at an address that stays.
  /// One piece of mail: what is to be done in the graph's domain.
  struct Letter: Sendable {
    /// Which attribute it is for; a later letter for the same one takes its place.
    var address: AttributeID
    /// The rule during whose run it was written, which isn't concerned; nil for none, or several.
    var writer: AttributeID?
    /// Does it.
    var deliver: @Sendable (AttributeGraph, Letter) -> Void
  }

  private struct Content {
    var letters: [Letter] = []
    /// Where the letter to each address stands.
    var places: [AttributeID: Int] = [:]
    var wake: (@Sendable () -> Void)?
    var isClosed = false
  }

  private let content = Guarded(Content())
  /// Whether there are letters: what the graph looks at when it has nothing else to do.
  ///
  /// It is set and cleared under the lock; who learns by other means that something was sent sees it set.
  let flag: UnsafeMutablePointer<Atomic<Bool>>

  init() {
    flag = .allocate(capacity: 1)
    flag.initialize(to: Atomic(false))
  }

  deinit {
    flag.deinitialize(count: 1)
    flag.deallocate()
  }

  /// Whether there is mail.
  var isEmpty: Bool { !flag.pointee.load(ordering: .relaxed) }

  /// Puts a letter in, and wakes the host where it is the first; a letter to the same address goes.
  func post(_ letter: Letter) {
    let wake = content.withLock { content -> (@Sendable () -> Void)? in
      if content.isClosed { return nil }
      if let place = content.places[letter.address] {
        let isSameWriter = content.letters[place].writer == letter.writer
        content.letters[place] = letter
        if !isSameWriter { content.letters[place].writer = nil }
        return nil
      }
      content.places[letter.address] = content.letters.count
      content.letters.append(letter)
      flag.pointee.store(true, ordering: .relaxed)
      return content.letters.count == 1 ? content.wake : nil
    }
    wake?()
  }

  /// Takes all letters out, in the order in which their addresses got their first.
  func empty() -> [Letter] {
    content.withLock { content in
      defer {
        content.letters = []
        content.places.removeAll(keepingCapacity: true)
        flag.pointee.store(false, ordering: .relaxed)
      }
      return content.letters
    }
  }

  /// Says whom to call when the first letter arrives; at once where some have.
  func setWake(_ wake: (@Sendable () -> Void)?) {
    let isWaiting = content.withLock { content in
      content.wake = wake
      return !content.letters.isEmpty
    }
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
