public import Trellis

/// The result of a request.
///
/// There is none here.
public enum ASAuthorizationResult: Sendable {
  case appleID(ASAuthorizationAppleIDCredential)
  case password(ASPasswordCredential)
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

/// The action of `\.authorizationController`, which fails with ``ASAuthorizationError/Code/notHandled``.
@MainActor
public struct AuthorizationController: Sendable {
  nonisolated init() {}

  /// Throws ``ASAuthorizationError/Code/notHandled``: no service here has credentials.
  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.notHandled) }

  /// Throws ``ASAuthorizationError/Code/notHandled``: no service here has credentials.
  public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.notHandled) }

  /// Throws ``ASAuthorizationError/Code/notHandled``: no service here has credentials.
  public func performAutoFillAssistedRequests(_ requests: [ASAuthorizationRequest]) async throws
    -> ASAuthorizationResult
  { throw ASAuthorizationError(.notHandled) }
}

extension EnvironmentValues {
  /// The action that asks for credentials.
  public var authorizationController: AuthorizationController { AuthorizationController() }
}
