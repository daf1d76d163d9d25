extension AVPlayer {
  /// The state of a player.
  public enum Status: Int, Sendable {
    /// The state before anything is loaded.
    case unknown = 0
    /// The player can play.
    case readyToPlay = 1
    /// The player can't play anything.
    case failed = 2
  }

  /// The activity of a player.
  public enum TimeControlStatus: Int, Sendable {
    /// Paused.
    case paused = 0
    /// Waiting for an item or data.
    case waitingToPlayAtSpecifiedRate = 1
    /// Playing.
    case playing = 2
  }

  /// The action at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    /// Plays the next item; only for an ``AVQueuePlayer``.
    case advance = 0
    /// Pauses.
    case pause = 1
    /// Does nothing; the rate stays.
    case none = 2
  }

  /// A reason to wait.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    /// The documented name.
    public let rawValue: String
    /// Creates a reason of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// More data is needed.
    public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    /// The item is being opened.
    public static let evaluatingBufferingRate = WaitingReason(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    /// No item.
    public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }
}

/// The behaviour of a player in the background.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
  /// The system decides.
  case automatic = 1
  /// Playback pauses.
  case pauses = 2
  /// Playback continues, if possible.
  case continuesIfPossible = 3
}
