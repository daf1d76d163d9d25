import SwiftUI
import Testing
import TrellisCoreGraphics
import TrellisDisplayList
import TrellisTesting

@testable import WebKit

/// An engine that records what it is told.
private final class FakeEngine: WebEngine, @unchecked Sendable {
  private var receiver: (@Sendable (WebEngineEvent) -> Void)?
  var log: [String] = []
  var state = WebEngineState()
  var picture: CGImage?

  func setReceiver(_ receiver: (@Sendable (WebEngineEvent) -> Void)?) { self.receiver = receiver }
  func load(_ url: URL) { log.append("load \(url)") }
  func load(html: String, base: URL?) { log.append("html \(html)") }
  func reload(fromOrigin: Bool) { log.append("reload") }
  func stop() { log.append("stop") }
  func go(forward: Bool) { log.append(forward ? "forward" : "back") }
  func resize(_ size: CGSize, scale: CGFloat) {
    log.append("size \(Int(size.width)) \(Int(size.height)) at \(scale)")
  }
  func run(_ script: String, number: Int64) { log.append("run \(number)") }
  func takePicture() -> CGImage? {
    defer { picture = nil }
    return picture
  }
  func send(_ event: WebEngineEvent) { receiver?(event) }

  func send(_ input: WebInput) {
    switch input {
    case .move(let point, _): log.append("move \(Int(point.x)) \(Int(point.y))")
    case .button(let point, let isDown):
      log.append("\(isDown ? "press" : "release") \(Int(point.x)) \(Int(point.y))")
    case .wheel(let point, let distance): log.append("wheel \(Int(point.x)) \(Int(distance.height))")
    case .key(let symbol, let isDown, let modifiers): log.append("key \(symbol) \(isDown) \(modifiers)")
    case .focus(let isFocused): log.append("focus \(isFocused)")
    }
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }
}

@Suite(.serialized) @MainActor struct WebTests {
  private func use(_ body: (FakeEngine) async throws -> Void) async rethrows {
    let engine = FakeEngine()
    let former = WebEngines.make
    defer { WebEngines.make = former }
    WebEngines.make = { .success(engine) }
    try await body(engine)
  }

  @Test func `a load has its steps, and the page its state`() async throws {
    try await use { engine in
      let page = WebPage()
      let steps = page.load(URL(string: "https://example.org"))
      #expect(engine.takeLog() == ["load https://example.org"])
      engine.state.title = "Example"
      engine.state.progress = 1
      for event in [WebEngineEvent.started, .committed, .changed, .finished] { engine.send(event) }
      var seen: [WebPage.NavigationEvent] = []
      for try await step in steps { seen.append(step) }
      #expect(seen == [.startedProvisionalNavigation, .committed, .finished])
      #expect(page.title == "Example")
      #expect(page.estimatedProgress == 1)
      let failing = page.load(html: "<p>")
      engine.send(.failed("no network"))
      await #expect(throws: WebPage.NavigationError.failedProvisionalNavigation("no network")) {
        for try await _ in failing {}
      }
    }
  }

  @Test func `a view sends the mouse, wheels and keys, and its size`() async throws {
    await use { engine in
      let page = WebPage()
      let host = TestHost(WebView(page), size: CGSize(width: 200, height: 100))
      _ = host.displayList
      // The first view that can have the focus gets it.
      #expect(engine.takeLog() == ["size 200 100 at 1.0", "focus true"])
      host.tap(at: CGPoint(x: 50, y: 40))
      let log = engine.takeLog()
      #expect(log.contains("press 50 40") && log.contains("release 50 40"))
      host.hover(at: CGPoint(x: 20, y: 30))
      host.scroll(at: CGPoint(x: 20, y: 30), by: CGSize(width: 0, height: 60))
      #expect(engine.takeLog() == ["move 20 30", "wheel 20 60"])
      host.press("a")
      #expect(engine.takeLog() == ["key 97 true 0", "key 97 false 0"])
      host.show(WebView(page).frame(width: 120))
      _ = host.displayList
      #expect(engine.takeLog().contains("size 120 100 at 1.0"))
    }
  }

  @Test func `a view shows the newest picture`() async throws {
    try await use { engine in
      let page = WebPage()
      let host = TestHost(WebView(page), size: CGSize(width: 4, height: 4))
      engine.picture = CGImage(
        ImageSource(
          name: "p", width: 4, height: 4, pixels: Data((0..<16).flatMap { _ in [255, 0, 0, 255] as [UInt8] }))
      )
      engine.send(.changed)
      let picture = try host.picture()
      #expect(picture.pixel(2, 2) == [255, 0, 0, 255])
    }
  }

  @Test func `without an engine, the view shows the address and opens the browser`() async throws {
    let former = WebEngines.make
    defer { WebEngines.make = former }
    WebEngines.make = { .failure(WebEngines.Missing("WPE WebKit isn't installed")) }
    let host = TestHost(WebView(url: URL(string: "https://example.org")))
    #expect(host.texts == ["https://example.org", "Open in Browser", "WPE WebKit isn't installed"])
    try host.tap("Open in Browser")
    #expect(host.openedURLs == [URL(string: "https://example.org")])
    await #expect(throws: WebPage.NavigationError.failedProvisionalNavigation("WPE WebKit isn't installed")) {
      for try await _ in WebPage().load(URL(string: "https://example.org")) {}
    }
  }

  @Test(
    .timeLimit(.minutes(1)),
    .enabled(if: (try? WPEEngine.open().get()) != nil, "libwpewebkit-1.1-0 isn't installed"))
  func `WPE WebKit draws a page, runs scripts and takes input`() async throws {
    WebEngines.make = { WPEEngine.open() }
    let page = WebPage()
    page.engine?.resize(CGSize(width: 300, height: 200), scale: 1)
    let html = """
      <title>One</title><body style="margin:0;background:#08f">
      <button style="position:absolute;left:0;top:0;width:100px;height:100px" onclick="document.title='Two'">Two</button>
      """
    for try await _ in page.load(html: html) {}
    #expect(page.title == "One")
    let sum = try await page.callJavaScript("return a + b.length", arguments: ["a": 2, "b": "xyz"])
    #expect(sum as? Int == 5)
    await #expect(throws: WebPage.NavigationError.self) {
      try await page.callJavaScript("throw new Error('no')")
    }
    // WebKit draws at its own pace.
    while page.picture?.width != 300 { await Task.yield() }
    page.engine?.send(.button(CGPoint(x: 50, y: 50), isDown: true))
    page.engine?.send(.button(CGPoint(x: 50, y: 50), isDown: false))
    while page.title != "Two" { await Task.yield() }
    let pixels = try #require(page.picture?.dataProvider?.data as Data?)
    let last = pixels.count - 4
    #expect(Array(pixels[last...]) == [255, 136, 0, 255])
  }
}
