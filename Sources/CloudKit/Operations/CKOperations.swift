public import Foundation

/// A request to iCloud, which fails with ``CKError/Code/notAuthenticated``.
open class CKOperation: Operation, @unchecked Sendable {
  /// The settings of a request; without effect here.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The app's part of iCloud; nil is the default one.
    open var container: CKContainer?
    /// Whether the app waits for the request.
    open var qualityOfService = QualityOfService.default
    /// The time in seconds after which a request fails.
    open var timeoutIntervalForRequest: TimeInterval = 60
    /// Creates settings.
    public override init() { super.init() }
  }
  /// The settings; without effect here.
  open var configuration: Configuration! = Configuration()

  /// Calls the closures of the request with the error.
  func fail(_ error: CKError) {}
  /// Fails with ``CKError/Code/notAuthenticated``.
  open override func main() { fail(CKError(isCancelled ? .operationCancelled : .notAuthenticated)) }
}

/// A request to a database of iCloud.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  /// The database; nil is the private one.
  open var database: CKDatabase?
}

/// A request to store and remove records.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The records that are stored.
  public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }
  /// The records to store.
  open var recordsToSave: [CKRecord]?
  /// The records to remove.
  open var recordIDsToDelete: [CKRecord.ID]?
  /// The records that are stored.
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  /// Whether all records are stored or none.
  open var isAtomic = true
  /// Gets each stored record; never called here.
  open var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
  /// Gets each stored record; never called here.
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Gets the records, or the error.
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  /// Gets the result.
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

  /// Creates a request.
  public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
    (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
  }
  override func fail(_ error: CKError) {
    modifyRecordsCompletionBlock?(nil, nil, error)
    modifyRecordsResultBlock?(.failure(error))
  }
}

/// A request for the records of a search.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The number of records that the server likes.
  public static let maximumResults = 0
  /// A place in the records of a search.
  ///
  /// There is none here.
  public final class Cursor: NSObject, Sendable {
    private let none: @Sendable () -> Never
    private init(_ none: @escaping @Sendable () -> Never) { self.none = none }
  }
  /// The search; nil for a cursor.
  open var query: CKQuery?
  /// The place at which the request begins; nil is the first record.
  open var cursor: Cursor?
  /// The zone; nil is all.
  open var zoneID: CKRecordZone.ID?
  /// The number of records; 0 is ``maximumResults``.
  open var resultsLimit = CKQueryOperation.maximumResults
  /// The fields; nil is all.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// Gets each record; never called here.
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  /// Gets each record; never called here.
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Gets the place after the last record, or the error.
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  /// Gets the place after the last record, or the error.
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?

  /// Creates a request for a search.
  public init(query: CKQuery) { self.query = query }
  /// Creates a request for more records.
  public init(cursor: Cursor) { self.cursor = cursor }
  override func fail(_ error: CKError) {
    queryCompletionBlock?(nil, error)
    queryResultBlock?(.failure(error))
  }
}

/// A request to store and remove zones.
open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Gets the zones, or the error.
  open var modifyRecordZonesCompletionBlock: (([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?
  /// Gets the result.
  open var modifyRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Creates a request.
  public init(recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil) {}
  override func fail(_ error: CKError) {
    modifyRecordZonesCompletionBlock?(nil, nil, error)
    modifyRecordZonesResultBlock?(.failure(error))
  }
}

/// A request to store and remove requests for notifications.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Gets the requests, or the error.
  open var modifySubscriptionsCompletionBlock:
    (([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?
  /// Gets the result.
  open var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Creates a request.
  public init(
    subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil
  ) {}
  override func fail(_ error: CKError) {
    modifySubscriptionsCompletionBlock?(nil, nil, error)
    modifySubscriptionsResultBlock?(.failure(error))
  }
}

/// A request for the app's requests for notifications.
open class CKFetchSubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Gets the requests, or the error.
  open var fetchSubscriptionCompletionBlock: (([CKSubscription.ID: CKSubscription]?, (any Error)?) -> Void)?
  /// Gets the result.
  open var fetchSubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Creates a request.
  public init(subscriptionIDs: [CKSubscription.ID]) {}
  override func fail(_ error: CKError) {
    fetchSubscriptionCompletionBlock?(nil, error)
    fetchSubscriptionsResultBlock?(.failure(error))
  }
}

/// A request for the changes of zones.
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The settings for a zone.
  open class ZoneConfiguration: NSObject, @unchecked Sendable {
    /// The state after which changes are wanted; nil is all.
    open var previousServerChangeToken: CKServerChangeToken?
    /// The number of changes; nil is the server's choice.
    open var resultsLimit: Int?
    /// The fields; nil is all.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Creates settings.
    public init(
      previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil,
      desiredKeys: [CKRecord.FieldKey]? = nil
    ) {
      (self.previousServerChangeToken, self.resultsLimit) = (previousServerChangeToken, resultsLimit)
      self.desiredKeys = desiredKeys
    }
  }
  /// The zones.
  open var recordZoneIDs: [CKRecordZone.ID]?
  /// The settings for each zone.
  open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
  /// Whether the request goes on until there are no more changes.
  open var fetchAllChanges = true
  /// Gets each changed record; never called here.
  open var recordChangedBlock: ((CKRecord) -> Void)?
  /// Gets each changed record; never called here.
  open var recordWasChangedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Gets each removed record; never called here.
  open var recordWithIDWasDeletedBlock: ((CKRecord.ID, CKRecord.RecordType) -> Void)?
  /// Gets each state; never called here.
  open var recordZoneChangeTokensUpdatedBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
  /// Gets the last state of a zone; never called here.
  open var recordZoneFetchCompletionBlock:
    ((CKRecordZone.ID, CKServerChangeToken?, Data?, Bool, (any Error)?) -> Void)?
  /// Gets the error.
  open var fetchRecordZoneChangesCompletionBlock: (((any Error)?) -> Void)?
  /// Gets the result.
  open var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)?

  /// Creates a request for all zones.
  public override init() { super.init() }
  /// Creates a request for zones.
  public init(
    recordZoneIDs: [CKRecordZone.ID],
    configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
  ) {
    (self.recordZoneIDs, self.configurationsByRecordZoneID) = (recordZoneIDs, configurationsByRecordZoneID)
  }
  override func fail(_ error: CKError) {
    fetchRecordZoneChangesCompletionBlock?(error)
    fetchRecordZoneChangesResultBlock?(.failure(error))
  }
}
