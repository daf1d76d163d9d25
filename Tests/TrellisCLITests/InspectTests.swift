import Foundation
import FoundationNetworking
import Testing

/// The inspector as started by the command.
@Suite(.serialized) final class InspectTests {
  private var tool: Tool

  init() throws { tool = try Tool() }

  deinit { tool.removeFolder() }

  private let card = """
    import SwiftUI

    struct Card: View {
      var body: some View {
        Text("Hello, world")
      }
    }
    """

  private func expect(_ code: Int32, _ words: String..., from result: Tool.Result) {
    #expect(result.exitCode == code && result.text == "")
    for word in words { #expect(result.errors.contains(word), "\(result.errors)") }
  }

  @Test func `without a display, run and inspect serve the app on a page with a token`() async throws {
    try tool.write(card, to: "Card.swift")
    for command in ["run", "inspect"] {
      let output = try ProgramOutput(file: tool.folder.appendingPathComponent(UUID().uuidString))
      let trellis = Tool.buildFolder.appendingPathComponent("trellis").path
      let program = try tool.start(
        trellis, [command, "Card.swift"], output: output.file, errors: output.file)
      defer { program.terminate() }
      let address = try await output.wait(for: "the address") { text in
        text.firstMatch(of: /there is no display; the window is at (http:\S+)\n/)?.output.1
      }
      let url = try #require(URL(string: String(address)))
      #expect(url.host() == "127.0.0.1")
      #expect(try String(contentsOf: url, encoding: .utf8).contains("<title>Trellis inspector</title>"))
    }
  }

  @Test func `a script reports the cost of its steps, and fails if a budget is exceeded`() async throws {
    try tool.write(
      """
      import SwiftUI
      struct ContentView: View {
        @State private var count = 0
        var body: some View {
          VStack { Button("Add") { count += 1 }; Text("\\(count)"); Row(title: "a"); Other(onTap: { [count] in print(count) }) }
        }
      }
      struct Row: View { let title: String; var body: some View { Text(title) } }
      struct Other: View { let onTap: () -> Void; var body: some View { Text("other") } }
      """, to: "Rows.swift")
    try tool.write("tap Add\nexpect Row 0\nexpect ContentView 1\n", to: "kept.txt")
    let kept = try await tool.trellis(
      "inspect", "Rows.swift", "--headless", "--script", "kept.txt", "--view", "ContentView", "--record",
      "kept.html")
    let page = try String(contentsOf: tool.folder.appendingPathComponent("kept.html"), encoding: .utf8)
    #expect(page.contains("<title>Trellis inspector</title>") && page.contains("tap Add"))
    #expect(kept.exitCode == 0 && kept.text.contains("ContentView.body 1×"), "\(kept.errors)")
    #expect(kept.text.contains("because of onTap"))
    try tool.write("tap Add\nexpect Other 0\n", to: "broken.txt")
    let broken = try await tool.trellis(
      "inspect", "Rows.swift", "--headless", "--script", "broken.txt", "--report", "json", "--view",
      "ContentView")
    #expect(broken.exitCode == 1)
    let report = try JSONSerialization.jsonObject(with: broken.output) as? [String: Any]
    #expect(report?["passed"] as? Bool == false && broken.text.contains("Rows.swift:5"))
    expect(64, "--script", from: try await tool.trellis("inspect", "Rows.swift", "--headless"))
    expect(
      73, "nowhere/a.html",
      from: try await tool.trellis("inspect", "Rows.swift", "--record", "nowhere/a.html"))
    try tool.write("jump\n", to: "bad.txt")
    expect(
      64, "line 1", from: try await tool.trellis("inspect", "Rows.swift", "--headless", "--script", "bad.txt")
    )
  }

  @Test func `a script fails if it does more work than the baseline`() async throws {
    func write(spacing: String) throws {
      try tool.write(
        """
        import SwiftUI
        struct Row: View { var action: () -> Void; var body: some View { Text("row") } }
        struct ContentView: View {
          @State private var count = 0
          var body: some View {
            Button("Add") { count += 1 }
            Text("\\(count)")
            \(spacing)
          }
        }
        """, to: "Rows.swift")
    }
    try tool.write("tap Add\n", to: "script.txt")
    let arguments = [
      "inspect", "Rows.swift", "--view", "ContentView", "--headless", "--script", "script.txt",
    ]
    let trellis = Tool.buildFolder.appendingPathComponent("trellis").path
    try write(spacing: "Row {}")
    let first = try await tool.run(trellis, arguments + ["--report", "json"])
    #expect(first.exitCode == 0 && first.text.contains("\"displayList\":"))
    try first.output.write(to: tool.folder.appendingPathComponent("baseline.json"))
    let baseline = ["--baseline", "baseline.json"]
    let same = try await tool.run(trellis, arguments + baseline)
    #expect(same.exitCode == 0 && !same.text.contains("worse"), "\(same.errors)")
    // The closure captures something, so it can't be compared any more.
    try write(spacing: "let last = count\nRow { print(last) }")
    let worse = try await tool.run(trellis, arguments + baseline)
    #expect(worse.exitCode == 1)
    #expect(
      worse.errorLines == [
        "trellis: worse than the baseline: tap Add: Row.body was evaluated 1×, 0× in the baseline"
      ])
    #expect(worse.text.contains("worse: tap Add: Row.body") && worse.text.contains("because"))
    // Another script, and a file that isn't a report.
    try tool.write("tap Add\ntap Add\n", to: "script.txt")
    expect(65, "other steps", from: try await tool.run(trellis, arguments + baseline))
    try tool.write("{}", to: "baseline.json")
    expect(65, "isn't a report", from: try await tool.run(trellis, arguments + baseline))
    expect(
      64, "--baseline needs",
      from: try await tool.trellis("inspect", "Rows.swift", "--baseline", "baseline.json"))
    expect(
      66, "can't read the baseline", from: try await tool.run(trellis, arguments + ["--baseline", "none"]))
  }
}
