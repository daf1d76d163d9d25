public import Foundation

/// The result of a request.
///
/// There is none here.
open class ASAuthorization: NSObject, @unchecked Sendable {
  private let none: @Sendable () -> Never
  private init(_ none: @escaping @Sendable () -> Never) { self.none = none }

  /// The source of the credential.
  open var provider: any ASAuthorizationProvider { none() }
  /// The credential.
  open var credential: any ASAuthorizationCredential { none() }

  /// A part of the user's data.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a part.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name of the user.
    public static let fullName = Scope(rawValue: "full_name")
    /// The e-mail address of the user.
    public static let email = Scope(rawValue: "email")
  }

  /// The operation of a request.
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an operation.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The operation that is needed.
    public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
    /// Signing in.
    public static let operationLogin = OpenIDOperation(rawValue: "login")
    /// Signing in again.
    public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
    /// Signing out.
    public static let operationLogout = OpenIDOperation(rawValue: "logout")
  }
}

/// A source of credentials.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// A proof of who the user is.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// A request for a credential.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
  /// The source of the credential.
  public let provider: any ASAuthorizationProvider
  init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// A request for an account of OpenID.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// The parts of the user's data; nil is none.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// A value that the answer has too; nil if there is none.
  open var state: String?
  /// A value in the token; nil if there is none.
  open var nonce: String?
  /// The operation.
  open var requestedOperation: ASAuthorization.OpenIDOperation = .operationImplicit
}
