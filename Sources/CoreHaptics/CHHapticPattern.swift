public import Foundation

/// The number of a sound.
public typealias CHHapticAudioResourceID = Int
/// The time of the engine's next output.
public let CHHapticTimeImmediate: TimeInterval = 0

/// Haptic and audio events in order of time.
///
/// Not played on Linux.
open class CHHapticPattern: NSObject {
  /// The key of a part of a pattern in a dictionary.
  public struct Key: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The version.
    public static let version = Key(rawValue: "Version")
    /// The array of events and parameters.
    public static let pattern = Key(rawValue: "Pattern")
    /// An event.
    public static let event = Key(rawValue: "Event")
    /// The type of an event.
    public static let eventType = Key(rawValue: "EventType")
    /// The duration of an event.
    public static let eventDuration = Key(rawValue: "EventDuration")
    /// The parameters of an event.
    public static let eventParameters = Key(rawValue: "EventParameters")
    /// The name of a parameter.
    public static let parameterID = Key(rawValue: "ParameterID")
    /// The value of a parameter.
    public static let parameterValue = Key(rawValue: "ParameterValue")
    /// A time.
    public static let time = Key(rawValue: "Time")
  }

  /// The key of an option of a sound.
  public struct AudioResourceKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private let events: [CHHapticEvent]

  /// Creates a pattern.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws { self.events = events }
  /// Creates a pattern.
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    self.events = events
  }

  /// The time in seconds of the end of the last event.
  open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
}

/// A tap, a buzz or a sound.
open class CHHapticEvent: NSObject {
  /// The kind of an event.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A tap.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// A buzz.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    /// A tone.
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    /// A sound of a file.
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }

  /// The name of a parameter.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The strength.
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    /// The sharpness.
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    /// The time in which an event begins.
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    /// The time in which an event becomes weaker.
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    /// The time in which an event ends.
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    /// Whether the strength is kept, 1, or falls, 0.
    public static let sustained = ParameterID(rawValue: "Sustained")
    /// The loudness.
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    /// The pitch.
    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
    /// The position between left and right.
    public static let audioPan = ParameterID(rawValue: "AudioPan")
    /// The brightness.
    public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
  }

  /// The kind.
  public let type: EventType
  /// The parameters.
  public let eventParameters: [CHHapticEventParameter]
  /// The time of the start in seconds.
  open var relativeTime: TimeInterval
  /// The length in seconds.
  open var duration: TimeInterval

  /// Creates an event.
  public init(
    eventType type: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval,
    duration: TimeInterval = 0
  ) {
    (self.type, eventParameters, self.relativeTime, self.duration) = (
      type, parameters, relativeTime, duration
    )
  }

  /// Creates the event of a sound.
  public convenience init(
    audioResourceID: CHHapticAudioResourceID, parameters: [CHHapticEventParameter],
    relativeTime: TimeInterval,
    duration: TimeInterval = 0
  ) {
    self.init(eventType: .audioCustom, parameters: parameters, relativeTime: relativeTime, duration: duration)
  }
}

/// A parameter of an event.
open class CHHapticEventParameter: NSObject {
  /// The name.
  public let parameterID: CHHapticEvent.ParameterID
  /// The value.
  open var value: Float

  /// Creates a parameter.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}
