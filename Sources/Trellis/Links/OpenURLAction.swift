public import Foundation
import TrellisGraph

/// An action that opens URLs, as links do when they are tapped.
///
/// ```swift
/// @Environment(\.openURL) private var openURL
/// Button("Help") { openURL(help) }
/// ```
/// A view around may set an action of its own, which handles or rejects each URL. By default, URLs are opened by the system: in a
/// window, `xdg-open` opens them with the desktop's application for them; elsewhere nothing happens.
@preconcurrency @MainActor
public struct OpenURLAction {
  /// The outcome of opening a URL.
  public struct Result: Sendable {
    fileprivate enum Outcome: Sendable {
      case handled, discarded
      /// Opening by the system; nil is the URL itself.
      case system(URL?)
    }

    fileprivate let outcome: Outcome

    /// The URL was handled.
    public static let handled = Result(outcome: .handled)
    /// The URL was ignored.
    public static let discarded = Result(outcome: .discarded)
    /// The system opens the URL.
    public static let systemAction = Result(outcome: .system(nil))
    /// The system opens another URL.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
  }

  private let handler: (@MainActor (URL) -> Result)?
  private let opener: URLOpener?

  /// Creates an action that handles each URL with a closure.
  public init(handler: @escaping @MainActor (URL) -> Result) { (self.handler, opener) = (handler, nil) }

  nonisolated fileprivate init(_ handler: (@MainActor (URL) -> Result)?, _ opener: URLOpener?) {
    (self.handler, self.opener) = (handler, opener)
  }

  nonisolated fileprivate func opening(by opener: URLOpener?) -> OpenURLAction {
    OpenURLAction(handler, opener)
  }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) { _ = open(url) }

  /// Opens a URL, and calls the completion with whether the URL was handled.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(open(url))
  }

  private func open(_ url: URL) -> Bool {
    switch (handler?(url) ?? .systemAction).outcome {
    case .handled: return true
    case .discarded: return false
    case .system(let other): return opener?.open(other ?? url) ?? false
    }
  }
}

extension EnvironmentValues {
  private enum ActionKey: EnvironmentKey {
    static var defaultValue: OpenURLAction? { nil }
  }

  /// The action that opens URLs for links in the view.
  public var openURL: OpenURLAction {
    get { (self[ActionKey.self] ?? OpenURLAction(nil, nil)).opening(by: urlOpener) }
    set { self[ActionKey.self] = newValue }
  }
}
