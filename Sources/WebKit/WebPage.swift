public import Foundation
public import FoundationNetworking
public import Observation
import TrellisCoreGraphics

/// A page of the web, which WPE WebKit loads and draws.
///
/// Its libraries are loaded when the first page is made. If they aren't installed, ``load(_:)`` fails with the reason, and a ``WebView``
/// shows the address with a button for the browser. Pages run in processes of WebKit, without its sandbox. They share cookies, which aren't
/// kept apart by a data store.
///
/// Source: documented, developer.apple.com/documentation/webkit/webpage.
@MainActor @Observable public final class WebPage {
  /// A step of loading.
  public enum NavigationEvent: Hashable, Sendable {
    /// The request was sent.
    case startedProvisionalNavigation
    /// The server sent another address.
    case receivedServerRedirect
    /// The first data is there.
    case committed
    /// All is loaded.
    case finished
  }

  /// The reason that a page wasn't loaded.
  public enum NavigationError: Error, Equatable {
    /// Loading failed; the text is WebKit's.
    case failedProvisionalNavigation(String)
    /// The page was closed.
    case pageClosed
    /// The process of the page has ended.
    case webContentProcessTerminated
    /// The address isn't one.
    case invalidURL
  }

  /// The settings of a page, which have no effect.
  public struct Configuration: Sendable {
    /// Creates the default settings.
    public init() {}
  }

  /// The address; nil before the first load.
  public private(set) var url: URL?
  /// The title; empty before it is known.
  public private(set) var title = ""
  /// The part that is loaded, from 0 to 1.
  public private(set) var estimatedProgress = 0.0
  /// Whether the page is being loaded.
  public private(set) var isLoading = false
  /// The last step of loading; nil before the first load.
  public private(set) var currentNavigationEvent: NavigationEvent?
  /// Whether there is a page before this one.
  package private(set) var canGoBack = false
  /// Whether there is a page after this one.
  package private(set) var canGoForward = false
  private(set) var picture: CGImage?
  /// The reason that there is no engine; nil if there is one.
  private(set) var missing: String?

  /// A step or the end of a load, for ``WKWebView``.
  enum Step {
    case event(NavigationEvent)
    case failed(NavigationError)
  }
  @ObservationIgnored var onStep: ((Step) -> Void)?
  /// Called after a change of the properties, for ``WKWebView``.
  @ObservationIgnored var onUpdate: (() -> Void)?
  @ObservationIgnored let engine: (any WebEngine)?
  @ObservationIgnored private var loads: [AsyncThrowingStream<NavigationEvent, any Error>.Continuation] = []
  @ObservationIgnored private var scripts: [Int64: CheckedContinuation<String?, any Error>] = [:]
  @ObservationIgnored private var scriptCount: Int64 = 0

  /// Creates an empty page.
  public init(configuration: Configuration = Configuration()) {
    switch WebEngines.make() {
    case .success(let engine): self.engine = engine
    case .failure(let reason): (engine, missing) = (nil, reason.description)
    }
    engine?.setReceiver { [weak self] event in
      MainActor.assumeIsolated { self?.receive(event) }
    }
  }

  deinit {
    for load in loads { load.finish(throwing: NavigationError.pageClosed) }
    for script in scripts.values { script.resume(throwing: NavigationError.pageClosed) }
  }

  /// Loads an address; nil fails.
  ///
  /// The sequence has the steps of loading.
  @discardableResult
  public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> {
    begin {
      guard let url else { return .invalidURL }
      self.url = url
      engine?.load(url)
      return nil
    }
  }

  /// Loads the address of a request; its method, headers and body have no effect.
  @discardableResult
  public func load(_ request: URLRequest) -> some AsyncSequence<NavigationEvent, any Error> {
    load(request.url)
  }

  /// Shows text of HTML, whose links begin in a folder.
  @discardableResult
  public func load(html: String, baseURL: URL = URL(string: "about:blank")!)
    -> some AsyncSequence<NavigationEvent, any Error>
  {
    begin {
      engine?.load(html: html, base: baseURL)
      return nil
    }
  }

  /// Loads again.
  @discardableResult
  public func reload(fromOrigin: Bool = false) -> some AsyncSequence<NavigationEvent, any Error> {
    begin {
      engine?.reload(fromOrigin: fromOrigin)
      return nil
    }
  }

  /// Stops loading.
  public func stopLoading() { engine?.stop() }

  /// Goes to the page before or after this one, if there is one.
  package func go(forward: Bool) { engine?.go(forward: forward) }

  private func begin(_ start: () -> NavigationError?) -> AsyncThrowingStream<NavigationEvent, any Error> {
    let (stream, continuation) = AsyncThrowingStream<NavigationEvent, any Error>.makeStream()
    let error = start() ?? missing.map { .failedProvisionalNavigation($0) }
    if let error {
      continuation.finish(throwing: error)
      onStep?(.failed(error))
    } else {
      loads.append(continuation)
    }
    return stream
  }

  /// Runs the body of a function of JavaScript with arguments, and returns its result: nil, a number, a string, a Boolean, an
  /// array or a dictionary.
  ///
  /// Arguments must be of these types too. A promise isn't awaited.
  ///
  /// - Throws: ``NavigationError`` with the reason if the script throws.
  @discardableResult
  public func callJavaScript(_ functionBody: String, arguments: [String: Any] = [:]) async throws -> Any? {
    guard JSONSerialization.isValidJSONObject(Array(arguments.values)) else {
      throw CocoaError(.propertyListWriteInvalid)
    }
    let values = try JSONSerialization.data(withJSONObject: Array(arguments.values))
    let script =
      "(function(\(arguments.keys.joined(separator: ","))){\(functionBody)\n}).apply(null,"
      + String(decoding: values, as: UTF8.self) + ")"
    return try await evaluate(script)
  }

  /// Runs a script, and returns the value of its last expression.
  func evaluate(_ script: String) async throws -> Any? {
    guard let engine else { throw NavigationError.failedProvisionalNavigation(missing ?? "") }
    scriptCount += 1
    let number = scriptCount
    let json = try await withCheckedThrowingContinuation { continuation in
      scripts[number] = continuation
      engine.run(script, number: number)
    }
    guard let json else { return nil }
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
    return value is NSNull ? nil : value
  }

  private func receive(_ event: WebEngineEvent) {
    switch event {
    case .started: step(.startedProvisionalNavigation)
    case .redirected: step(.receivedServerRedirect)
    case .committed: step(.committed)
    case .finished:
      step(.finished)
      end(nil)
    case .failed(let reason): end(.failedProvisionalNavigation(reason))
    case .crashed: end(.webContentProcessTerminated)
    case .result(let number, let json): scripts.removeValue(forKey: number)?.resume(returning: json)
    case .threw(let number, let reason):
      scripts.removeValue(forKey: number)?.resume(
        throwing: NavigationError.failedProvisionalNavigation(reason))
    case .changed: update()
    }
  }

  private func step(_ event: NavigationEvent) {
    currentNavigationEvent = event
    for load in loads { load.yield(event) }
    onStep?(.event(event))
  }

  private func end(_ error: NavigationError?) {
    for load in loads { load.finish(throwing: error) }
    loads = []
    if let error { onStep?(.failed(error)) }
  }

  private func update() {
    guard let engine else { return }
    let state = engine.state
    if let url = state.url, url != self.url { self.url = url }
    if state.title != title { title = state.title }
    if state.progress != estimatedProgress { estimatedProgress = state.progress }
    if state.isLoading != isLoading { isLoading = state.isLoading }
    if state.canGoBack != canGoBack { canGoBack = state.canGoBack }
    if state.canGoForward != canGoForward { canGoForward = state.canGoForward }
    if let new = engine.takePicture() { picture = new }
    onUpdate?()
  }
}
