import Trellis

extension TestHost {
  /// Lets tasks run until a condition holds; `what` names it in the error.
  ///
  /// A condition that throws doesn't hold yet: `try await host.wait(for: "the row") { try host.frame(ofText: "a").minY > 0 }`.
  /// Throws where it doesn't hold after so many turns, of which 100,000 take some seconds, with what the condition threw last.
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
    let reason = last.map { "; last it threw: \($0)" } ?? ""
    throw TestHostError(description: "waited in vain for \(what); the texts are: \(texts)\(reason)")
  }

  /// Lets what views have begun come to an end: their tasks, the pictures that they load, what was handed to the main queue, and what
  /// all of that sets.
  ///
  /// Where a task of a view sleeps on ``clock``, time passes on it until the task wakes, and where something is animated, until it has
  /// arrived. A `TimelineView` follows that time; by
  /// itself it is nothing to wait for. Timers of run loops and work for a later time on a queue aren't known: ``wait(for:_:)`` for
  /// what they do.
  ///
  /// Throws where something is still under way after so much real time, or after so much on the clock, with the names of the tasks.
  public func settle(within limit: Duration = .seconds(10)) async throws(TestHostError) {
    let (end, realEnd) = (clock.now.advanced(by: limit), ContinuousClock.now + limit)
    // Where much else runs, real time passes without anything having had a turn.
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
      tasks.isEmpty ? "something that sets state again and again" : tasks.joined(separator: ", ")
    return TestHostError(
      description: "after \(time) there is still under way: \(what); the texts are: \(texts)")
  }
}
