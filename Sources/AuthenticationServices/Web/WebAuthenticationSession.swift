public import Foundation
public import Trellis

/// The action of `\.webAuthenticationSession`, which fails: a page in the browser can't return to the program.
@MainActor
public struct WebAuthenticationSession: Sendable {
  nonisolated init() {}

  /// The data that a page shares with the browser.
  public struct BrowserSession: Hashable, Sendable {
    private let isEphemeral: Bool
    /// All.
    public static let shared = BrowserSession(isEphemeral: false)
    /// None.
    public static let ephemeral = BrowserSession(isEphemeral: true)
  }

  /// Throws ``ASWebAuthenticationSessionError/Code/presentationContextInvalid``.
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL { throw ASWebAuthenticationSessionError(.presentationContextInvalid) }

  /// Throws ``ASWebAuthenticationSessionError/Code/presentationContextInvalid``.
  public func authenticate(
    using url: URL, callback: ASWebAuthenticationSession.Callback,
    preferredBrowserSession: BrowserSession? = nil,
    additionalHeaderFields: [String: String]
  ) async throws -> URL { throw ASWebAuthenticationSessionError(.presentationContextInvalid) }
}

extension EnvironmentValues {
  /// The action that signs in by a page of the browser.
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
