import SwiftUI
import Testing
import Trellis
import TrellisDisplayList
import TrellisTesting

@MainActor
@Suite struct DebugDiffingTests {
  private struct Steady: View {
    @State private var count = 0
    @State private var parity = 0

    var body: some View {
      Button("count \(count)") { count += 1 }
    }
  }

  private struct Restless: View {
    let action: @MainActor () -> Void

    var body: some View { Text("restless") }
  }

  private struct Parent: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Button("update \(count)") { count += 1 }
        Steady().debugDiffing()
        Restless { [count] in print(count) }.debugDiffing()
        Text("steady text").debugDiffing()
        HStack { Text("\(count)") }.debugDiffing()
      }
    }
  }

  /// Returns the colours of the backgrounds, from top to bottom, in the form of the display list's text.
  private func colors(_ host: TestHost) -> [String] {
    host.displayList.description.split(separator: "\n").filter { $0.contains(" fill") }
      .map { String($0.suffix(9)) }
  }

  @Test func `the debug colour changes with evaluations of the view's own body`() throws {
    let host = TestHost(Parent())
    let before = colors(host)
    #expect(before.count == 4)
    #expect(before.allSatisfy { $0.hasSuffix("4d") }, "a third as opaque")
    var log = try host.evaluations { try host.tap("update 0") }
    #expect(log.bodies(of: Steady.self) == 0)
    #expect(log.bodies(of: Restless.self) == 1)
    let after = colors(host)
    #expect(zip(before, after).map { $0 == $1 } == [true, false, true, false])
    log = try host.evaluations { try host.tap("count 0") }
    #expect(log.bodies(of: Steady.self) == 1)
    #expect(zip(after, colors(host)).map { $0 == $1 } == [false, true, true, true])
  }

  private struct Equal: View {
    @State private var number = 0

    var body: some View {
      Button(number < 100 ? "few" : "many") { number += 1 }
    }
  }

  @Test func `an evaluation with an equal result is shown, and changes nothing else`() throws {
    let host = TestHost(VStack { Equal().debugDiffing() })
    let before = colors(host)
    let log = try host.evaluations { try host.tap("few") }
    #expect(log.bodies(of: Equal.self) == 1)
    #expect(colors(host) != before)
    #expect(log.count(of: "resolvedText") == 0)
    #expect(log.count(of: "geometry") == 0)
  }

  @Test func `each evaluation prints a line`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      try await MainActor.run {
        let host = TestHost(Parent())
        try host.tap("update 0")
        try host.tap("update 1")
        _ = host.displayList
      }
    }
    let lines = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("[Steady] Body evaluated at 2") } == 1)
    #expect(lines.count { $0.hasPrefix("[Restless] Body evaluated at 2") } == 3)
  }

  @Test func `a named line has the count, the time since the last one, and a warning within a frame`() {
    #expect(DebugDiffingLine.text(name: "Row", count: 1, sinceLast: nil) == "[Row] evaluation 1")
    #expect(
      DebugDiffingLine.text(name: "Row", count: 3, sinceLast: .milliseconds(520))
        == "[Row] evaluation 3, 0.520 s after the last")
    #expect(
      DebugDiffingLine.text(name: "Row", count: 4, sinceLast: .milliseconds(16))
        == "[Row] evaluation 4, 0.016 s after the last; too frequent: less than a frame (0.017 s) apart")
  }

  @Test func `a name changes nothing of the colours`() throws {
    let host = TestHost(Text("named").debugDiffing("Name"))
    #expect(colors(host).count == 1)
  }
}
