import Foundation

/// Warnings on standard error about what is allowed but surely unintended; each is written once.
package enum Warning {
  private static let lock = NSLock()
  /// The subjects reported already; guarded by the lock.
  nonisolated(unsafe) private static var reported: Set<String> = []

  /// Writes a warning, unless it was written before; it reads `where: what (values seen); what is done instead; what to do`.
  ///
  /// `onceFor` is the common subject of messages that differ only in names.
  package static func report(_ message: String, onceFor subject: String? = nil) {
    let isNew = lock.withLock { reported.insert(subject ?? message).inserted }
    if isNew { FileHandle.standardError.write(Data("\(message)\n".utf8)) }
    WarningLog.ofThisThread?.add(message, about: subject ?? message)
  }
}

/// The warnings reported on a thread while a closure runs: each once, even if the process has reported it before.
package final class WarningLog {
  /// The messages, oldest first.
  package private(set) var messages: [String] = []
  private var subjects: Set<String> = []

  package init() {}

  fileprivate func add(_ message: String, about subject: String) {
    if subjects.insert(subject).inserted { messages.append(message) }
  }

  /// Runs a closure, and records the warnings reported meanwhile on this thread.
  @MainActor package func during<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure)
    -> Result
  {
    let outer = WarningLog.exchange((pthread_self(), self))
    defer { _ = WarningLog.exchange(outer) }
    return try body()
  }

  private typealias Listener = (thread: pthread_t, log: WarningLog)
  private static let lock = NSLock()
  /// The current log and its thread; guarded by the lock.
  ///
  /// Views run on the main actor, so there is at most one log at a time.
  nonisolated(unsafe) private static var listener: Listener?

  private static func exchange(_ new: Listener?) -> Listener? {
    lock.withLock {
      defer { listener = new }
      return listener
    }
  }

  /// The log for this thread; nil if there is none.
  fileprivate static var ofThisThread: WarningLog? {
    lock.withLock {
      guard let listener, pthread_equal(listener.thread, pthread_self()) != 0 else { return nil }
      return listener.log
    }
  }
}
