public import Foundation

/// The domain of ``CHHapticError``.
public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"

/// An error of haptics.
public struct CHHapticError: CustomNSError, Hashable, Sendable {
  /// The reason.
  public let code: Code

  /// Creates an error.
  ///
  /// The dictionary is ignored.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The domain of the error as an `NSError`.
  public static var errorDomain: String { CoreHapticsErrorDomain }
  /// The number of the error as an `NSError`.
  public var errorCode: Int { code.rawValue }

  /// The reason of an error.
  public enum Code: Int, Sendable {
    /// The engine isn't running.
    case engineNotRunning = -4805
    /// The operation isn't allowed.
    case operationNotPermitted = -4806
    /// The engine couldn't be started in time.
    case engineStartTimeout = -4808
    /// The device has no haptic engine.
    case notSupported = -4809
    /// The server couldn't be initialized.
    case serverInitFailed = -4810
    /// The server was interrupted.
    case serverInterrupted = -4811
    /// The player isn't valid.
    case invalidPatternPlayer = -4812
    /// The pattern isn't valid.
    case invalidPatternData = -4813
    /// The dictionary of a pattern isn't valid.
    case invalidPatternDictionary = -4814
    /// The audio session isn't valid.
    case invalidAudioSession = -4815
    /// A parameter isn't valid.
    case invalidEngineParameter = -4816
    /// The type of a parameter isn't valid.
    case invalidParameterType = -4820
    /// The type of an event isn't valid.
    case invalidEventType = -4821
    /// The time of an event isn't valid.
    case invalidEventTime = -4822
    /// The duration of an event isn't valid.
    case invalidEventDuration = -4823
    /// The sound isn't valid.
    case invalidAudioResource = -4824
    /// The resources are used up.
    case resourceNotAvailable = -4825
    /// The entry doesn't exist.
    case badEventEntry = -4830
    /// The file wasn't found.
    case fileNotFound = -4851
    /// The power is too low.
    case insufficientPower = -4897
    /// The reason isn't known.
    case unknownError = -4898
    /// The memory couldn't be allocated.
    case memoryError = -4899
  }
}
