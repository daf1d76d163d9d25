public import Foundation

/// An engine that plays haptic patterns, which Linux doesn't have: its initializer throws `CHHapticError.notSupported`.
///
/// Source: documented, developer.apple.com/documentation/corehaptics/chhapticengine. Ours: it isn't an `NSObject`, whose initializer
/// can't throw on Linux.
public final class CHHapticEngine {
  /// Never read, because no initializer returns.
  private var never: Never { preconditionFailure("there is no haptic engine") }

  /// Returns the device's abilities: none.
  public class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHapticCapability() }

  /// Throws `CHHapticError.notSupported`.
  public init() throws { throw CHHapticError(.notSupported) }

  /// The handler of a stopped engine.
  public typealias StoppedHandler = (StoppedReason) -> Void
  /// The handler of an engine that lost its state.
  public typealias ResetHandler = () -> Void
  /// The handler of an operation's end.
  public typealias CompletionHandler = ((any Error)?) -> Void
  /// The handler of finished players.
  public typealias FinishedHandler = ((any Error)?) -> FinishedAction

  /// The reason that an engine stopped.
  public enum StoppedReason: Int, Sendable {
    /// A system error.
    case systemError = -1
    /// A call or another app took the audio session.
    case audioSessionInterrupt = 1
    /// The app is in the background.
    case applicationSuspended
    /// No player was active for some time.
    case idleTimeout
    /// The handler of finished players asked for it.
    case notifyWhenFinished
    /// The engine was destroyed.
    case engineDestroyed
    /// A game controller was disconnected.
    case gameControllerDisconnect
  }

  /// The engine's action after all players finished.
  public enum FinishedAction: Int, Sendable {
    /// Stop.
    case stopEngine = 1
    /// Go on.
    case leaveEngineRunning
  }

  /// The time in seconds.
  public var currentTime: TimeInterval { switch never {} }
  /// Called when the engine stops.
  public var stoppedHandler: StoppedHandler {
    get { switch never {} }
    set {}
  }
  /// Called when the engine lost its state.
  public var resetHandler: ResetHandler {
    get { switch never {} }
    set {}
  }
  /// Whether only haptics are played.
  public var playsHapticsOnly: Bool {
    get { switch never {} }
    set {}
  }
  /// Whether haptics are muted.
  public var isMutedForHaptics: Bool {
    get { switch never {} }
    set {}
  }
  /// Whether audio is muted.
  public var isMutedForAudio: Bool {
    get { switch never {} }
    set {}
  }
  /// Whether the engine stops without players.
  public var isAutoShutdownEnabled: Bool {
    get { switch never {} }
    set {}
  }

  /// Starts the engine.
  public func start() throws { switch never {} }
  /// Starts the engine.
  public func start(completionHandler: CompletionHandler? = nil) { switch never {} }
  /// Stops the engine.
  public func stop(completionHandler: CompletionHandler? = nil) { switch never {} }
  /// Calls a handler once all players finished.
  public func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) { switch never {} }
  /// Returns a player of a pattern.
  public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    switch never {}
  }
  /// Returns a player of a pattern.
  public func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
    switch never {}
  }
  /// Plays a pattern of a file.
  public func playPattern(from fileURL: URL) throws { switch never {} }
  /// Plays a pattern of data.
  public func playPattern(from data: Data) throws { switch never {} }
  /// Loads a sound.
  public func registerAudioResource(
    _ resourceURL: URL, options: [CHHapticPattern.AudioResourceKey: Any] = [:]
  ) throws -> CHHapticAudioResourceID {
    switch never {}
  }
  /// Forgets a sound.
  public func unregisterAudioResource(_ resourceID: CHHapticAudioResourceID) throws { switch never {} }
}

/// The abilities of a device.
public protocol CHHapticDeviceCapability {
  /// Whether it plays haptics.
  var supportsHaptics: Bool { get }
  /// Whether it plays audio with haptics.
  var supportsAudio: Bool { get }
}

/// The abilities of a device without a haptic engine.
private struct NoHapticCapability: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}
