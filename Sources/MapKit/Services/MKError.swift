public import Foundation

/// The domain of the errors of this module.
public let MKErrorDomain = "MKErrorDomain"

/// An error of this module.
///
/// Source: documented, developer.apple.com/documentation/mapkit/mkerror-swift.struct.
public struct MKError: CustomNSError, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: UInt, Sendable {
    /// Another reason.
    case unknown = 1
    /// The server couldn't answer.
    case serverFailure = 2
    /// Too many requests.
    case loadingThrottled = 3
    /// The place wasn't found.
    case placemarkNotFound = 4
    /// No directions were found.
    case directionsNotFound = 5
    /// The data can't be decoded.
    case decodingFailed = 6
  }

  /// The kind of the error.
  public let code: Code

  /// Creates an error of a kind.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors of this module.
  public static var errorDomain: String { MKErrorDomain }
  /// The number of the code.
  public var errorCode: Int { Int(code.rawValue) }
  /// The reason.
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "There is no map server on Linux (MKError \(code))."]
  }

  /// The code of another reason.
  public static var unknown: Code { .unknown }
  /// The code for a server that couldn't answer.
  public static var serverFailure: Code { .serverFailure }
  /// The code for too many requests.
  public static var loadingThrottled: Code { .loadingThrottled }
  /// The code for a place that wasn't found.
  public static var placemarkNotFound: Code { .placemarkNotFound }
  /// The code for directions that weren't found.
  public static var directionsNotFound: Code { .directionsNotFound }
}
