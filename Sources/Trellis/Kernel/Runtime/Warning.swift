import Foundation

/// What a program is told on standard error, once, about something that is allowed and surely not meant.
package enum Warning {
  private static let lock = NSLock()
  /// What was said already; the lock guards it.
  nonisolated(unsafe) private static var reported: Set<String> = []

  /// Says something, unless it was said before; it reads `where: what (values seen); what is done instead; what to do`.
  ///
  /// Where it is the same thing with other names in it, `onceFor` says what it is about.
  package static func report(_ message: String, onceFor subject: String? = nil) {
    let isNew = lock.withLock { reported.insert(subject ?? message).inserted }
    if isNew { FileHandle.standardError.write(Data("\(message)\n".utf8)) }
    WarningLog.ofThisThread?.add(message, about: subject ?? message)
  }
}

/// What was said while something ran on a thread, each thing once, whether or not the process had said it before.
package final class WarningLog {
  /// The messages, oldest first.
  package private(set) var messages: [String] = []
  private var subjects: Set<String> = []

  package init() {}

  fileprivate func add(_ message: String, about subject: String) {
    if subjects.insert(subject).inserted { messages.append(message) }
  }

  /// Runs a closure, and notes what is said meanwhile on this thread.
  @MainActor package func during<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure)
    -> Result
  {
    let outer = WarningLog.exchange((pthread_self(), self))
    defer { _ = WarningLog.exchange(outer) }
    return try body()
  }

  private typealias Listener = (thread: pthread_t, log: WarningLog)
  private static let lock = NSLock()
  /// Who listens now, and to which thread; the lock guards it.
  ///
  /// Views are of the main actor, so that there is one at a time.
  nonisolated(unsafe) private static var listener: Listener?

  private static func exchange(_ new: Listener?) -> Listener? {
    lock.withLock {
      defer { listener = new }
      return listener
    }
  }

  /// Who listens to this thread.
  fileprivate static var ofThisThread: WarningLog? {
    lock.withLock {
      guard let listener, pthread_equal(listener.thread, pthread_self()) != 0 else { return nil }
      return listener.log
    }
  }
}
