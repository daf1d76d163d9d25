public import Foundation

/// The reason that health data can't be read or saved; here, ``Code/errorHealthDataUnavailable``.
public struct HKError: LocalizedError, CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case noError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument
    case errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible
    case errorUserCanceled
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "com.apple.healthkit" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// A sentence about the error.
  public var errorDescription: String? { "Health data is unavailable on this system." }

  static let unavailable = HKError(.errorHealthDataUnavailable)
}
