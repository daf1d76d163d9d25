public import Foundation

/// The domain of the errors of this module.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// An error of this module.
///
/// Source: documented, developer.apple.com/documentation/avfoundation/averror-swift.struct.
public struct AVError: CustomNSError, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    /// Another reason.
    case unknown = -11800
    /// No memory.
    case outOfMemory = -11801
    /// The session isn't running.
    case sessionNotRunning = -11803
    /// The device was disconnected.
    case deviceNotConnected = -11814
    /// The media can't be decoded.
    case decodeFailed = -11821
    /// The address can't be opened.
    case fileFormatNotRecognized = -11828
    /// The content isn't available.
    case contentIsUnavailable = -11863
    /// The user didn't permit it.
    case applicationIsNotAuthorizedToUseDevice = -11852
    /// The operation isn't supported.
    case operationNotSupportedForAsset = -11838
    /// No picture at a time.
    case noImageAtTime = -11832
  }

  /// The kind of the error.
  public let code: Code
  /// The reason, for the user.
  public let localizedDescription: String

  init(_ code: Code, _ reason: String) { (self.code, localizedDescription) = (code, reason) }

  /// The domain of the errors of this module.
  public static var errorDomain: String { AVFoundationErrorDomain }
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// The reason, for the user.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }
}
