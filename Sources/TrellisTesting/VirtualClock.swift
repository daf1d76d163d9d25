import Synchronization

/// A clock that stands still until it is advanced: a test of minutes takes no time.
public final class VirtualClock: Clock, Sendable {
  /// A moment: the time since the clock was created.
  public struct Instant: InstantProtocol {
    /// The time since the clock was created.
    public var offset: Duration

    /// Returns the moment after a duration.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// Returns the time from this moment to another.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Returns whether a moment comes before another.
    public static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let number: Int
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var count = 0
    var sleepers: [Sleeper] = []
  }

  private let state = Mutex(State())

  /// Creates a clock at moment zero.
  public init() {}

  /// The current moment.
  public var now: Instant { state.withLock { $0.now } }

  /// Zero: the clock is exact.
  public var minimumResolution: Duration { .zero }

  /// The earliest time at which a sleeping task wakes; nil if none sleeps.
  var nextWake: Instant? { state.withLock { $0.sleepers.map(\.deadline).min() } }

  /// The number of tasks that sleep on the clock.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Sleeps until the clock is advanced to a moment.
  ///
  /// Throws `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let wakes = state.withLock { state in
          if Task.isCancelled || deadline <= state.now { return true }
          state.sleepers.append(Sleeper(deadline: deadline, number: number, continuation: continuation))
          return false
        }
        if wakes {
          continuation.resume(with: Task.isCancelled ? .failure(CancellationError()) : .success(()))
        }
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        state.sleepers.firstIndex { $0.number == number }.map { state.sleepers.remove(at: $0) }
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Advances the clock.
  ///
  /// Sleepers wake at their deadlines, earliest first, and other tasks run after each. A task's executor decides when the task
  /// begins to sleep, and when it is done after waking: wait for ``sleeperCount``, and for the effect.
  public func advance(by duration: Duration) async {
    let end = now.advanced(by: duration)
    await letOthersRun()
    while let sleeper = takeSleeper(dueBy: end) {
      sleeper.continuation.resume()
      await letOthersRun()
    }
    state.withLock { $0.now = end }
  }

  private func takeSleeper(dueBy end: Instant) -> Sleeper? {
    state.withLock { state in
      let due = state.sleepers.indices.filter { state.sleepers[$0].deadline <= end }
      guard
        let next = due.min(by: {
          (state.sleepers[$0].deadline, state.sleepers[$0].number)
            < (state.sleepers[$1].deadline, state.sleepers[$1].number)
        })
      else { return nil }
      let sleeper = state.sleepers.remove(at: next)
      state.now = max(state.now, sleeper.deadline)
      return sleeper
    }
  }
}

/// Lets the tasks that are ready run, on the main actor and elsewhere.
func letOthersRun() async {
  await Task { @MainActor in }.value
  await Task.detached(priority: .background) { await Task.yield() }.value
}
