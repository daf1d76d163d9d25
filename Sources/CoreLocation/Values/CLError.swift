public import Foundation

/// The domain of ``CLError``.
public let kCLErrorDomain = "kCLErrorDomain"

/// An error of a location service.
public struct CLError: CustomNSError, Hashable, Sendable {
  /// The reason.
  public let code: Code

  /// Creates an error.
  ///
  /// The dictionary is ignored.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The domain of the error as an `NSError`.
  public static var errorDomain: String { kCLErrorDomain }
  /// The number of the error as an `NSError`.
  public var errorCode: Int { code.rawValue }

  /// The reason of an error.
  public enum Code: Int, Sendable {
    /// No location could be determined yet.
    case locationUnknown
    /// The user or the desktop denied access.
    case denied
    /// The network or the service isn't available.
    case network
    /// The heading couldn't be determined.
    case headingFailure
    /// Watching regions is denied, or impossible.
    case regionMonitoringDenied
    /// Watching a region failed.
    case regionMonitoringFailure
    /// A region couldn't be set up at once.
    case regionMonitoringSetupDelayed
    /// Events of a region are delayed.
    case regionMonitoringResponseDelayed
    /// A geocoder found no result.
    case geocodeFoundNoResult
    /// A geocoder found only a part of the result.
    case geocodeFoundPartialResult
    /// A geocoder's request was cancelled.
    case geocodeCanceled
    /// Deferred updates failed.
    case deferredFailed
    /// Deferred updates aren't possible while locations aren't updated.
    case deferredNotUpdatingLocation
    /// Deferred updates aren't possible with this accuracy.
    case deferredAccuracyTooLow
    /// Deferred updates aren't possible with a distance filter.
    case deferredDistanceFiltered
    /// Deferred updates were cancelled.
    case deferredCanceled
    /// Beacons can't be ranged.
    case rangingUnavailable
    /// Ranging beacons failed.
    case rangingFailure
    /// A prompt was declined.
    case promptDeclined
    /// The historical location couldn't be determined.
    case historicalLocationError
  }

  /// No location could be determined yet.
  public static var locationUnknown: Code { .locationUnknown }
  /// The user or the desktop denied access.
  public static var denied: Code { .denied }
  /// The network or the service isn't available.
  public static var network: Code { .network }
  /// The heading couldn't be determined.
  public static var headingFailure: Code { .headingFailure }
  /// Watching regions is denied, or impossible.
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  /// A geocoder found no result.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// A geocoder's request was cancelled.
  public static var geocodeCanceled: Code { .geocodeCanceled }
}

/// Returns whether an error has a code, for `catch CLError.denied`.
public func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
