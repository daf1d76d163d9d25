import Testing

/// `@Entry` and `#Preview` in sources that the command compiles.
@Suite(.serialized) final class MacroTests {
  private var tool: Tool

  init() throws { tool = try Tool() }

  deinit { tool.removeFolder() }

  @Test func `a file with entries and previews is shown`() async throws {
    try tool.write(
      """
      import SwiftUI

      extension EnvironmentValues {
        @Entry var level = 1
        @Entry var title: String?
      }

      struct ContentView: View {
        @Environment(\\.level) private var level

        var body: some View {
          Text("level \\(level)").onAppear { print("level \\(level)") }
        }
      }

      #Preview("Two") {
        @Previewable @State var level = 2
        ContentView().environment(\\.level, level)
      }

      #Preview {
        VStack {
          ContentView()
          if true { ContentView() }
        }
      }
      """, to: "Levels.swift")
    let result = try await tool.trellis("render", "Levels.swift", "-o", "x.png")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.text == "level 1\n")
  }

  @Test func `what is wrong with an entry is said at its line`() async throws {
    try tool.write(
      """
      import SwiftUI

      extension EnvironmentValues {
        @Entry var level: Int
        @Entry let title = ""
        @Entry var size: Int { 1 }
        @Entry var fine: Int?
      }

      extension String {
        @Entry var other = 1
      }

      struct ContentView: View {
        var body: some View { Text("a") }
      }
      """, to: "Wrong.swift")
    let result = try await tool.trellis("render", "Wrong.swift", "-o", "x.png")
    #expect(result.exitCode == 1)
    let errors = result.errorLines.filter { $0.contains(" error: ") }
    for (line, message) in [
      (4, "@Entry var 'level' has no default value, which it has where nobody set one: add `= …`"),
      (5, "@Entry goes with a variable: write `@Entry var`"),
      (6, "@Entry makes the accessors of 'size', which has to be written like a stored property of a value"),
      (11, "@Entry var 'other' has to stand in an extension of EnvironmentValues"),
    ] {
      #expect(errors.contains { $0.contains("Wrong.swift:\(line):") && $0.contains(message) }, "\(errors)")
    }
    #expect(errors.count { $0.contains("Wrong.swift:4:") } == 1, "\(errors)")
    #expect(!errors.contains { $0.contains("Wrong.swift:7:") })
  }

  @Test func `a preview's errors are said where it is written`() async throws {
    try tool.write(
      """
      import SwiftUI

      struct ContentView: View {
        var body: some View { Text("a") }
      }

      #Preview {
        ContentView(title: "x")
      }
      """, to: "Wrong.swift")
    let result = try await tool.trellis("render", "Wrong.swift", "-o", "x.png")
    #expect(result.exitCode == 1)
    #expect(result.errors.contains("Wrong.swift:8:"), "\(result.errors)")
  }
}
