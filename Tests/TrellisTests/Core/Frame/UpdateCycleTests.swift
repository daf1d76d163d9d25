import Foundation
import SwiftUI
import Testing
import Trellis
import TrellisDisplayList
import TrellisGraph
import TrellisTesting
import TrellisText

private enum Reason: TransactionKey {
  static var defaultValue: String { "none" }
}

extension Transaction {
  fileprivate var reason: String {
    get { self[Reason.self] }
    set { self[Reason.self] = newValue }
  }
}

/// The lines recorded by bodies, in order.
@MainActor private final class Journal {
  var lines: [String] = []
  /// Returns the values of the transaction in which a body runs.
  var reason: () -> String = { "" }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@MainActor
@Suite struct UpdateCycleTests {
  private struct Numbers: View {
    let journal: Journal
    @State private var a = 0
    @State private var b = 0
    @State private var c = 0

    var body: some View {
      let _ = journal.lines.append("\(a) \(b) \(c), \(journal.reason())")
      Text("\(a) \(b) \(c)")
        .accessibilityAction(named: "plain") {
          a += 1
          a += 1
          b += 1
          journal.lines.append("read back \(a) \(b)")
        }
        .accessibilityAction(named: "mixed") {
          withTransaction(\.reason, "first") {
            a += 1
            b += 1
            withTransaction(\.reason, "second") { c += 1 }
          }
          c += 10
          journal.lines.append("read back \(a) \(b) \(c)")
        }
        .accessibilityAction(named: "alike") {
          withTransaction(\.reason, "same") { a += 1 }
          withTransaction(\.reason, "same") { a += 1 }
        }
        .accessibilityAction(named: "none") {
          withTransaction(Transaction()) { a += 1 }
          b += 1
        }
    }
  }

  @MainActor private struct Stage {
    let journal = Journal()
    let graph: ViewGraph

    init() {
      graph = ViewGraph(
        root: Numbers(journal: journal), size: CGSize(width: 100, height: 100),
        measurer: ArithmeticTextMeasurer())
      journal.reason = { [unowned graph] in graph.graph.transactionValues[Reason.self] }
      _ = graph.update()
      _ = journal.take()
    }

    func perform(_ name: String) throws -> [String] {
      var actions: [UInt64] = []
      graph.update().forEachItem { item, _ in
        for case .action(let action) in item.semantics?.accessibility ?? [] where action.kind == .named(name)
        {
          actions.append(action.number)
        }
      }
      graph.perform(try #require(actions.last))
      #expect(graph.needsUpdate)
      _ = graph.update()
      #expect(!graph.needsUpdate)
      return journal.take()
    }
  }

  @Test func `an action reads its own writes at once, and views see all of them in one step`() throws {
    #expect(try Stage().perform("plain") == ["read back 2 1", "2 1 0, none"])
  }

  @Test func `each transaction is a separate step, in the order of the writes, with its values`()
    throws
  {
    #expect(
      try Stage().perform("mixed") == ["read back 1 1 11", "1 1 0, first", "1 1 1, second", "1 1 11, none"])
  }

  @Test func `two withTransaction closures are two transactions, even if equal`() throws {
    #expect(try Stage().perform("alike") == ["1 0 0, same", "2 0 0, same"])
  }

  @Test func `a transaction without values is no separate step`() throws {
    #expect(try Stage().perform("none") == ["1 1 0, none"])
  }

  @Test func `another transaction doesn't evaluate a body that reads the transaction`() throws {
    let stage = Stage()
    _ = try stage.perform("mixed")
    stage.graph.size.width += 10
    _ = stage.graph.update()
    #expect(stage.journal.take() == [])
  }

  private struct Consequences: View {
    let journal: Journal
    @State private var value = 0
    @State private var echo = 0

    var body: some View {
      let _ = journal.lines.append("\(value) \(echo), \(journal.reason())")
      Button("\(value) \(echo)") { withTransaction(\.reason, "tap") { value += 1 } }
        .onChange(of: value) { echo = value * 10 }
    }
  }

  @Test func `an action after an update writes outside the update's transaction`() throws {
    let journal = Journal()
    let graph = ViewGraph(
      root: Consequences(journal: journal), size: CGSize(width: 100, height: 100),
      measurer: ArithmeticTextMeasurer())
    journal.reason = { [unowned graph] in graph.graph.transactionValues[Reason.self] }
    _ = graph.update()
    _ = journal.take()
    let middle = CGPoint(x: 50, y: 50)
    graph.send(InputEvent(.pointer(PointerEvent(.down, at: middle))))
    graph.send(InputEvent(.pointer(PointerEvent(.up, at: middle))))
    _ = graph.update()
    #expect(journal.take() == ["1 0, tap", "1 10, none"])
  }

  private struct Elsewhere: View {
    let journal: Journal
    @State private var value = 0

    var body: some View {
      let _ = journal.lines.append("\(value), \(journal.reason())")
      Button("\(value)") {
        let state = _value
        DispatchQueue.global().async { withTransaction(\.reason, "elsewhere") { state.wrappedValue = 5 } }
      }
    }
  }

  @Test func `another thread's write uses its current transaction`() async throws {
    let journal = Journal()
    let graph = ViewGraph(
      root: Elsewhere(journal: journal), size: CGSize(width: 100, height: 100),
      measurer: ArithmeticTextMeasurer())
    journal.reason = { [unowned graph] in graph.graph.transactionValues[Reason.self] }
    _ = graph.update()
    _ = journal.take()
    for phase in [PointerEvent.Phase.down, .up] {
      graph.send(InputEvent(.pointer(PointerEvent(phase, at: CGPoint(x: 50, y: 50)))))
    }
    while !graph.needsUpdate { await Task.yield() }
    _ = graph.update()
    #expect(journal.take() == ["5, elsewhere"])
  }

  @Test func `a window closed before its first update leaves nothing`() {
    weak var left: AttributeGraph?
    do {
      let window = ViewGraph(
        root: Text("never seen"), size: CGSize(width: 100, height: 100), measurer: ArithmeticTextMeasurer())
      left = window.graph
      #expect(left != nil)
    }
    #expect(left == nil)
  }

  private struct Restless: View {
    @State private var turns = 0
    let limit: Int

    var body: some View {
      Text("\(min(turns, limit))").onChange(of: turns, initial: true) { if turns < limit { turns += 1 } }
    }
  }

  @Test func `changes by an update's actions are shown when they have settled`() {
    #expect(TestHost(Restless(limit: 15)).texts == ["15"])
  }

  private struct Endless: View {
    @State private var turns = 0

    var body: some View {
      ForEach(0..<2) { number in
        if turns % 2 == number { Text("on").onAppear { turns += 1 } }
      }
    }
  }

  @Test func `an endless change is shown after a hundred rounds, reported once by name, and continues later`()
    async throws
  {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let host = TestHost(Endless())
        let (texts, needsUpdate, rules) = (host.texts, host.needsUpdate, host.evaluations {}.entries.count)
        try #require(texts == ["on"] && needsUpdate && rules >= 100, "\(texts) \(needsUpdate) \(rules)")
      }
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.components(separatedBy: "Endless.turns: still changing after 100 rounds").count == 2)
  }

  private struct Accumulating: View {
    @State private var total = 0

    var body: some View {
      Button(String(total)) {
        for number in 1...150 { withTransaction(\.reason, "\(number)") { total += number } }
      }
    }
  }

  @Test func `pending transactions don't count as rounds: all of them are shown`() throws {
    let host = TestHost(Accumulating())
    try host.tap("0")
    #expect(host.texts == ["11325"])
  }
}
