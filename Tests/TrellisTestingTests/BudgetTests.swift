import SwiftUI
import Testing
import TrellisTesting

private struct Row: View {
  let title: String
  let onTap: () -> Void
  var body: some View { Text(title) }
}

private struct Rows: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Increment") { count += 1 }
      Text("Count \(count)")
      Row(title: "fixed", onTap: { [count] in print(count) })
    }
  }
}

private let line = 16

@MainActor @Suite struct BudgetTests {
  @Test func `a budget that is met returns the evaluations`() throws {
    let host = TestHost(Rows())
    let log = try host.expectEvaluations(of: Rows.self, atMost: 1) { try host.tap("Increment") }
    #expect(log.bodies(of: Rows.self) == 1)
    try host.expectEvaluations(of: Row.self, atMost: 0) {}
  }

  @Test func `an exceeded budget throws, with the reason back to the write`() throws {
    let host = TestHost(Rows())
    let error = #expect(throws: TestHostError.self) {
      try host.expectEvaluations(of: Row.self, atMost: 0) { try host.tap("Increment") }
    }
    let text = try #require(error?.description)
    // The text is unchanged, so the body ran in vain.
    #expect(
      text.hasPrefix(
        "Row.body was evaluated once; the limit is 0 times:\n“Row.body” (body at Rows/VStack[2]/Row) ran with an equal result\n"
      ))
    #expect(text.contains("onTap(captured value 1)"))
    #expect(text.contains("BudgetTests.swift:\(line) from 0 to 1"))
    #expect(text.contains("make Row Equatable"))
  }

  @Test func `errors of the closure are rethrown`() throws {
    let host = TestHost(Rows())
    #expect(throws: TestHostError.self) {
      try host.expectEvaluations(of: Row.self, atMost: 9) { try host.tap("Nothing of that name") }
    }
  }
}
