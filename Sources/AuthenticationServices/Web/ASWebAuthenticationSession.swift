public import Foundation
public import TrellisUIKit

/// The reason that a web session failed; here, ``Code/presentationContextInvalid``.
public struct ASWebAuthenticationSessionError: LocalizedError, CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
  }

  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "com.apple.AuthenticationServices.WebAuthenticationSession" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// A sentence about the error.
  public var errorDescription: String? {
    code == .canceledLogin ? "Signing in was cancelled." : "A page can't return to the app on this system."
  }
  /// The user cancelled.
  public static var canceledLogin: Code { .canceledLogin }
  /// The window is missing.
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  /// The window can't show a page.
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

/// An object that chooses the window of a web session; never called here.
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  /// Returns the window.
  @MainActor func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Signing in by a page of the browser.
///
/// A session doesn't start: ``start()`` returns false, and the closure gets
/// ``ASWebAuthenticationSessionError/Code/presentationContextInvalid``, as a page in the browser can't return to the program.
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
  /// A closure that gets the URL at the end, or an error.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// The URL by which a page returns.
  public struct Callback: Hashable, Sendable {
    let scheme: String
    /// Returns URLs of a scheme.
    public static func customScheme(_ scheme: String) -> Callback { Callback(scheme: scheme) }
    /// Returns the URL of a host and a path.
    public static func https(host: String, path: String) -> Callback { Callback(scheme: "https") }
    /// Whether a URL returns to the app.
    public func matchesURL(_ url: URL) -> Bool { url.scheme == scheme }
  }

  private let completion: CompletionHandler
  /// The object that chooses the window; never called here.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the page shares nothing with the browser; without effect here.
  open var prefersEphemeralWebBrowserSession = false
  /// Headers of the request; without effect here.
  open var additionalHeaderFields: [String: String]?

  /// Creates a session.
  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    completion = completionHandler
  }

  /// Creates a session.
  public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    completion = completionHandler
  }

  /// False: a session doesn't start.
  open var canStart: Bool { false }

  /// Passes ``ASWebAuthenticationSessionError/Code/presentationContextInvalid`` to the closure, and returns false.
  @discardableResult
  open func start() -> Bool {
    completion(nil, ASWebAuthenticationSessionError(.presentationContextInvalid))
    return false
  }

  /// Does nothing: the session hasn't started.
  open func cancel() {}
}
