public import Foundation

/// The states of the authorization for a kind of data.
public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }

/// The store of health data, which doesn't exist here.
open class HKHealthStore: NSObject, @unchecked Sendable {
  /// Creates a store.
  public override init() {}

  /// Whether there is health data; false here.
  public class func isHealthDataAvailable() -> Bool { false }

  /// Returns the authorization for a kind of data, which is never determined here.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }

  /// Requests authorization; throws ``HKError/Code/errorHealthDataUnavailable``.
  open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
    async throws
  {
    throw HKError.unavailable
  }

  /// Requests authorization, which fails.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completion(false, HKError.unavailable)
  }

  /// Calls the query's handler with an error.
  open func execute(_ query: HKQuery) { query.fail(.unavailable) }

  /// Does nothing, because queries end immediately.
  open func stop(_ query: HKQuery) {}

  /// Saves an object, which fails.
  open func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, HKError.unavailable)
  }

  /// Saves objects, which fails.
  open func save(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, HKError.unavailable)
  }

  /// Saves an object; throws ``HKError/Code/errorHealthDataUnavailable``.
  open func save(_ object: HKObject) async throws { throw HKError.unavailable }
}
