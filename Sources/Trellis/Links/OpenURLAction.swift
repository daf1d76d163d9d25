public import Foundation
import TrellisGraph

/// Opens addresses: what links do when they are tapped.
///
/// ```swift
/// @Environment(\.openURL) private var openURL
/// Button("Help") { openURL(help) }
/// ```
/// A view around may set one of its own, which decides what becomes of each address. What nobody handles is the system's: in a window
/// `xdg-open` opens it with whatever the desktop has for it; elsewhere nothing happens.
///
/// Source: documented, developer.apple.com/documentation/swiftui/openurlaction.
@preconcurrency @MainActor
public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Sendable {
    fileprivate enum Outcome: Sendable {
      case handled, discarded
      /// nil is the address itself.
      case system(URL?)
    }

    fileprivate let outcome: Outcome

    /// It was dealt with.
    public static let handled = Result(outcome: .handled)
    /// Nothing was done with it, and nothing is to be.
    public static let discarded = Result(outcome: .discarded)
    /// The system is to open it.
    public static let systemAction = Result(outcome: .system(nil))
    /// The system is to open another one.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
  }

  private let handler: (@MainActor (URL) -> Result)?
  private let opener: URLOpener?

  /// Creates an action that does something itself with each address.
  public init(handler: @escaping @MainActor (URL) -> Result) { (self.handler, opener) = (handler, nil) }

  nonisolated fileprivate init(_ handler: (@MainActor (URL) -> Result)?, _ opener: URLOpener?) {
    (self.handler, self.opener) = (handler, opener)
  }

  nonisolated fileprivate func opening(by opener: URLOpener?) -> OpenURLAction {
    OpenURLAction(handler, opener)
  }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { _ = open(url) }

  /// Opens an address, and says whether somebody dealt with it.
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

  /// Opens addresses, as links in the view do.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/openurl.
  public var openURL: OpenURLAction {
    get { (self[ActionKey.self] ?? OpenURLAction(nil, nil)).opening(by: urlOpener) }
    set { self[ActionKey.self] = newValue }
  }
}
