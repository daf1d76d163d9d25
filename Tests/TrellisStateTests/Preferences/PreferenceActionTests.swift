import Foundation
import Observation
import SwiftUI
import Testing
import TrellisTesting

private struct SumKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct WidestKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

/// The actions performed, in order.
@MainActor
private final class Recorder {
  var entries: [String] = []
}

@MainActor
@Suite struct PreferenceActionTests {
  private struct Values: View {
    let recorder: Recorder
    @State private var count = 1
    @State private var isThere = true

    var body: some View {
      VStack {
        if isThere {
          HStack {
            Color.red.preference(key: SumKey.self, value: count / 2)
            Color.red.preference(key: SumKey.self, value: 100)
          }
          .onPreferenceChange(SumKey.self) { recorder.entries.append("sum \($0)") }
        }
        Button("add") { count += 1 }
        Button("toggle") { isThere.toggle() }
      }
    }
  }

  @Test func `onPreferenceChange is called with the first value and with each different one`() throws {
    let recorder = Recorder()
    let host = TestHost(Values(recorder: recorder))
    #expect(recorder.entries == ["sum 100"])
    try host.tap("add")
    _ = host.displayList
    #expect(recorder.entries == ["sum 100", "sum 101"])
    try host.tap("add")
    _ = host.displayList
    #expect(recorder.entries == ["sum 100", "sum 101"])
    try host.tap("add")
    try host.tap("toggle")
    try host.tap("add")
    try host.tap("add")
    _ = host.displayList
    #expect(recorder.entries == ["sum 100", "sum 101", "sum 102"])
    try host.tap("toggle")
    _ = host.displayList
    #expect(recorder.entries == ["sum 100", "sum 101", "sum 102", "sum 103"])
  }

  @Test func `onPreferenceChange is called with the default if there is no value`() {
    let recorder = Recorder()
    _ = TestHost(Text("a").onPreferenceChange(SumKey.self) { recorder.entries.append("\($0)") })
    #expect(recorder.entries == ["0"])
  }

  private struct Unseen: View {
    let recorder: Recorder
    let source: Source

    var body: some View {
      Color.clear
        .preference(key: SumKey.self, value: source.count)
        .onPreferenceChange(SumKey.self) { recorder.entries.append("\($0)") }
    }
  }

  @Observable final class Source {
    var count = 0
  }

  @Test func `a changed preference that isn't drawn requests an update`() {
    let recorder = Recorder()
    let source = Source()
    let host = TestHost(Unseen(recorder: recorder, source: source))
    #expect(!host.needsUpdate)
    source.count = 7
    #expect(host.needsUpdate)
    _ = host.displayList
    #expect(recorder.entries == ["0", "7"])
    #expect(!host.needsUpdate)
  }

  private struct EqualWidths: View {
    @State private var width: CGFloat?

    var body: some View {
      VStack {
        cell("a")
        cell("four")
      }
      .onPreferenceChange(WidestKey.self) { width = $0 }
    }

    private func cell(_ text: String) -> some View {
      Text(text)
        .background {
          GeometryReader { Color.clear.preference(key: WidestKey.self, value: $0.size.width) }
        }
        .frame(width: width)
        .accessibilityIdentifier(text)
    }
  }

  @Test func `views measure themselves and get the widest one's width before they are shown`() throws {
    let host = TestHost(EqualWidths())
    #expect(try host.frame(ofIdentifier: "four").width == host.frame(ofText: "four").width)
    #expect(try host.frame(ofIdentifier: "a").width == host.frame(ofText: "four").width)
    #expect(!host.needsUpdate)
  }

  private struct Loop: View {
    let recorder: Recorder
    @State private var count = 0

    var body: some View {
      Text("count \(count)")
        .preference(key: SumKey.self, value: count)
        .onPreferenceChange(SumKey.self) { value in
          recorder.entries.append("\(value)")
          count = value + 1
        }
    }
  }

  @Test func `a loop between a preference and state is stopped, and reported once`() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let recorder = Recorder()
        let host = TestHost(Loop(recorder: recorder))
        precondition(recorder.entries.count == 20, "\(recorder.entries)")
        precondition(host.texts == ["count 20"], "\(host.texts)")
        precondition(!host.needsUpdate)
        _ = TestHost(Loop(recorder: Recorder()))
      }
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let reports = message.split(separator: "\n").filter { $0.contains("multiple times per frame") }
    #expect(reports.count == 1)
    #expect(reports[0].hasPrefix("Bound preference SumKey tried to update multiple times per frame. "))
    #expect(reports[0].contains("Loop"))
  }
}
