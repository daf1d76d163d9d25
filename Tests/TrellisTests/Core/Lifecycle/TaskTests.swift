import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

@MainActor
@Suite struct TaskTests {
  /// A task that waits for its cancellation, and records it.
  private static func wait(_ name: String, _ log: StageJournal) async {
    log("start \(name)")
    await withTaskCancellationHandler {
      await untilCancelled()
      log("end \(name) \(Task.isCancelled)")
    } onCancel: {
      MainActor.assumeIsolated { log("cancel \(name)") }
    }
  }

  @Test func `K1, X4: a task starts when its view appears, and is cancelled when it disappears`()
    async throws
  {
    let stage = Stage { m, log in
      if !m.show {
        Text("x").onAppear { log("appear") }.task { await TaskTests.wait("inner", log) }
          .onDisappear { log("disappear") }.task { await TaskTests.wait("outer", log) }
      }
    }
    #expect(stage.journal.take() == ["appear", "start inner", "start outer"])
    #expect(stage.change { $0.show = true } == ["cancel inner", "disappear", "cancel outer"])
    try await stage.host.wait(for: "both to end") { stage.journal.lines.count == 2 }
    #expect(Set(stage.journal.take()) == ["end inner true", "end outer true"])
  }

  @Test
  func
    `X1: a task's work before its first await is in the first picture, on the main actor`()
    async throws
  {
    let stage = Stage { m, log in
      Text("v \(m.v)").onAppear { log("appear") }.task {
        log("task")
        MainActor.assertIsolated()
        m.v = 1
        await Task.yield()
        MainActor.assertIsolated()
        m.v = 2
      }
    }
    #expect(stage.journal.take() == ["appear", "task"])
    #expect(stage.host.texts == ["v 1"])
    try await stage.host.wait(for: "the rest of the task") { stage.host.texts == ["v 2"] }
    #expect(stage.journal.take() == [])
  }

  @Test
  func `K2, X5, X6, X7: another id cancels the task and starts a new one; the same id, or a body, doesn't`()
    async throws
  {
    let stage = Stage { m, log in
      Text("v \(m.v)").task(id: m.k) { [k = m.k] in await TaskTests.wait("\(k)", log) }
    }
    #expect(stage.journal.take() == ["start 0"])
    #expect(stage.change { $0.k = 0 } == [])
    #expect(stage.change { $0.v = 1 } == [])
    #expect(stage.change { $0.k = 1 } == ["cancel 0", "start 1"])
    try await stage.host.wait(for: "the first to end") { !stage.journal.lines.isEmpty }
    #expect(stage.journal.take() == ["end 0 true"])
    #expect(stage.change { $0.k = 2 } == ["cancel 1", "start 2"])
  }

  @Test func `X7: a task that has ended starts again with another id`() {
    let stage = Stage { m, log in Text("x").task(id: m.k) { log("start \(m.k)") } }
    #expect(stage.journal.take() == ["start 0"])
    #expect(stage.change { $0.k = 1 } == ["start 1"])
  }

  @Test func `X9, X12: tasks start in the order of appearances and changes`() {
    let stage = Stage { m, log in
      VStack {
        Text("a").onAppear { log("appear a") }.task { log("task a") }
        Text("b").task(id: m.k) { log("task b") }.onAppear { log("appear b") }
          .onChange(of: m.k) { log("change b") }
      }
      .task { log("task all") }
    }
    #expect(stage.journal.take() == ["task b", "appear b", "appear a", "task a", "task all"])
    #expect(stage.change { $0.k = 1 } == ["task b", "change b"])
  }

  @Test func `X10: a task on a ForEach is one`() {
    let stage = Stage { m, log in
      VStack { ForEach(0..<m.count, id: \.self) { Text("\($0)") }.task { await TaskTests.wait("rows", log) } }
    }
    #expect(stage.journal.take() == [])
    #expect(stage.change { $0.count = 3 } == ["start rows"])
    #expect(stage.change { $0.count = 1 } == [])
    #expect(stage.change { $0.count = 0 } == ["cancel rows"])
  }

  @Test func `X14: if one branch replaces the other, the new task starts first`() {
    let stage = Stage { m, log in
      if m.show {
        Text("a").onAppear { log("appear a") }.task { await TaskTests.wait("a", log) }
      } else {
        Text("b").task { await TaskTests.wait("b", log) }.onDisappear { log("disappear b") }
      }
    }
    #expect(stage.journal.take() == ["start b"])
    #expect(stage.change { $0.show = true } == ["appear a", "start a", "cancel b", "disappear b"])
  }

  @Test func `X3, X13: a task has its priority and its name`() {
    let stage = Stage { _, log in
      VStack {
        Text("a").task { log("\(Task.currentPriority.rawValue) \(Task.name ?? "")") }
        Text("b").task(name: "mine", priority: .low) { log("\(Task.name ?? "") \(Task.isCancelled)") }
      }
    }
    let lines = stage.journal.take()
    #expect(lines[0] == "mine false")
    #expect(lines[1].contains("View.task @ TrellisTests/TaskTests.swift:"))
  }

  @Test func `closing a window cancels its tasks`() {
    let journal = StageJournal()
    var host: TestHost? = TestHost(Text("x").task { await TaskTests.wait("x", journal) })
    #expect(journal.take() == ["start x"])
    _ = host
    host = nil
    #expect(journal.take() == ["cancel x"])
  }
}
