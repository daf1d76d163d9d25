import Foundation
import SwiftUI
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisTestSupport
import TrellisTesting

@MainActor
@Suite struct AsyncImageTests {
  private let server: LocalServer

  init() throws {
    server = try LocalServer(
      answers: [
        "/logo.png": try Self.png(265, 80), "/photo.png": try Self.png(30, 40),
        "/slow.png": try Self.png(5, 5),
        "/text": Data("no picture".utf8),
      ],
      holding: ["/slow.png"])
  }

  private static func png(_ width: Int, _ height: Int) throws -> Data {
    try Picture.render(DisplayList(), size: CGSize(width: width, height: height)).pngData()
  }

  /// Shows a phase as a text, or its picture.
  private struct Phase: View {
    let phase: AsyncImagePhase

    var body: some View {
      switch phase {
      case .empty: Text("empty")
      case .success(let image): image.accessibilityIdentifier("picture")
      case .failure: Text("failure")
      }
    }
  }

  private struct Switching: View {
    let urls: [URL?]
    @State private var turn = 0

    var body: some View {
      Button("next") { turn += 1 }
      if turn < urls.count { AsyncImage(url: urls[turn]) { Phase(phase: $0) } }
    }
  }

  private func show(_ urls: [URL?]) -> TestHost { TestHost(Switching(urls: urls)) }

  private func size(_ host: TestHost) -> CGSize? { try? host.frame(ofIdentifier: "picture").size }

  @Test func `an AsyncImage is empty first, and then has the image's size`() async throws {
    let host = show([server.url("/logo.png")])
    #expect(host.texts.contains("empty"))
    try await host.wait(for: "the picture") { size(host) == CGSize(width: 265, height: 80) }
    #expect(server.requests == ["/logo.png"])
  }

  @Test(arguments: ["/missing.png", "/text"])
  func `a response that isn't an image is a failure`(path: String) async throws {
    let host = show([server.url(path)])
    try await host.wait(for: "the failure") { host.texts.contains("failure") }
  }

  @Test func `an unreachable server is a failure`() async throws {
    let host = show([URL(string: "http://127.0.0.1:1/logo.png")])
    try await host.wait(for: "the failure") { host.texts.contains("failure") }
  }

  @Test func `a nil URL stays empty, and requests nothing`() throws {
    let host = show([nil])
    #expect(host.texts.contains("empty"))
    #expect(server.requests.isEmpty)
  }

  @Test func `another URL is empty again, and then loaded`() async throws {
    let host = show([server.url("/logo.png"), server.url("/photo.png")])
    try await host.wait(for: "the logo") { size(host) == CGSize(width: 265, height: 80) }
    try host.tap("next")
    #expect(host.texts.contains("empty"))
    try await host.wait(for: "the photo") { size(host) == CGSize(width: 30, height: 40) }
    #expect(server.requests == ["/logo.png", "/photo.png"])
  }

  @Test func `a URL without a response blocks nothing`() async throws {
    let host = show([server.url("/slow.png"), server.url("/photo.png")])
    // Later the phase may be a failure: if tests keep the main actor for a minute, the request times out.
    #expect(host.texts.contains("empty"))
    try await host.wait(for: "the request") { server.requests == ["/slow.png"] }
    try host.tap("next")
    try await host.wait(for: "the photo") { size(host) == CGSize(width: 30, height: 40) }
    server.letGo()
    // The late response has no effect.
    #expect(size(host) == CGSize(width: 30, height: 40))
  }

  @Test func `a loaded image is available at once the next time, without a request`()
    async throws
  {
    let host = show([server.url("/logo.png"), server.url("/photo.png"), server.url("/logo.png")])
    try await host.wait(for: "the logo") { size(host) == CGSize(width: 265, height: 80) }
    try host.tap("next")
    try await host.wait(for: "the photo") { size(host) == CGSize(width: 30, height: 40) }
    try host.tap("next")
    #expect(size(host) == CGSize(width: 265, height: 80))
    #expect(server.requests == ["/logo.png", "/photo.png"])
  }

  @Test func `a removed AsyncImage leaves nothing`() async throws {
    let host = show([server.url("/slow.png")])
    try await host.wait(for: "the request") { server.requests == ["/slow.png"] }
    try host.tap("next")
    #expect(host.texts == ["next"])
    server.letGo()
  }

  @Test func `a file URL is read`() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    try Self.png(12, 13).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let host = show([file])
    try await host.wait(for: "the picture") { size(host) == CGSize(width: 12, height: 13) }
    let missing = show([URL(fileURLWithPath: "/nowhere.png")])
    try await missing.wait(for: "the failure") { missing.texts.contains("failure") }
  }

  @Test func `the placeholder is replaced by the content, and the scale is used`() async throws {
    let host = TestHost(
      AsyncImage(url: server.url("/photo.png"), scale: 2) { image in
        image.accessibilityIdentifier("picture")
      } placeholder: {
        Text("loading")
      })
    #expect(host.texts == ["loading"])
    try await host.wait(for: "the photo") { size(host) == CGSize(width: 15, height: 20) }
    #expect(host.texts.isEmpty)
  }

  @Test
  func `without content the image has its own size, and replaces a grey placeholder that fills the space`()
    async throws
  {
    let view = AsyncImage(url: server.url("/photo.png")).accessibilityIdentifier("picture")
    let host = TestHost(view, size: CGSize(width: 100, height: 90))
    #expect(size(host) == CGSize(width: 100, height: 90))
    try await host.wait(for: "the photo") { size(host) == CGSize(width: 30, height: 40) }
  }

  @Test(arguments: [.nan, 0, -2, .infinity] as [CGFloat])
  func `an invalid scale counts as 1, and loads once`(scale: CGFloat) async throws {
    let view = AsyncImage(url: server.url("/photo.png"), scale: scale).accessibilityIdentifier("picture")
    let host = TestHost(view)
    try await host.wait(for: "the photo") { size(host) == CGSize(width: 30, height: 40) }
    #expect(server.requests == ["/photo.png"])
  }

  @Test func `an empty placeholder loads, too`() async throws {
    let host = TestHost(
      AsyncImage(url: server.url("/photo.png")) { image in
        image.accessibilityIdentifier("picture")
      } placeholder: {
        EmptyView()
      })
    try await host.wait(for: "the photo") { size(host) == CGSize(width: 30, height: 40) }
  }
}
