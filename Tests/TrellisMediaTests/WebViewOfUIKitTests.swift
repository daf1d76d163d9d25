import SwiftUI
import Testing
import TrellisCoreGraphics
import TrellisTesting

@testable import WebKit

/// An engine that records its loads and scripts.
private final class FakeEngine: WebEngine, @unchecked Sendable {
  private var receiver: (@Sendable (WebEngineEvent) -> Void)?
  var log: [String] = []
  var state = WebEngineState()
  /// Called with the number of a script.
  var ran: ((Int64) -> Void)?

  func setReceiver(_ receiver: (@Sendable (WebEngineEvent) -> Void)?) { self.receiver = receiver }
  func load(_ url: URL) { log.append("load \(url)") }
  func load(html: String, base: URL?) { log.append("html \(html)") }
  func reload(fromOrigin: Bool) { log.append("reload") }
  func stop() { log.append("stop") }
  func go(forward: Bool) { log.append(forward ? "forward" : "back") }
  func resize(_ size: CGSize, scale: CGFloat) { log.append("size \(Int(size.width)) \(Int(size.height))") }
  func run(_ script: String, number: Int64) {
    log.append("run \(script)")
    ran?(number)
  }
  func takePicture() -> CGImage? { nil }
  func send(_ event: WebEngineEvent) { receiver?(event) }
  func send(_ input: WebInput) {}
}

@MainActor private final class Recorder: NSObject, WKNavigationDelegate {
  var calls: [String] = []
  var allows = true
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    calls.append("decide \(navigationAction.request.url?.host ?? "")")
    decisionHandler(allows ? .allow : .cancel)
  }
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    calls.append("start")
  }
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { calls.append("commit") }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { calls.append("finish") }
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) { calls.append("fail early") }
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    calls.append("fail late")
  }
}

@Suite(.serialized) @MainActor struct WebViewOfUIKitTests {
  private struct Shown: UIViewRepresentable {
    let view: WKWebView
    func makeUIView(context: Context) -> WKWebView { view }
    func updateUIView(_ view: WKWebView, context: Context) {}
  }

  private func use(_ body: (FakeEngine) async throws -> Void) async rethrows {
    let engine = FakeEngine()
    let former = WebEngines.make
    defer { WebEngines.make = former }
    WebEngines.make = { .success(engine) }
    try await body(engine)
  }

  @Test func `changes of the page reach observers of the view's properties`() async throws {
    try await use { engine in
      let view = WKWebView(frame: .zero)
      var log: [String] = []
      let progress = view.observe(\.estimatedProgress, options: [.initial, .new, .old]) { view, change in
        log.append("\(change.oldValue ?? -1) \(change.newValue ?? -1)")
      }
      let title = view.observe(\.title) { view, change in
        log.append("title \(change.newValue == nil)")
      }
      #expect(log == ["-1.0 0.0"])
      engine.state.progress = 0.5
      engine.state.title = "Page"
      engine.send(.changed)
      engine.send(.changed)
      try #require(await settled { log.count == 3 })
      #expect(log == ["-1.0 0.0", "0.0 0.5", "title true"])
      progress.invalidate()
      engine.state.progress = 1
      engine.state.title = "Other"
      engine.send(.changed)
      try #require(await settled { log.count == 4 })
      #expect(log.last == "title true")
      withExtendedLifetime((progress, title)) {}
    }
  }

  /// Waits for a condition, for some turns of the main actor.
  private func settled(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<1000 where !condition() { await Task.yield() }
    return condition()
  }

  @Test func `a load asks the delegate, and reports its steps`() async throws {
    try await use { engine in
      let (view, recorder) = (WKWebView(frame: .zero), Recorder())
      view.navigationDelegate = recorder
      let url = try #require(URL(string: "https://example.org/a"))
      view.load(URLRequest(url: url))
      #expect(engine.log == ["load https://example.org/a"])
      engine.state.title = "Example"
      engine.state.url = url
      for event in [WebEngineEvent.started, .committed, .changed, .finished] { engine.send(event) }
      #expect(recorder.calls == ["decide example.org", "start", "commit", "finish"])
      #expect(view.title == "Example")
      #expect(view.url == url)
      recorder.allows = false
      view.load(URLRequest(url: url))
      #expect(engine.log.count == 1)
    }
  }

  @Test func `a failure is early or late`() async throws {
    await use { engine in
      let (view, recorder) = (WKWebView(frame: .zero), Recorder())
      view.navigationDelegate = recorder
      view.loadHTMLString("<p>", baseURL: nil)
      engine.send(.failed("no network"))
      view.reload()
      engine.send(.started)
      engine.send(.committed)
      engine.send(.failed("broken"))
      #expect(recorder.calls == ["decide ", "fail early", "decide ", "start", "commit", "fail late"])
      #expect(engine.log == ["html <p>", "reload"])
    }
  }

  @Test func `going back needs a page before`() async throws {
    await use { engine in
      let view = WKWebView(frame: .zero)
      #expect(view.goBack() == nil)
      engine.state.canGoBack = true
      engine.send(.changed)
      #expect(view.goBack() != nil)
      #expect(engine.log == ["back"])
    }
  }

  @Test func `a script's result is returned`() async throws {
    try await use { engine in
      let view = WKWebView(frame: .zero)
      engine.ran = { engine.send(.result($0, "[1,2]")) }
      let result = try await view.evaluateJavaScript("[1, 2]") as? [Int]
      #expect(result == [1, 2])
      #expect(engine.log == ["run [1, 2]"])
    }
  }

  @Test func `the page has the size of the view`() async throws {
    await use { engine in
      let view = WKWebView(frame: .zero)
      let host = TestHost(Shown(view: view), size: CGSize(width: 200, height: 100))
      _ = host.displayList
      #expect(engine.log.contains("size 200 100"))
    }
  }
}
