public import Foundation

/// The signature of a passkey.
public protocol ASPublicKeyCredential: ASAuthorizationCredential {
  /// The data of the client as JSON.
  var rawClientDataJSON: Data { get }
  /// The identifier of the passkey.
  var credentialID: Data { get }
}

/// The signature for signing in.
public protocol ASAuthorizationPublicKeyCredentialAssertion: ASPublicKeyCredential {
  /// The signature.
  var signature: Data! { get }
  /// The data that is signed.
  var rawAuthenticatorData: Data! { get }
  /// The user.
  var userID: Data! { get }
}

/// A new passkey.
public protocol ASAuthorizationPublicKeyCredentialRegistration: ASPublicKeyCredential {
  /// The passkey's public key and its signature; nil if there is none.
  var rawAttestationObject: Data? { get }
}

/// The source of passkeys, which doesn't exist here.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider,
  @unchecked Sendable
{
  /// The domain that the passkeys are for.
  public let relyingPartyIdentifier: String

  /// Creates a source.
  public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }

  /// Creates a request for a new passkey, which fails.
  open func createCredentialRegistrationRequest(challenge: Data, name: String, userID: Data)
    -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest
  {
    let request = ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(provider: self)
    (request.challenge, request.name, request.userID) = (challenge, name, userID)
    return request
  }

  /// Creates a request for signing in, which fails.
  open func createCredentialAssertionRequest(challenge: Data)
    -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest
  {
    let request = ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(provider: self)
    request.challenge = challenge
    return request
  }
}

/// A request for a new passkey, which fails with ``ASAuthorizationError/Code/notHandled``.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
  @unchecked Sendable
{
  /// The bytes to sign.
  open var challenge = Data()
  /// The name of the user.
  open var name = ""
  /// The identifier of the user.
  open var userID = Data()
  /// The name for the user; nil is ``name``.
  open var displayName: String?
}

/// A request for signing in with a passkey, which fails with ``ASAuthorizationError/Code/notHandled``.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
  @unchecked Sendable
{
  /// The bytes to sign.
  open var challenge = Data()
  /// Whether to ask for a passkey of another device.
  open var shouldShowHybridTransport = true
}

/// The signature of a passkey for signing in.
///
/// There is none here.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject,
  ASAuthorizationPublicKeyCredentialAssertion, @unchecked Sendable
{
  private let none: @Sendable () -> Never
  private init(_ none: @escaping @Sendable () -> Never) { self.none = none }
  /// The signature.
  open var signature: Data! { none() }
  /// The data that is signed.
  open var rawAuthenticatorData: Data! { none() }
  /// The user.
  open var userID: Data! { none() }
  /// The data of the client as JSON.
  open var rawClientDataJSON: Data { none() }
  /// The identifier of the passkey.
  open var credentialID: Data { none() }
}

/// A new passkey.
///
/// There is none here.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
  ASAuthorizationPublicKeyCredentialRegistration, @unchecked Sendable
{
  private let none: @Sendable () -> Never
  private init(_ none: @escaping @Sendable () -> Never) { self.none = none }
  /// The passkey's public key and its signature; nil if there is none.
  open var rawAttestationObject: Data? { none() }
  /// The data of the client as JSON.
  open var rawClientDataJSON: Data { none() }
  /// The identifier of the passkey.
  open var credentialID: Data { none() }
}
