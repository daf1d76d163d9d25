public import Foundation

/// The reason that signing in failed; here, ``Code/notHandled``.
public struct ASAuthorizationError: LocalizedError, CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive,
      matchedExcludedCredential
    case credentialImport, credentialExport
  }

  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors.
  public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// A sentence about the error.
  public var errorDescription: String? {
    code == .notHandled
      ? "Signing in this way isn't available on this system." : "Signing in failed (\(code))."
  }

  /// Another reason.
  public static var unknown: Code { .unknown }
  /// The user cancelled.
  public static var canceled: Code { .canceled }
  /// The answer couldn't be read.
  public static var invalidResponse: Code { .invalidResponse }
  /// The request wasn't handled.
  public static var notHandled: Code { .notHandled }
  /// The request failed.
  public static var failed: Code { .failed }
  /// The user would have had to act.
  public static var notInteractive: Code { .notInteractive }
}
