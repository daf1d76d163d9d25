public import Foundation

/// A change of all events from a time on.
open class CHHapticDynamicParameter: NSObject {
  /// The name of a parameter.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The strength of haptics.
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    /// The sharpness of haptics.
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    /// The loudness.
    public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
    /// The pitch.
    public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
  }

  /// The name.
  public let parameterID: ID
  /// The value.
  open var value: Float
  /// The time in seconds.
  open var relativeTime: TimeInterval

  /// Creates a parameter.
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
  }
}

/// A parameter that changes along a line through points.
open class CHHapticParameterCurve: NSObject {
  /// A point of a curve.
  open class ControlPoint: NSObject {
    /// The time in seconds.
    open var relativeTime: TimeInterval
    /// The value.
    open var value: Float

    /// Creates a point.
    public init(relativeTime time: TimeInterval, value: Float) { (relativeTime, self.value) = (time, value) }
  }

  /// The name.
  public let parameterID: CHHapticDynamicParameter.ID
  /// The time of the start in seconds.
  open var relativeTime: TimeInterval
  /// The points.
  public let controlPoints: [ControlPoint]

  /// Creates a curve.
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
  ) {
    (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime)
  }
}

/// A player of a pattern.
///
/// None exists on Linux.
public protocol CHHapticPatternPlayer: AnyObject {
  /// Starts at a time in seconds.
  func start(atTime time: TimeInterval) throws
  /// Stops at a time in seconds.
  func stop(atTime time: TimeInterval) throws
  /// Changes all events.
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  /// Ends all events.
  func cancel() throws
  /// Whether the player is silent.
  var isMuted: Bool { get set }
}

/// A player that can be paused and repeated.
///
/// None exists on Linux.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// Pauses at a time in seconds.
  func pause(atTime time: TimeInterval) throws
  /// Goes on at a time in seconds.
  func resume(atTime time: TimeInterval) throws
  /// Whether the pattern is repeated.
  var loopEnabled: Bool { get set }
  /// The time in seconds at which a repetition ends.
  var loopEnd: TimeInterval { get set }
  /// The speed.
  var playbackRate: Float { get set }
  /// Called at the end.
  var completionHandler: ((any Error)?) -> Void { get set }
}
