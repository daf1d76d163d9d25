public import Foundation
public import FoundationNetworking
import Trellis
public import TrellisFoundation
public import TrellisUIKit

/// A view of UIKit that shows a web page, which WPE WebKit draws; see ``WebPage``.
///
/// ``evaluateJavaScript(_:completionHandler:)`` runs in the page itself.
///
/// Source: documented, developer.apple.com/documentation/webkit/wkwebview.
@MainActor @preconcurrency
open class WKWebView: UIView, _KeyValueObservable {
  /// The observers of the page's properties.
  public let keyValueObservers = _KeyValueObservers()
  /// The page.
  let page: WebPage
  /// The settings.
  public let configuration: WKWebViewConfiguration
  private let hosting: UIHostingController<WebView>
  /// The last load.
  private var navigation: WKNavigation?
  /// The step of ``navigation`` that the delegate knows.
  var isCommitted = false

  /// Creates a view with settings.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    (page, self.configuration) = (WebPage(), configuration)
    hosting = UIHostingController(rootView: WebView(page))
    super.init(frame: frame)
    hosting.view.frame = bounds
    hosting.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(hosting.view)
    scrollView.isHidden = true
    page.onStep = { [weak self] in self?.handle($0) }
    page.onUpdate = { [weak self] in self?.keyValueObservers.check() }
  }
  /// Creates a view with the default settings.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// The object that is asked before a load and notified of its steps.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The object for windows and messages of pages; never called: WPE WebKit doesn't pass them on.
  open weak var uiDelegate: (any WKUIDelegate)?

  // MARK: - Loading

  /// Loads the address of a request; its method, headers and body have no effect.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    begin(request, .other) { [page] in page.load(request) }
  }
  /// Shows text of HTML, whose links begin in a folder.
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    let base = baseURL ?? URL(string: "about:blank")!
    return begin(URLRequest(url: base), .other) { [page] in page.load(html: string, baseURL: base) }
  }
  /// Loads a file; all files that the user may read can be read.
  @discardableResult open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL)
    -> WKNavigation?
  {
    load(URLRequest(url: url))
  }
  /// Shows data of a kind: text of HTML, or other text in UTF-8.
  @discardableResult open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    loadHTMLString(String(decoding: data, as: UTF8.self), baseURL: baseURL)
  }
  /// Loads again.
  @discardableResult open func reload() -> WKNavigation? {
    begin(URLRequest(url: url ?? URL(string: "about:blank")!), .reload) { [page] in page.reload() }
  }
  /// Loads again, from the server.
  @discardableResult open func reloadFromOrigin() -> WKNavigation? {
    begin(URLRequest(url: url ?? URL(string: "about:blank")!), .reload) { [page] in
      page.reload(fromOrigin: true)
    }
  }
  /// Stops loading.
  open func stopLoading() { page.stopLoading() }
  /// Goes to the page before, if there is one.
  @discardableResult open func goBack() -> WKNavigation? { go(forward: false) }
  /// Goes to the page after, if there is one.
  @discardableResult open func goForward() -> WKNavigation? { go(forward: true) }
  private func go(forward: Bool) -> WKNavigation? {
    guard forward ? canGoForward : canGoBack else { return nil }
    return begin(nil, .backForward) { [page] in page.go(forward: forward) }
  }

  /// Asks the delegate, and begins a load unless it cancels.
  private func begin(_ request: URLRequest?, _ type: WKNavigationType, _ start: @escaping () -> Void)
    -> WKNavigation
  {
    let navigation = WKNavigation()
    let begin = { [self] in
      (self.navigation, isCommitted) = (navigation, false)
      start()
    }
    guard let request, let navigationDelegate else {
      begin()
      return navigation
    }
    let action = WKNavigationAction(request, type)
    navigationDelegate.webView(
      self, decidePolicyFor: action, preferences: configuration.defaultWebpagePreferences
    ) {
      policy, _ in
      if policy == .allow { begin() }
    }
    return navigation
  }

  private func handle(_ step: WebPage.Step) {
    switch step {
    case .event(.startedProvisionalNavigation):
      isCommitted = false
      navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    case .event(.receivedServerRedirect):
      navigationDelegate?.webView(self, didReceiveServerRedirectForProvisionalNavigation: navigation)
    case .event(.committed):
      isCommitted = true
      navigationDelegate?.webView(self, didCommit: navigation)
    case .event(.finished): navigationDelegate?.webView(self, didFinish: navigation)
    case .failed(.webContentProcessTerminated):
      navigationDelegate?.webViewWebContentProcessDidTerminate(self)
    case .failed(let error):
      if isCommitted {
        navigationDelegate?.webView(self, didFail: navigation, withError: error)
      } else {
        navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
      }
    }
  }

  // MARK: - State

  /// The address; nil before the first load.
  open var url: URL? { page.url }
  /// The title; nil before it is known.
  open var title: String? { page.title.isEmpty ? nil : page.title }
  /// The part that is loaded, from 0 to 1.
  open var estimatedProgress: Double { page.estimatedProgress }
  /// Whether the page is being loaded.
  open var isLoading: Bool { page.isLoading }
  /// Whether there is a page before this one.
  open var canGoBack: Bool { page.canGoBack }
  /// Whether there is a page after this one.
  open var canGoForward: Bool { page.canGoForward }

  // MARK: - Scripts

  /// Runs a script in the page, and passes its result on: nil, a number, a string, a Boolean, an array or a dictionary.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    Task { [page] in
      do {
        let result = try await page.evaluate(javaScriptString)
        completionHandler?(result, nil)
      } catch {
        completionHandler?(nil, error)
      }
    }
  }
  /// Runs a script in the page, and returns its result.
  @discardableResult open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    try await page.evaluate(javaScriptString)
  }
  /// Runs the body of a function of JavaScript with arguments, and returns its result; the frame and the world have no effect.
  @discardableResult open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld = .page
  ) async throws -> Any? {
    try await page.callJavaScript(functionBody, arguments: arguments)
  }

  // MARK: - Without effect

  /// A scroll view in place of that of the page, which WPE WebKit scrolls: not shown, without effect.
  public let scrollView = UIScrollView(frame: .zero)
  /// Whether swipes go back and forward; without effect.
  open var allowsBackForwardNavigationGestures = false
  /// Whether links are previewed; without effect.
  open var allowsLinkPreview = true
  /// The name of the browser for servers; without effect.
  open var customUserAgent: String?
  /// Whether other programs may inspect the page; without effect.
  open var isInspectable = false
  /// The zoom of the page; without effect.
  open var pageZoom: CGFloat = 1
  /// The parts of the view that are covered by bars; without effect.
  open var obscuredContentInsets = UIEdgeInsets.zero
  /// The color around the page; without effect.
  open var underPageBackgroundColor: UIColor? { didSet { keyValueObservers.check() } }
}
