@_exported public import Foundation

/// The permission for a library of photos.
public enum PHAuthorizationStatus: Int, Sendable {
  /// The user wasn't asked.
  case notDetermined = 0
  /// The system doesn't permit it.
  case restricted = 1
  /// The user refused.
  case denied = 2
  /// The user allowed it.
  case authorized = 3
  /// The user allowed some photos.
  case limited = 4
}

/// The use of a library of photos.
public enum PHAccessLevel: Int, Sendable {
  /// Adding photos.
  case addOnly = 1
  /// Reading and adding photos.
  case readWrite = 2
}

/// The domain of the errors of this module.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// An error of this module.
public struct PHPhotosError: CustomNSError, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    /// Another reason.
    case internalError = -1
    /// The user cancelled.
    case userCancelled = 3072
    /// The library isn't there.
    case libraryVolumeOffline = 3114
    /// The user didn't permit access.
    case accessUserDenied = 3311
    /// The system doesn't permit access.
    case accessRestricted = 3310
  }

  /// The kind of the error.
  public let code: Code

  /// Creates an error of a kind.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors of this module.
  public static var errorDomain: String { PHPhotosErrorDomain }
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// The reason.
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "There is no library of photos on Linux."]
  }
}

/// A library of photos, which Linux doesn't have: access is restricted, and changes fail.
///
/// Let the user choose files with `PhotosPicker` instead, which needs no permission.
///
/// Source: documented, developer.apple.com/documentation/photokit/phphotolibrary.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let only = PHPhotoLibrary()
  private override init() {}

  /// Returns the library.
  public class func shared() -> PHPhotoLibrary { only }

  /// Returns restricted: there is no library on Linux.
  public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .restricted
  }
  /// Returns restricted: there is no library on Linux.
  public class func authorizationStatus() -> PHAuthorizationStatus { .restricted }

  /// Returns restricted: there is no library on Linux.
  @discardableResult
  public class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    .restricted
  }

  /// Passes restricted to a closure: there is no library on Linux.
  public class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    handler(.restricted)
  }

  /// Passes restricted to a closure: there is no library on Linux.
  public class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    handler(.restricted)
  }

  /// Throws ``PHPhotosError/Code/accessRestricted``, without a call of the closure: there is no library on Linux.
  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    throw PHPhotosError(.accessRestricted)
  }

  /// Passes an error to the second closure, without a call of the first: there is no library on Linux.
  open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(false, PHPhotosError(.accessRestricted))
  }
}
