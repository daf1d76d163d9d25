import Foundation
import Testing

/// Source that logs, as a user runs it.
@Suite struct LoggingCommandTests {
  @Test func `source logs through the module os and its submodules`() async throws {
    let source = """
      import SwiftUI
      import os.log
      import os.signpost

      struct Card: View {
        var body: some View {
          let _ = os.Logger(subsystem: "shop", category: "card").info("shown")
          let _ = OSSignposter(subsystem: "shop", category: "card").emitEvent("drawn")
          Text("Hello")
        }
      }
      """
    let tool = try Tool()
    defer { tool.removeFolder() }
    try tool.write(source, to: "Card.swift")
    let result = try await tool.trellis("render", "Card.swift", "-o", "x.png")
    #expect(result.exitCode == 0 && result.errors.contains("info [shop:card] shown"), "\(result.errors)")
  }
}
