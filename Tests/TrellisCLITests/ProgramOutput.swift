import Foundation
import Synchronization

/// The output of a running program, for tests that wait for parts of it.
final class ProgramOutput: Sendable {
  private struct State {
    var bytes = Data()
    var hasEnded = false
    /// Whether a waiting test was cancelled, for example at its time limit.
    var isGivenUp = false
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  struct Ended: Error, CustomStringConvertible {
    let description: String
  }

  /// The named pipe to which the program writes.
  let file: URL
  private let state = Mutex(State())

  /// Creates the named pipe, and reads it on a thread until the writer closes it.
  init(file: URL) throws {
    guard mkfifo(file.path, 0o600) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    self.file = file
    Thread.detachNewThread { self.read() }
  }

  /// The text written so far.
  var text: String { state.withLock { String(decoding: $0.bytes, as: UTF8.self) } }

  /// Calls `find` with all output so far, again after each addition, until the closure returns a value.
  ///
  /// The only time limit is that of the test, because busy machines are slow. Throws if the program ends before.
  func wait<Answer>(for what: String, _ find: (String) throws -> Answer?) async throws -> Answer {
    while true {
      let (bytes, hasEnded) = state.withLock { ($0.bytes, $0.hasEnded) }
      let text = String(decoding: bytes, as: UTF8.self)
      if let answer = try find(text) { return answer }
      if hasEnded { throw Ended(description: "the program ended before \(what) came; it wrote:\n\(text)") }
      try Task.checkCancellation()
      await withTaskCancellationHandler {
        await more(than: bytes.count)
      } onCancel: {
        change { $0.isGivenUp = true }
      }
    }
  }

  private func more(than count: Int) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if state.bytes.count > count || state.hasEnded || state.isGivenUp { return true }
        state.waiters.append(continuation)
        return false
      }
      if isThere { continuation.resume() }
    }
  }

  private func read() {
    let handle = try? FileHandle(forReadingFrom: file)
    while let more = handle?.availableData, !more.isEmpty {
      change { $0.bytes += more }
    }
    change { $0.hasEnded = true }
  }

  private func change(_ change: (inout State) -> Void) {
    let waiters = state.withLock { state in
      change(&state)
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }
}
