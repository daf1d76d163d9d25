import Foundation
import Testing

/// Pictures of what moves.
@Suite(.serialized) final class FilmTests {
  private var tool: Tool

  init() throws { tool = try Tool() }

  deinit { tool.removeFolder() }

  private static let source = """
    import SwiftUI

    struct Mover: View {
      @State private var isOn = false

      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 20, height: 20).offset(x: isOn ? 20 : -20)
          Button("Go") { withAnimation(.linear(duration: 1)) { isOn = true } }
        }
      }
    }
    """

  @Test func `a strip shows the moments after a tap beside each other`() async throws {
    try tool.write(FilmTests.source, to: "Mover.swift")
    let result = try await tool.trellis(
      "render", "Mover.swift", "-o", "strip.svg", "--size", "60x60", "--tap", "Go", "--at", "0,0.5,1")
    #expect(result.exitCode == 0 && result.errors == "", "\(result.errors)")
    let svg = String(
      decoding: try Data(contentsOf: tool.folder.appendingPathComponent("strip.svg")), as: UTF8.self)
    #expect(svg.contains(#"width="196px" height="60px""#), "three windows and two gaps")
  }

  @Test func `what isn't there can't be tapped on`() async throws {
    try tool.write(FilmTests.source, to: "Mover.swift")
    let result = try await tool.trellis("render", "Mover.swift", "-o", "strip.png", "--tap", "Stop")
    #expect(
      result.exitCode == 64 && result.errors.contains("there is no 'Stop' to tap on; the window shows 'Go'"))
  }
}
