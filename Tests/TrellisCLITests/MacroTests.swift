import Foundation
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

  @Test func `an invalid @Entry is reported at its line`() async throws {
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
      (4, "@Entry var 'level' has no default value: add `= …`"),
      (5, "@Entry must be applied to a variable: write `@Entry var`"),
      (6, "@Entry creates the accessors of 'size'; declare it as a stored property"),
      (
        11,
        "@Entry var 'other' must be in an extension of ContainerValues, EnvironmentValues, FocusedValues"
      ),
    ] {
      #expect(errors.contains { $0.contains("Wrong.swift:\(line):") && $0.contains(message) }, "\(errors)")
    }
    #expect(errors.count { $0.contains("Wrong.swift:4:") } == 1, "\(errors)")
    #expect(!errors.contains { $0.contains("Wrong.swift:7:") })
  }

  @Test func `a preview's errors are reported at its own lines`() async throws {
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

  private static let previews = """
    import SwiftUI

    private struct Card: View {
      let title: String
      @Binding var count: Int
      var body: some View { Text("\\(title) \\(count)").onAppear { print(title, count) } }
    }

    struct Other: View { var body: some View { Text("other").onAppear { print("other") } } }

    #Preview("Twö \\"quoted\\"", traits: .fixedLayout(width: 120, height: 30)) {
      @Previewable @State var count = 2
      Card(title: "two", count: $count)
    }
    /* a comment */ #Preview(traits: .landscapeLeft, .sizeThatFitsLayout) { Color.red.frame(width: 33, height: 44) }
    #if os(macOS)
    #Preview("Mac") { Other() }
    #endif
    struct Other_Previews: PreviewProvider {
      static var previews: some View { Other(); Card(title: "old", count: .constant(1)) }
    }
    """

  @Test func `a preview is found by name, location or type, and keeps its traits`() async throws {
    try tool.write(MacroTests.previews, to: "Previews.swift")
    func size() throws -> [Int]? {
      try pixelSize(ofPNG: Data(contentsOf: tool.folder.appendingPathComponent("x.png")))
    }
    let named = try await tool.trellis(
      "render", "Previews.swift", "--preview", "Twö \"quoted\"", "-o", "x.png")
    #expect(named.exitCode == 0 && named.text == "two 2\n", "\(named.errors)")
    #expect(try size() == [120, 30])
    let sized = try await tool.trellis(
      "render", "Previews.swift", "--view", "Twö \"quoted\"", "-o", "x.png", "--size", "50x60")
    #expect(sized.text == "two 2\n" && sized.errors == "")
    #expect(try size() == [50, 60])
    let placed = try await tool.trellis(
      "render", "Previews.swift", "--preview", "Previews.swift:15", "-o", "x.png")
    #expect(placed.exitCode == 0 && placed.errors == "")
    #expect(try size() == [33, 44])
    let provider = try await tool.trellis(
      "render", "Previews.swift", "--preview", "Other_Previews", "-o", "x.png")
    #expect(
      provider.exitCode == 0 && Set(provider.text.split(separator: "\n")) == ["other", "old 1"],
      "\(provider.errors)")
  }

  @Test func `an unknown preview's message lists the available ones`() async throws {
    try tool.write(MacroTests.previews, to: "Previews.swift")
    let missing = try await tool.trellis("render", "Previews.swift", "--preview", "X", "-o", "x.png")
    #expect(missing.exitCode == 64)
    #expect(
      missing.errors
        == "trellis: no preview named 'X'; the source has: Twö \"quoted\", Previews.swift:15, Mac, Other_Previews\n"
    )
    let left = try await tool.trellis("render", "Previews.swift", "--preview", "Mac", "-o", "x.png")
    #expect(
      left.exitCode == 64 && left.errors.contains("isn't compiled: its #if condition is false"),
      "\(left.errors)")
    let both = try await tool.trellis(
      "render", "Previews.swift", "--preview", "Mac", "--view", "Other", "-o", "x.png")
    #expect(both.exitCode == 64 && both.errors.contains("--view and --preview"))
  }
}
