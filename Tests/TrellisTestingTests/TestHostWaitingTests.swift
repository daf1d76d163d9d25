import Foundation
import SwiftUI
import Testing
import TrellisCairo
import TrellisTestSupport
import TrellisTesting

/// Waiting for later work of views, and a host's messages about views.
@MainActor
@Suite struct TestHostWaitingTests {
  private struct Loading: View {
    let steps: @MainActor (Binding<[String]>) async -> Void
    @State private var lines: [String] = []

    var body: some View {
      VStack { ForEach(lines, id: \.self) { Text($0) } }
        .task { await steps($lines) }
    }
  }

  @Test func `settling runs tasks that sleep on the clock and start others`() async throws {
    let host = TestHost(EmptyView())
    let clock = host.clock
    host.show(
      Loading { lines in
        try? await clock.sleep(for: .seconds(1))
        lines.wrappedValue.append("one")
        await Task.detached { await Task.yield() }.value
        try? await clock.sleep(for: .seconds(2))
        lines.wrappedValue.append("two")
        DispatchQueue.main.async { MainActor.assumeIsolated { lines.wrappedValue.append("three") } }
      })
    try await host.settle()
    #expect(host.texts == ["one", "two", "three"])
    #expect(clock.now.offset == .seconds(3))
  }

  @Test func `settling waits for images`() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    let picture = try TestHost(Color.red, size: CGSize(width: 30, height: 20)).picture()
    try picture.pngData().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let host = TestHost(
      AsyncImage(url: file) { image in
        image.accessibilityIdentifier("picture")
      } placeholder: {
        Text("wait")
      })
    #expect(host.texts == ["wait"])
    try await host.settle()
    #expect(try host.frame(ofIdentifier: "picture").size == CGSize(width: 30, height: 20))
  }

  @Test func `endless work is named when settling times out`() async throws {
    let host = TestHost(
      Text("a").task(name: "the endless") { await untilCancelled() })
    let error = await #expect(throws: TestHostError.self) { try await host.settle(within: .milliseconds(20)) }
    #expect(
      error?.description
        == "still running after 0.02 seconds: the endless; the texts are: [\"a\"]")
    let clock = host.clock
    host.show(Loading { _ in try? await clock.sleep(for: .seconds(60)) })
    let late = await #expect(throws: TestHostError.self) { try await host.settle(within: .seconds(10)) }
    #expect(
      late?.description.hasPrefix("still running after 10.0 seconds on the clock: View.task")
        == true)
  }

  @Test func `one host doesn't wait for another's tasks`() async throws {
    let busy = TestHost(Text("a").task { await untilCancelled() })
    let host = TestHost(Text("b"))
    try await host.settle(within: .seconds(1))
    #expect(busy.texts + host.texts == ["a", "b"])
  }

  @Test func `a condition that throws counts as false`() async throws {
    let host = TestHost(
      Loading { lines in
        for _ in 0..<10 { await Task.yield() }
        lines.wrappedValue.append("there")
      })
    try await host.wait(for: "the text") { try host.frame(ofText: "there").width > 0 }
    let error = await #expect(throws: TestHostError.self) {
      try await host.wait(for: "another", turns: 100) { try host.frame(ofText: "x").width > 0 }
    }
    #expect(
      error?.description.contains("the last error was: no text “x” is shown; the texts are: “there”") == true)
  }

  private struct Sample: View {
    var body: some View {
      VStack(spacing: 0) {
        Button("a") {}.accessibilityIdentifier("first")
        ZStack {
          Button("b") {}
          Color.green.accessibilityIdentifier("cover")
        }
        Button("c") {}.disabled(true)
      }
    }
  }

  @Test func `a tap returns the hit view, and a point the views at it`() throws {
    let host = TestHost(Sample(), size: CGSize(width: 100, height: 200))
    let target = try host.tap("a")
    #expect(target.name == "Button" && target.isEnabled)
    #expect(target.path == "Sample/VStack[0]/Button")
    #expect(try target.frame == host.frame(ofIdentifier: "first"))
    #expect(try host.tap("c").isEnabled == false)
    #expect(host.tap(at: CGPoint(x: 1, y: 100)) == nil)
    let covered = host.elements(at: CGPoint(x: 50, y: 100))
    #expect(covered.first?.kind == "fill")
    #expect(covered.contains { $0.identifier == "cover" })
    let text = host.elements(at: CGPoint(x: target.frame.midX, y: target.frame.midY))
    #expect(text.first?.text == "a" && text.contains { $0.identifier == "first" })
    let error = #expect(throws: TestHostError.self) { try host.tap("b") }
    #expect(error?.description.contains("remove the view in front of one (fill") == true)
  }

  @Test func `displayed texts are the truncated ones`() {
    let host = TestHost(
      VStack {
        Text("one two three four").lineLimit(1)
        Text("one two three four").lineLimit(1).truncationMode(.middle)
        Text("one two three four").lineLimit(1).truncationMode(.head)
        Text("a first line\nand more of it").lineLimit(2)
        Text("whole")
      }
      .font(.system(size: 10)), size: CGSize(width: 50, height: 400))
    #expect(host.texts.count == 5 && host.texts[0] == "one two three four")
    #expect(
      host.shownTexts == ["one two t…", "one t…four", "…hree four", "a first line…", "whole"])
  }

  @Test func `warnings about views are reported to each host`() throws {
    struct Wrong: View {
      var body: some View { Text("a").frame(width: -.infinity) }
    }
    for _ in 0..<2 {
      let host = TestHost(Wrong())
      #expect(host.warnings.count == 1)
      #expect(host.warnings.first?.contains("frame") == true)
    }
    #expect(TestHost(Text("a")).warnings == [])
    let host = TestHost(Loading { _ in })
    host.show(AnyView(Wrong()))
    #expect(host.warnings.count == 1)
  }
}
