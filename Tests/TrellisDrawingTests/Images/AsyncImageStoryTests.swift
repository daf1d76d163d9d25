import Foundation
import FoundationNetworking
import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

/// A view that loads its picture in a task, and three ways to make it load another one.
///
/// The view is `MyAsyncImage` of the talk “SwiftUI: View Trees and Render Trees”.
@MainActor
@Suite struct AsyncImageStoryTests {
  /// The way in which the view starts to load.
  fileprivate enum Way {
    case task, onChange, taskWithID
  }

  private let session: URLSession
  private let server: LocalServer
  private let log = StageJournal()

  init() throws {
    // A test may wait long for the main actor, behind all other tests, and this must not time out a request.
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 86_400
    session = URLSession(configuration: configuration)
    server = try LocalServer(
      answers: ["/logo.png": 8000, "/photo.jpg": 66_000], holding: ["/slow.png"])
  }

  /// A text in place of the picture.
  private struct Picture: View {
    let data: Data
    var body: some View { Text("\(data.count / 1000) kilobytes") }
  }

  /// Counts taps, which shows whether the views around the picture are still the same.
  private struct Taps: View {
    @State private var count = 0
    var body: some View { Button("taps: \(count)") { count += 1 } }
  }

  private struct MyAsyncImage: View {
    let url: URL
    let way: Way
    let session: URLSession
    let log: StageJournal
    @State private var imageData: Data?

    private func load() async {
      log("load \(url.path)")
      do {
        imageData = try await session.data(from: url).0
      } catch {
        log("\(url.path) stopped: \(Task.isCancelled)")
      }
    }

    private var picture: some View {
      ZStack {
        if let imageData {
          Picture(data: imageData)
        } else {
          Text("loading")
        }
        Taps().offset(y: 100)
      }
    }

    var body: some View {
      switch way {
      case .task: picture.task { await load() }
      case .onChange: picture.onChange(of: url, initial: true) { Task { await load() } }
      case .taskWithID: picture.task(id: url) { await load() }
      }
    }
  }

  private struct ContentView: View {
    let urls: [URL]
    let way: Way
    let hasIdentity: Bool
    let session: URLSession
    let log: StageJournal
    @State private var condition = true

    var body: some View {
      VStack {
        Button("toggle") { condition.toggle() }
        if hasIdentity { image.id(urls[condition ? 0 : 1]) } else { image }
      }
    }

    private var image: MyAsyncImage {
      MyAsyncImage(url: urls[condition ? 0 : 1], way: way, session: session, log: log)
    }
  }

  private func show(_ way: Way, hasIdentity: Bool = false, first: String = "/logo.png") -> TestHost {
    TestHost(
      ContentView(
        urls: [server.url(first), server.url("/photo.jpg")], way: way, hasIdentity: hasIdentity,
        session: session, log: log))
  }

  private func wait(for text: String, in host: TestHost) async throws {
    try await host.wait(for: text) { host.texts.contains(text) }
  }

  /// Shows the photo and then the logo again, and returns the number of attributes and dependencies.
  private func goAround(_ host: TestHost) async throws -> [Int] {
    try host.tap("toggle")
    try await wait(for: "66 kilobytes", in: host)
    try host.tap("toggle")
    try await wait(for: "8 kilobytes", in: host)
    return [host.nodeCount, host.edgeCount]
  }

  @Test func `the image is loaded when the view appears`() async throws {
    let host = show(.task)
    #expect(host.texts.contains("loading"))
    #expect(log.take() == ["load /logo.png"])
    try await wait(for: "8 kilobytes", in: host)
    #expect(!host.texts.contains("loading"))
    #expect(server.requests == ["/logo.png"])
  }

  @Test func `a tap changes nothing, because the task doesn't run again`() async throws {
    let host = show(.task)
    try await wait(for: "8 kilobytes", in: host)
    let evaluations = try host.evaluations { try host.tap("toggle") }
    #expect(evaluations.bodies(of: ContentView.self) == 1)
    #expect(evaluations.bodies(of: MyAsyncImage.self) == 1)
    #expect(evaluations.bodies(of: Picture.self) == 0)
    #expect(host.texts.contains("8 kilobytes"))
    #expect(log.take() == ["load /logo.png"])
    #expect(server.requests == ["/logo.png"])
  }

  @Test func `with an id the state and the views are replaced, and the new view's task loads`() async throws {
    let host = show(.task, hasIdentity: true)
    try await wait(for: "8 kilobytes", in: host)
    try host.tap("taps: 0")
    try host.tap("toggle")
    #expect(host.texts.contains("loading"))
    #expect(host.texts.contains("taps: 0"))
    try await wait(for: "66 kilobytes", in: host)
    #expect(log.take() == ["load /logo.png", "load /photo.jpg"])
    #expect(server.requests == ["/logo.png", "/photo.jpg"])
    try host.tap("toggle")
    try await wait(for: "8 kilobytes", in: host)
    let counts = try await goAround(host)
    #expect(try await goAround(host) == counts)
  }

  @Test func `with an id the removed view's task is cancelled`() async throws {
    let host = show(.task, hasIdentity: true, first: "/slow.png")
    try await host.wait(for: "the request") { server.requests == ["/slow.png"] }
    try host.tap("toggle")
    try await wait(for: "66 kilobytes", in: host)
    try await host.wait(for: "the end of the first") { log.lines.contains("/slow.png stopped: true") }
    server.letGo()
  }

  @Test func `with onChange and initial, the image loads on appearance and when the URL changes`()
    async throws
  {
    let host = show(.onChange)
    try await wait(for: "8 kilobytes", in: host)
    try host.tap("taps: 0")
    try host.tap("toggle")
    #expect(host.texts.contains("8 kilobytes"))
    try await wait(for: "66 kilobytes", in: host)
    #expect(host.texts.contains("taps: 1"))
    #expect(log.take() == ["load /logo.png", "load /photo.jpg"])
    #expect(server.requests == ["/logo.png", "/photo.jpg"])
    try host.tap("toggle")
    try await wait(for: "8 kilobytes", in: host)
    let counts = try await goAround(host)
    #expect(try await goAround(host) == counts)
  }

  @Test func `with a task id the old task is cancelled and a new one started, and the views stay`()
    async throws
  {
    let host = show(.taskWithID, first: "/slow.png")
    try host.tap("taps: 0")
    try await host.wait(for: "the request") { server.requests == ["/slow.png"] }
    let before = [host.nodeCount, host.edgeCount]
    try host.tap("toggle")
    #expect([host.nodeCount, host.edgeCount] == before)
    #expect(log.take() == ["load /slow.png", "load /photo.jpg"])
    try await wait(for: "66 kilobytes", in: host)
    try await host.wait(for: "the end of the first") { log.lines == ["/slow.png stopped: true"] }
    server.letGo()
    #expect(host.texts.contains("taps: 1"))
    #expect(server.requests == ["/slow.png", "/photo.jpg"])
  }

  @Test func `with a task id nothing is left behind`() async throws {
    let host = show(.taskWithID)
    try await wait(for: "8 kilobytes", in: host)
    let counts = try await goAround(host)
    #expect(try await goAround(host) == counts)
    #expect(server.requests.count == 5)
  }
}
