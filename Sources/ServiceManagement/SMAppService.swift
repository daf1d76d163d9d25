public import Foundation

/// A program that starts at login or in the background, which can't be registered here.
///
/// Source: documented, developer.apple.com/documentation/servicemanagement/smappservice.
open class SMAppService: NSObject, @unchecked Sendable {
  /// The states of a service.
  public enum Status: Int, Sendable { case notRegistered, enabled, requiresApproval, notFound }

  private let name: String
  private init(_ name: String) { self.name = name }

  /// The app itself.
  public static let mainApp = SMAppService("")
  /// Returns the service of a helper that starts at login.
  open class func loginItem(identifier: String) -> SMAppService { SMAppService(identifier) }
  /// Returns the service of a process of the user.
  open class func agent(plistName: String) -> SMAppService { SMAppService(plistName) }
  /// Returns the service of a process of the system.
  open class func daemon(plistName: String) -> SMAppService { SMAppService(plistName) }

  /// ``Status/notFound``: there is no registry of services.
  open var status: Status { .notFound }
  /// Throws ``SMAppServiceError`` with the code `kSMErrorServiceUnavailable`.
  open func register() throws { throw SMAppServiceError() }
  /// Throws ``SMAppServiceError`` with the code `kSMErrorServiceUnavailable`.
  open func unregister() throws { throw SMAppServiceError() }
  /// Throws ``SMAppServiceError`` with the code `kSMErrorServiceUnavailable`.
  open func unregister() async throws { throw SMAppServiceError() }
  /// Passes the error of ``register()`` to the closure.
  open func unregister(completionHandler handler: @escaping @Sendable ((any Error)?) -> Void) {
    handler(SMAppServiceError())
  }
  /// Does nothing: there are no settings of login items.
  open class func openSystemSettingsLoginItems() {}
}

/// The error of all registrations here.
public struct SMAppServiceError: LocalizedError, CustomNSError, Hashable, Sendable {
  /// The domain of the errors.
  public static var errorDomain: String { "SMAppServiceErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { kSMErrorServiceUnavailable }
  /// A sentence about the error.
  public var errorDescription: String? {
    "Programs can't be registered to start by themselves on this system."
  }
}

/// The number of the error of a service that can't be used.
public let kSMErrorServiceUnavailable = 5

/// Returns false: no helper can be registered.
public func SMLoginItemSetEnabled(_ identifier: CFString, _ enabled: Bool) -> Bool { false }
