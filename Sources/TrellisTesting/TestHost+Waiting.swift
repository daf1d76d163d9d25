import Trellis

extension TestHost {
  /// Lets tasks run until a condition holds; `what` names the condition in the error.
  ///
  /// A condition that throws doesn't hold yet: `try await host.wait(for: "the row") { try host.frame(ofText: "a").minY > 0 }`.
  /// Throws if the condition doesn't hold after `turns` turns, with the last error of the condition. 100,000 turns take some
  /// seconds.
  public func wait(for what: String, turns: Int = 100_000, _ condition: () throws -> Bool)
    async throws(TestHostError)
  {
    var last: (any Error)?
    for _ in 0..<max(0, turns) {
      do {
        if try condition() { return }
        last = nil
      } catch {
        last = error
      }
      await letOthersRun()
    }
    let reason = last.map { "; the last error was: \($0)" } ?? ""
    throw TestHostError(description: "timed out waiting for \(what); the texts are: \(texts)\(reason)")
  }

  /// Waits for the work that views have begun: tasks, the loading of pictures, work on the main queue, and the changes that
  /// result.
  ///
  /// If a view's task sleeps on ``clock``, the clock is advanced until the task wakes. If something is animated, the clock is
  /// advanced until the animation ends. A `TimelineView` follows the clock, but isn't waited for. Timers of run loops and delayed
  /// work on queues are unknown: call ``wait(for:_:)`` for their effects.
  ///
  /// Throws if work is left after `limit` of real time, or after `limit` on the clock, with the names of the tasks.
  public func settle(within limit: Duration = .seconds(10)) async throws(TestHostError) {
    let (end, realEnd) = (clock.now.advanced(by: limit), ContinuousClock.now + limit)
    // On a busy machine, the real time can pass before any task has run.
    var turns = 0
    while true {
      turns += 1
      _ = displayList
      await letOthersRun()
      let tasks = viewGraph.tasksUnderWay
      let isMoving = viewGraph.isMoving
      if tasks.isEmpty && !isMoving && !viewGraph.needsUpdate { return }
      if isMoving {
        guard clock.now < end else {
          throw unsettled(tasks + ["an animation"], after: limit, "\(limit) on the clock")
        }
        await advance(by: .seconds(1) / 60)
      }
      if !tasks.isEmpty, let wake = clock.nextWake {
        guard wake <= end else { throw unsettled(tasks, after: limit, "\(limit) on the clock") }
        await advance(by: clock.now.duration(to: max(wake, clock.now)))
      }
      guard turns < 1000 || ContinuousClock.now < realEnd else {
        throw unsettled(tasks, after: limit, "\(limit)")
      }
    }
  }

  private func unsettled(_ tasks: [String], after limit: Duration, _ time: String) -> TestHostError {
    let what =
      tasks.isEmpty ? "code that sets state repeatedly" : tasks.joined(separator: ", ")
    return TestHostError(
      description: "still running after \(time): \(what); the texts are: \(texts)")
  }
}
