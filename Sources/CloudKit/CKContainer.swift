public import Foundation

/// The states of the iCloud account.
public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

/// The app's part of iCloud, which can't be reached here: the account's status is ``CKAccountStatus/noAccount``.
open class CKContainer: NSObject, @unchecked Sendable {
  private static let only = CKContainer(identifier: Bundle.main.bundleIdentifier ?? "app")
  /// The identifier; nil never.
  public let containerIdentifier: String?
  /// The database of the user.
  public let privateCloudDatabase = CKDatabase(.private)
  /// The database of all users.
  public let publicCloudDatabase = CKDatabase(.public)
  /// The database of what others share with the user.
  public let sharedCloudDatabase = CKDatabase(.shared)

  /// Creates a container.
  public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
  /// The container of the app.
  open class func `default`() -> CKContainer { only }
  /// Returns a database.
  open func database(with scope: CKDatabase.Scope) -> CKDatabase {
    switch scope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }

  /// Passes ``CKAccountStatus/noAccount`` to the closure.
  open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
    completionHandler(.noAccount, nil)
  }
  /// Returns ``CKAccountStatus/noAccount``.
  open func accountStatus() async throws -> CKAccountStatus { .noAccount }
  /// Fails with ``CKError/Code/notAuthenticated``.
  open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  /// Throws ``CKError/Code/notAuthenticated``.
  open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
  /// Adds an operation, which fails with ``CKError/Code/notAuthenticated``.
  open func add(_ operation: CKOperation) { operation.start() }
}

/// A database of iCloud.
///
/// Each call fails with ``CKError/Code/notAuthenticated``.
open class CKDatabase: NSObject, @unchecked Sendable {
  /// The owners of a database.
  public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }
  /// The owner.
  public let databaseScope: Scope
  init(_ scope: Scope) { databaseScope = scope }

  private var failure: CKError { CKError(.notAuthenticated) }

  /// Adds an operation, which fails with ``CKError/Code/notAuthenticated``.
  open func add(_ operation: CKDatabaseOperation) { operation.start() }

  /// Fails with ``CKError/Code/notAuthenticated``.
  open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void)
  {
    completionHandler(nil, failure)
  }
  /// Fails with ``CKError/Code/notAuthenticated``.
  open func save(
    _ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
  ) {
    completionHandler(nil, failure)
  }
  /// Fails with ``CKError/Code/notAuthenticated``.
  open func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) { completionHandler(nil, failure) }
  /// Fails with ``CKError/Code/notAuthenticated``.
  open func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { completionHandler(nil, failure) }
  /// Fails with ``CKError/Code/notAuthenticated``.
  open func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) { completionHandler(nil, failure) }
  /// Fails with ``CKError/Code/notAuthenticated``.
  open func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) { completionHandler(nil, failure) }
  /// Fails with ``CKError/Code/notAuthenticated``.
  open func fetchAllSubscriptions(
    completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void
  ) { completionHandler(nil, failure) }
  /// Fails with ``CKError/Code/notAuthenticated``.
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) { completionHandler(nil, failure) }
  /// Fails with ``CKError/Code/notAuthenticated``.
  open func fetch(
    withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = CKQueryOperation.maximumResults,
    completionHandler:
      @escaping @Sendable (
        Result<
          (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?),
          any Error
        >
      ) -> Void
  ) { completionHandler(.failure(failure)) }

  /// Throws ``CKError/Code/notAuthenticated``.
  open func save(_ record: CKRecord) async throws -> CKRecord { throw failure }
  /// Throws ``CKError/Code/notAuthenticated``.
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw failure }
  /// Throws ``CKError/Code/notAuthenticated``.
  open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw failure }
  /// Throws ``CKError/Code/notAuthenticated``.
  open func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  ) { throw failure }
}
