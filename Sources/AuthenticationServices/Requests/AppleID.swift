public import Foundation

/// A request for an Apple account, which fails with ``ASAuthorizationError/Code/notHandled``.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  /// The user of an earlier credential; nil if there is none.
  open var user: String?
}

/// The source of Apple accounts, which doesn't exist here.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// The states of a credential.
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }

  /// The name of the notification that a credential was taken back; never posted here.
  public class var credentialRevokedNotification: Notification.Name {
    Notification.Name("ASAuthorizationAppleIDProviderCredentialRevokedNotification")
  }

  /// Creates a source.
  public override init() { super.init() }

  /// Creates a request, which fails.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }

  /// Returns that there is no credential.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }

  /// Returns that there is no credential.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// The kind of person that an Apple account belongs to.
public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }

/// The age of the user.
public enum ASUserAgeRange: Int, Sendable { case unknown, child, notChild }

/// A proof of an Apple account.
///
/// There is none here.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  private let none: @Sendable () -> Never
  private init(_ none: @escaping @Sendable () -> Never) { self.none = none }

  /// The identifier of the user in the app.
  open var user: String { none() }
  /// The value of the request; nil if it had none.
  open var state: String? { none() }
  /// The parts of the user's data.
  open var authorizedScopes: [ASAuthorization.Scope] { none() }
  /// A code for the app's server; nil if there is none.
  open var authorizationCode: Data? { none() }
  /// A signed token; nil if there is none.
  open var identityToken: Data? { none() }
  /// The e-mail address; nil unless the app sees it for the first time.
  open var email: String? { none() }
  /// The name; nil unless the app sees it for the first time.
  open var fullName: PersonNameComponents? { none() }
  /// Whether the user seems to be a person.
  open var realUserStatus: ASUserDetectionStatus { none() }
}

/// The source of the user's passwords, which doesn't exist here.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// Creates a source.
  public override init() { super.init() }
  /// Creates a request, which fails.
  open func createRequest() -> ASAuthorizationPasswordRequest {
    ASAuthorizationPasswordRequest(provider: self)
  }
}

/// A request for a password of the user, which fails with ``ASAuthorizationError/Code/notHandled``.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

/// A name and a password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  /// The name.
  public let user: String
  /// The password.
  public let password: String
  /// Creates a credential.
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}
