public import Foundation

/// The permission for a camera or microphone.
public enum AVAuthorizationStatus: Int, Sendable {
  /// The user wasn't asked.
  case notDetermined = 0
  /// The system doesn't permit it.
  case restricted = 1
  /// The user refused.
  case denied = 2
  /// The user allowed it.
  case authorized = 3
}

/// A camera or microphone; this module finds none on Linux.
///
/// Source: documented, developer.apple.com/documentation/avfoundation/avcapturedevice.
public final class AVCaptureDevice: NSObject, Sendable {
  private override init() {}

  /// Returns restricted: pictures and sound aren't recorded on Linux.
  public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .restricted }

  /// Returns false: pictures and sound aren't recorded on Linux.
  public class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  /// Passes false to a closure: pictures and sound aren't recorded on Linux.
  public class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    handler(false)
  }

  /// Returns nil: no device is found on Linux.
  public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
}
