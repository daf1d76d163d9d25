public import Foundation

/// A request for notifications about changes.
///
/// None arrives here.
open class CKSubscription: NSObject, @unchecked Sendable {
  /// An identifier.
  public typealias ID = String
  /// The identifier.
  public let subscriptionID: ID
  /// The contents of the notifications; nil if there are none.
  open var notificationInfo: NotificationInfo?
  init(id: ID) { subscriptionID = id }

  /// The contents of a notification.
  open class NotificationInfo: NSObject, @unchecked Sendable {
    /// The text; nil if there is none.
    open var alertBody: String?
    /// The key of the text in the app's table; nil if there is none.
    open var alertLocalizationKey: String?
    /// The fields in the text; nil is none.
    open var alertLocalizationArgs: [CKRecord.FieldKey]?
    /// The title; nil if there is none.
    open var title: String?
    /// The sound; nil if there is none.
    open var soundName: String?
    /// Whether the app's badge changes.
    open var shouldBadge = false
    /// Whether the app is woken.
    open var shouldSendContentAvailable = false
    /// Whether the app may change the notification.
    open var shouldSendMutableContent = false
    /// The fields in the notification; nil is none.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// The category; nil if there is none.
    open var category: String?
    /// Creates contents.
    public override init() { super.init() }
    /// Creates contents with a text.
    public convenience init(
      alertBody: String? = nil, alertLocalizationKey: String? = nil, alertLocalizationArgs: [String] = [],
      title: String? = nil, soundName: String? = nil, desiredKeys: [String] = [], shouldBadge: Bool = false,
      shouldSendContentAvailable: Bool = false, shouldSendMutableContent: Bool = false,
      category: String? = nil
    ) {
      self.init()
      (self.alertBody, self.alertLocalizationKey, self.title) = (alertBody, alertLocalizationKey, title)
      (self.alertLocalizationArgs, self.soundName) = (alertLocalizationArgs, soundName)
      (self.desiredKeys, self.shouldBadge, self.category) = (desiredKeys, shouldBadge, category)
      self.shouldSendContentAvailable = shouldSendContentAvailable
      self.shouldSendMutableContent = shouldSendMutableContent
    }
  }
}

/// A request for notifications about the records of a search.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  /// The changes that cause a notification.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// New records.
    public static let firesOnRecordCreation = Options(rawValue: 1)
    /// Changed records.
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    /// Removed records.
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    /// Only the first change.
    public static let firesOnce = Options(rawValue: 8)
  }
  /// The kind of the records; nil never.
  public let recordType: CKRecord.RecordType?
  /// The condition.
  public let predicate: NSPredicate
  /// The changes that cause a notification.
  public let querySubscriptionOptions: Options
  /// The zone; nil is all.
  open var zoneID: CKRecordZone.ID?

  /// Creates a request; without an identifier, it gets one of its own.
  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: ID = UUID().uuidString,
    options: Options = []
  ) {
    (self.recordType, self.predicate, querySubscriptionOptions) = (recordType, predicate, options)
    super.init(id: subscriptionID)
  }
}

/// A request for notifications about a database.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  /// Creates a request; without an identifier, it gets one of its own.
  public init(subscriptionID: ID = UUID().uuidString) { super.init(id: subscriptionID) }
}

/// A request for notifications about a zone.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  /// The zone.
  public let zoneID: CKRecordZone.ID
  /// Creates a request; without an identifier, it gets one of its own.
  public init(zoneID: CKRecordZone.ID, subscriptionID: ID = UUID().uuidString) {
    self.zoneID = zoneID
    super.init(id: subscriptionID)
  }
}
