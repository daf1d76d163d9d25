import Synchronization
import Testing

@testable import Trellis

struct DueCompletionsTests {
  /// A queue that runs its work only on request.
  private final class Queue: Sendable {
    private let turns = Mutex<[@Sendable () -> Void]>([])
    var count: Int { turns.withLock { $0.count } }

    func add(_ turn: @escaping @Sendable () -> Void) { turns.withLock { $0.append(turn) } }

    func run() {
      let all = turns.withLock { turns in
        defer { turns = [] }
        return turns
      }
      for turn in all { turn() }
    }
  }

  @Test func `an unprocessed completion queue schedules one turn`() {
    let queue = Queue()
    let due = DueCompletions { queue.add($0) }
    let performed = Mutex(0)
    for _ in 0..<1000 {
      due.add { performed.withLock { $0 += 1 } }
      // Performs the completion as an update does, before the queue's turn.
      _ = due.perform()
    }
    #expect(performed.withLock { $0 } == 1000)
    #expect(queue.count == 1)
    queue.run()
    #expect(performed.withLock { $0 } == 1000)
  }

  @Test func `unperformed completions run in the queue's turn, and later ones schedule another`() {
    let queue = Queue()
    let due = DueCompletions { queue.add($0) }
    let performed = Mutex("")
    due.add { performed.withLock { $0 += "a" } }
    due.add { performed.withLock { $0 += "b" } }
    queue.run()
    #expect(performed.withLock { $0 } == "ab")
    #expect(due.perform() == false)
    due.add { performed.withLock { $0 += "c" } }
    #expect(queue.count == 1)
    queue.run()
    #expect(performed.withLock { $0 } == "abc")
  }
}
