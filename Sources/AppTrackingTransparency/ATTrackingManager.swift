public import Foundation

/// The permission to track the user, which is always restricted here.
open class ATTrackingManager: NSObject {
  /// The states of the permission.
  public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }

  /// ``AuthorizationStatus/restricted``: there is no identifier for advertisers.
  open class var trackingAuthorizationStatus: AuthorizationStatus { .restricted }
  /// Passes ``AuthorizationStatus/restricted`` to the closure.
  open class func requestTrackingAuthorization(
    completionHandler: @escaping @Sendable (AuthorizationStatus) -> Void
  ) { completionHandler(.restricted) }
  /// Returns ``AuthorizationStatus/restricted``.
  open class func requestTrackingAuthorization() async -> AuthorizationStatus { .restricted }
}
