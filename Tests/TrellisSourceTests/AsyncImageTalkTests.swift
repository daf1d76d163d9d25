import SwiftUI
import Testing
import TrellisTesting

@MainActor
@Suite struct AsyncImageTalkTests {
  /// A picture file of one colour, ten points wide.
  private func file(_ color: Color) throws -> URL {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-\(UUID()).png")
    try ImageRenderer(content: color.frame(width: 10, height: 10)).pngData().write(to: file)
    return file
  }

  @Test func `the talk's app loads one picture and then another`() async throws {
    let urls = [try file(.red), try file(.blue)]
    defer { for url in urls { try? FileManager.default.removeItem(at: url) } }
    let host = TestHost(
      AsyncImageTalk.ContentView(urls: urls), size: CGSize(width: 200, height: 200))
    func middle() throws -> (red: Double, blue: Double) {
      let color = try host.picture().color(x: 100, y: 80)
      return (color.red, color.blue)
    }
    _ = host.displayList
    try await host.wait(for: "the first picture") {
      (try? middle().red) ?? 0 > 0.9 && (try? middle().blue) ?? 1 < 0.5
    }
    try host.tap("Change URL")
    try await host.wait(for: "the second picture") {
      (try? middle().red) ?? 1 < 0.5 && (try? middle().blue) ?? 0 > 0.9
    }
  }
}
