public import Foundation

/// The domain of ``UNError``.
public let UNErrorDomain = "UNErrorDomain"

/// An error of notifications.
public struct UNError: CustomNSError, Hashable, Sendable {
  /// The reason.
  public let code: Code

  /// Creates an error.
  ///
  /// The dictionary is ignored.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The domain of the error as an `NSError`.
  public static var errorDomain: String { UNErrorDomain }
  /// The number of the error as an `NSError`.
  public var errorCode: Int { code.rawValue }

  /// The reason of an error.
  public enum Code: Int, Sendable {
    /// The app may not notify: on Linux, no notification server is on the session's bus.
    case notificationsNotAllowed = 1
    /// The URL of an attachment isn't valid.
    case attachmentInvalidURL = 100
    /// The type of an attachment isn't known.
    case attachmentUnrecognizedType
    /// An attachment is too large.
    case attachmentInvalidFileSize
    /// An attachment isn't in the store.
    case attachmentNotInDataStore
    /// An attachment couldn't be moved into the store.
    case attachmentMoveIntoDataStoreFailed
    /// An attachment is damaged.
    case attachmentCorrupt
    /// The trigger has no date in the future.
    case notificationInvalidNoDate = 1400
    /// The notification has no content.
    case notificationInvalidNoContent
    /// The object can't be the source of a content.
    case contentProvidingObjectNotAllowed = 1500
    /// The object isn't a valid source of a content.
    case contentProvidingInvalid
    /// The badge isn't valid.
    case badgeInputInvalid = 1600
  }

  /// The app may not notify.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  /// The URL of an attachment isn't valid.
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  /// The trigger has no date in the future.
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
}
