import Foundation
import Testing

/// Commands on views that take time to settle, and the warning of a command whose actions are real.
@Suite(.serialized) final class SettlingCommandTests {
  private var tool: Tool

  init() throws { tool = try Tool() }

  deinit { tool.removeFolder() }

  private static let card = """
    import SwiftUI

    struct Card: View {
      var body: some View {
        Text("Hello, world")
      }
    }
    """

  private func picture(_ name: String) throws -> Data {
    try Data(contentsOf: tool.folder.appendingPathComponent(name))
  }

  private static let loading = """
    import SwiftUI
    struct Loading: View {
      @State private var isLoaded = false
      var body: some View {
        Text("content").opacity(isLoaded ? 1 : 0).task {
          await otherThreadsWork()
          withAnimation(.linear(duration: 1.5)) { isLoaded = true }
        }
      }
    }
    struct Loaded: View {
      var body: some View { Text("content") }
    }
    struct Turning: View {
      @State private var isTurned = false
      var body: some View {
        Loading().overlay(alignment: .top) {
          Color.red.frame(width: 10, height: 10).rotationEffect(.degrees(isTurned ? 360 : 0))
            .onAppear { withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isTurned = true } }
        }
      }
    }
    struct Label: View {
      var work: @Sendable () async -> Void = otherThreadsWork
      @State private var title = "loading"
      var body: some View {
        Text(title).task {
          await work()
          title = "loaded"
        }
      }
    }
    struct LateLabel: View {
      var body: some View { Label(work: endlessWork) }
    }
    \(TaskSources.work)
    """

  @Test func `a picture shows the end of an animation that a task starts`() async throws {
    try tool.write(SettlingCommandTests.loading, to: "Loading.swift")
    for view in ["Loading", "Loaded", "Turning"] {
      let result = try await tool.trellis("render", "Loading.swift", "-o", "\(view).png", "--view", view)
      #expect(result.exitCode == 0 && result.errors == "", "\(result.errors)")
    }
    #expect(try picture("Loading.png") == picture("Loaded.png"))
    let again = try await tool.trellis("render", "Loading.swift", "-o", "again.png", "--view", "Turning")
    #expect(again.exitCode == 0)
  }

  @Test func `the accessibility tree is printed after tasks have ended`() async throws {
    try tool.write(SettlingCommandTests.loading, to: "Loading.swift")
    let result = try await tool.trellis("accessibility", "Loading.swift", "--view", "Label")
    #expect(result.exitCode == 0 && result.text.contains("\"loaded\""), "\(result.text)")
    let early = try await tool.trellis(
      "accessibility", "Loading.swift", "--view", "LateLabel", "--settle", "0s")
    #expect(early.exitCode == 0 && early.text.contains("\"loading\""), "\(early.text)")
  }

  @Test func `exercise warns that the app's actions are real`() async throws {
    try tool.write(SettlingCommandTests.card, to: "Card.swift")
    let result = try await tool.trellis("exercise", "Card.swift", "--for", "1")
    #expect(result.exitCode == 0 && result.text.contains("events in 1 seconds"), "\(result.errors)")
    #expect(result.errors.contains("performs the app's real actions: files"), "\(result.errors)")
    let help = try await tool.trellis("exercise", "--help")
    #expect(help.text.contains("deletes files"))
  }
}
