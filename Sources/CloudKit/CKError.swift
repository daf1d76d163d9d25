public import Foundation

/// The key of an error's wait in seconds.
public let CKErrorRetryAfterKey = "CKRetryAfter"
/// The key of the errors of single items.
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
/// The key of the record on the server.
public let CKRecordChangedErrorServerRecordKey = "ServerRecord"
/// The key of the record that was to be stored.
public let CKRecordChangedErrorClientRecordKey = "ClientRecord"
/// The key of the record before the change.
public let CKRecordChangedErrorAncestorRecordKey = "AncestorRecord"
/// The name of the user's own record.
public let CKCurrentUserDefaultName = "__defaultOwner__"

/// The reason that an operation failed; here, ``Code/notAuthenticated``.
public struct CKError: LocalizedError, CustomNSError, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case internalError = 1
    case partialFailure = 2
    case networkUnavailable = 3
    case networkFailure = 4
    case badContainer = 5
    case serviceUnavailable = 6
    case requestRateLimited = 7
    case missingEntitlement = 8
    case notAuthenticated = 9
    case permissionFailure = 10
    case unknownItem = 11
    case invalidArguments = 12
    case resultsTruncated = 13
    case serverRecordChanged = 14
    case serverRejectedRequest = 15
    case assetFileNotFound = 16
    case assetFileModified = 17
    case incompatibleVersion = 18
    case constraintViolation = 19
    case operationCancelled = 20
    case changeTokenExpired = 21
    case batchRequestFailed = 22
    case zoneBusy = 23
    case badDatabase = 24
    case quotaExceeded = 25
    case zoneNotFound = 26
    case limitExceeded = 27
    case userDeletedZone = 28
    case tooManyParticipants = 29
    case alreadyShared = 30
    case referenceViolation = 31
    case managedAccountRestricted = 32
    case participantMayNeedVerification = 33
    case serverResponseLost = 34
    case assetNotAvailable = 35
    case accountTemporarilyUnavailable = 36
  }

  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "CKErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// More about the error; empty here.
  public var userInfo: [String: Any] { [:] }
  /// A sentence about the error.
  public var errorDescription: String? { "There is no iCloud account on this system." }
  /// The time in seconds after which the operation may be tried again; nil, as it can't succeed.
  public var retryAfterSeconds: Double? { nil }
  /// The errors of single items; nil, as the operation failed as a whole.
  public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
  /// The record on the server; nil, as there is none.
  public var serverRecord: CKRecord? { nil }
  /// The record that was to be stored; nil, as it didn't differ.
  public var clientRecord: CKRecord? { nil }

  /// The account is missing.
  public static var notAuthenticated: Code { .notAuthenticated }
  /// The item doesn't exist.
  public static var unknownItem: Code { .unknownItem }
  /// The zone doesn't exist.
  public static var zoneNotFound: Code { .zoneNotFound }
  /// The network isn't available.
  public static var networkUnavailable: Code { .networkUnavailable }
}

extension Notification.Name {
  /// The name of the notification that the account has changed; never posted here.
  public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}
