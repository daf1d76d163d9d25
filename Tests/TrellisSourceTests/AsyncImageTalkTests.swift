import SwiftUI
import Testing
import TrellisCairo
import TrellisTestSupport
import TrellisTesting

@MainActor
@Suite struct AsyncImageTalkTests {
  /// Returns a picture of one colour, ten points wide and high.
  private func png(_ color: Color) throws -> Data {
    try ImageRenderer(content: color.frame(width: 10, height: 10)).pngData()
  }

  @Test func `the talk's app loads one picture and then another`() async throws {
    let server = try LocalServer(answers: ["/red.png": png(.red), "/blue.png": png(.blue)])
    let urls = [server.url("/red.png"), server.url("/blue.png")]
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
