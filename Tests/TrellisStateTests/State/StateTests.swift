import SwiftUI
import Testing
import TrellisTesting

@MainActor
@Suite struct StateTests {
  private struct Unread: View {
    @State private var hidden = 0

    var body: some View {
      Button("tap") { hidden += 1 }
    }
  }

  @Test func `unread state evaluates nothing`() throws {
    let host = TestHost(Unread())
    let log = try host.evaluations { try host.tap("tap") }
    #expect(log.entries.isEmpty)
  }

  private struct Switching: View {
    @State private var shows = true
    @State private var count = 0

    var body: some View {
      VStack {
        Text(shows ? "count \(count)" : "hidden")
        Button("switch") { shows.toggle() }
        Button("count") { count += 1 }
      }
    }
  }

  @Test func `a body that stops reading a state stops depending on it`() throws {
    let host = TestHost(Switching())
    #expect(try host.evaluations { try host.tap("count") }.bodies == 1)
    #expect(host.texts.first == "count 1")
    try host.tap("switch")
    #expect(try host.evaluations { try host.tap("count") }.bodies == 0)
    try host.tap("switch")
    #expect(host.texts.first == "count 2")
    #expect(try host.evaluations { try host.tap("count") }.bodies == 1)
  }

  private struct Pair: View {
    struct Point { var x = 1, y = 2 }

    @State private var point = Point()

    var body: some View {
      VStack {
        Stepper(title: "x", value: $point.x)
        Stepper(title: "y", value: $point.y)
      }
    }
  }

  private struct Stepper: View {
    let title: String
    @Binding var value: Int

    var body: some View {
      Button("\(title) \(value)") { value += 1 }
    }
  }

  @Test func `a binding to a part writes the whole state, and evaluates only the body that reads it`() throws
  {
    let host = TestHost(Pair())
    #expect(host.texts == ["x 1", "y 2"])
    let log = try host.evaluations { try host.tap("y 2") }
    #expect(host.texts == ["x 1", "y 3"])
    #expect(log.bodies(of: Pair.self) == 0)
    #expect(log.bodies(of: Stepper.self) == 1)
  }

  private struct Writer: View {
    @State private var value = 0

    var body: some View {
      if value == 0 { value = 1 }
      return Text("\(value)")
    }
  }

  @Test func `a write in a body takes effect after the update`() {
    let host = TestHost(Writer())
    #expect(host.texts == ["1"])
  }

  private struct Remembering: View {
    let start: Int
    @State private var value: Int

    init(start: Int) {
      self.start = start
      _value = State(initialValue: start)
    }

    var body: some View {
      Button("\(start): \(value)") { value += 1 }
    }
  }

  private struct Parent: View {
    @State private var start = 10

    var body: some View {
      VStack {
        Remembering(start: start)
        Button("change") { start = 20 }
      }
    }
  }

  @Test func `state belongs to the view's identity, not to its value`() throws {
    let host = TestHost(Parent())
    try host.tap("10: 10")
    try host.tap("change")
    #expect(host.texts == ["20: 11", "change"])
  }

  private struct Asynchronous: View {
    @State private var value = "waiting"
    let clock: VirtualClock

    var body: some View {
      Text(value).onAppear {
        Task {
          try await clock.sleep(for: .seconds(5))
          value = "done"
        }
      }
    }
  }

  @Test func `a task on the main actor writes state later`() async throws {
    let clock = VirtualClock()
    let host = TestHost(Asynchronous(clock: clock))
    #expect(host.texts == ["waiting"])
    try await host.wait(for: "the task to sleep") { clock.sleeperCount == 1 }
    await clock.advance(by: .seconds(4))
    #expect(clock.sleeperCount == 1)
    #expect(host.texts == ["waiting"])
    await clock.advance(by: .seconds(1))
    try await host.wait(for: "the task's write") { host.needsUpdate }
    #expect(host.texts == ["done"])
  }

  private struct Background: View {
    @State private var value = "here"

    var body: some View {
      Button(value) {
        let state = _value
        DispatchQueue.global().async { state.wrappedValue = "from elsewhere" }
      }
    }
  }

  @Test func `a write on another thread is applied on the main one`() async throws {
    let host = TestHost(Background())
    try host.tap("here")
    try await host.wait(for: "the write") { host.needsUpdate }
    #expect(host.texts == ["from elsewhere"])
  }

  private struct Echo: View {
    @State private var text: String?

    var body: some View {
      VStack {
        if let binding = Binding($text) {
          Button("clear \(binding.wrappedValue)") { text = nil }
          Button("twice") { binding.wrappedValue += binding.wrappedValue }
        } else {
          Button("set") { text = "a" }
        }
      }
    }
  }

  @Test func `a binding to an optional's value is removed when it is nil`() throws {
    let host = TestHost(Echo())
    try host.tap("set")
    try host.tap("twice")
    #expect(host.texts == ["clear aa", "twice"])
    try host.tap("clear aa")
    #expect(host.texts == ["set"])
  }

  private struct Leaving: View {
    let keep: @MainActor (@escaping @MainActor () -> String) -> Void
    @State private var shows = true

    var body: some View {
      if shows { Kept(keep: keep) }
      Button("leave") { shows = false }
    }
  }

  private struct Kept: View {
    let keep: @MainActor (@escaping @MainActor () -> String) -> Void
    @State private var count = 0
    @Environment(\.colorScheme) private var scheme

    var body: some View {
      Button("count \(count)") {
        count += 1
        keep {
          count += 1
          return "\(count) \(scheme)"
        }
      }
    }
  }

  @Test func `a closure that outlives its view reads the state's last value`() throws {
    var kept: (@MainActor () -> String)?
    let host = TestHost(Leaving { kept = $0 })
    try host.tap("count 0")
    try host.tap("leave")
    #expect(host.texts == ["leave"])
    #expect(kept?() == "2 light")
    #expect(kept?() == "3 light")
    #expect(!host.needsUpdate)
  }

  @MainActor private final class Monitor {
    static var made = 0
    let number: Int

    init() {
      Monitor.made += 1
      number = Monitor.made
    }
  }

  private struct Monitored: View {
    let generation: Int
    @State private var monitor = Monitor()

    var body: some View {
      Text("\(generation): \(monitor.number)")
    }
  }

  private struct Again: View {
    @State private var generation = 0

    var body: some View {
      VStack {
        Monitored(generation: generation)
        Button("again") { generation += 1 }
      }
    }
  }

  @Test func `LC-D2: a state's initial value is evaluated with each view value, and the first one is kept`()
    throws
  {
    Monitor.made = 0
    let host = TestHost(Again())
    for _ in 1...3 { try host.tap("again") }
    #expect(host.texts.first == "3: 1")
    #expect(Monitor.made == 4)
  }

  private struct Optional: View {
    @State private var text: String?

    var body: some View {
      Button(text ?? "nil") { text = text == nil ? "some" : nil }
    }
  }

  @Test func `an optional state is nil at first`() throws {
    let host = TestHost(Optional())
    try host.tap("nil")
    #expect(host.texts == ["some"])
    try host.tap("some")
    #expect(host.texts == ["nil"])
  }

  private struct Counting: View {
    @State private var count = 0

    var body: some View {
      Button("count \(count)") {
        let state = _count
        DispatchQueue.global().async { for _ in 1...100 { state.wrappedValue += 1 } }
      }
    }
  }

  @Test func `another thread reads its own write`() async throws {
    let host = TestHost(Counting())
    try host.tap("count 0")
    try await host.wait(for: "the writes") { host.texts == ["count 100"] }
  }

  @Test func `a write in a body is reported once, with the state, and the body that was evaluated`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        for _ in 1...3 { _ = TestHost(Writer()) }
      }
    }
    let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n")
    #expect(
      lines.filter { $0.contains("evaluated") } == [
        "Writer.value: it was set while Writer.body was being evaluated; the write takes effect after the update; change"
          + " state in actions, not in bodies"
      ])
  }

  private struct BoundWriter: View {
    @Binding var total: Int

    var body: some View {
      if total == 0 { total = 5 }
      return Text("\(total)")
    }
  }

  private struct BoundOwner: View {
    @State private var total = 0

    var body: some View { BoundWriter(total: $total) }
  }

  @Test func `a write through a binding names the state's view and the body that wrote it`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let host = TestHost(BoundOwner())
        precondition(host.texts == ["5"], "\(host.texts)")
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains("BoundOwner.total: it was set while BoundOwner/BoundWriter.body was being evaluated;"))
  }
}
