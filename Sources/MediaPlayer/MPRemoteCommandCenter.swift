public import Foundation

/// The result of a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

/// The commands of the lock screen and of keys, none of which arrive here.
///
/// Source: documented, developer.apple.com/documentation/mediaplayer/mpremotecommandcenter.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let center = MPRemoteCommandCenter()
  private override init() {}
  /// The only object.
  open class func shared() -> MPRemoteCommandCenter { center }
  /// Plays.
  public let playCommand = MPRemoteCommand()
  /// Pauses.
  public let pauseCommand = MPRemoteCommand()
  /// Stops.
  public let stopCommand = MPRemoteCommand()
  /// Plays or pauses.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// Goes to the next item.
  public let nextTrackCommand = MPRemoteCommand()
  /// Goes to the item before.
  public let previousTrackCommand = MPRemoteCommand()
  /// Goes forward by some seconds.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// Goes back by some seconds.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// Goes to a position.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  /// Changes the rate.
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  /// Marks as liked.
  public let likeCommand = MPFeedbackCommand()
}

/// A command, which never arrives here.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  /// Whether the command may be sent; true by default.
  open var isEnabled = true
  override init() {}
  /// Returns an object for ``removeTarget(_:)``; the closure is never called here.
  @discardableResult
  open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
    NSObject()
  }
  /// Does nothing.
  open func removeTarget(_ target: Any?) {}
}

/// A command that skips some seconds.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  /// The seconds.
  open var preferredIntervals: [NSNumber] = []
}

/// A command that goes to a position.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

/// A command that changes the rate.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  /// The rates; 1 is normal.
  open var supportedPlaybackRates: [NSNumber] = []
}

/// A command that judges an item.
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
  /// Whether the item is judged so.
  open var isActive = false
  /// The title.
  open var localizedTitle = ""
}

/// The arrival of a command; never made here.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  /// The time in seconds.
  public let timestamp: TimeInterval = 0
  override init() {}
}

/// The arrival of a command that goes to a position; never made here.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The position in seconds.
  public let positionTime: TimeInterval = 0
}

/// The arrival of a command that skips; never made here.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The seconds.
  public let interval: TimeInterval = 0
}

/// The arrival of a command that changes the rate; never made here.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The rate; 1 is normal.
  public let playbackRate: Float = 0
}
