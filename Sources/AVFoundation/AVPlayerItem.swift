public import CoreMedia
public import Foundation
public import TrellisFoundation
import TrellisMedia

/// Media in a player.
///
/// Its properties change on the main thread, where observers by key paths are called.
///
/// Source: documented, developer.apple.com/documentation/avfoundation/avplayeritem.
open class AVPlayerItem: NSObject, _KeyValueObservable, @unchecked Sendable {
  /// The observers of the properties.
  public let keyValueObservers = _KeyValueObservers()
  /// The state of an item.
  public enum Status: Int, Sendable {
    /// The item isn't loaded yet.
    case unknown = 0
    /// The item can be played.
    case readyToPlay = 1
    /// The item can't be played.
    case failed = 2
  }

  /// The media.
  public let asset: AVAsset
  /// The state.
  public internal(set) var status = Status.unknown
  /// The reason that the item can't be played; nil otherwise.
  public internal(set) var error: (any Error)?
  /// The duration; indefinite until the item is ready, and for live media.
  public internal(set) var duration = CMTime.indefinite
  /// The size of the pictures; zero until it is known, and for sound.
  public internal(set) var presentationSize = CGSize.zero
  /// Whether playback isn't waiting for data.
  public internal(set) var isPlaybackLikelyToKeepUp = false
  /// The buffer's length in seconds, which has no effect.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// The largest number of bits per second, which has no effect.
  open var preferredPeakBitRate: Double = 0

  /// The player of the item.
  weak var player: AVPlayer?
  /// The position before the item gets a player, and after it has lost it.
  var startTime = CMTime.zero

  /// Creates an item of an address.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// Creates an item of an asset.
  public init(asset: AVAsset) { self.asset = asset }

  /// Creates an item of an asset; the keys have no effect.
  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }

  /// Whether no data is waiting.
  open var isPlaybackBufferEmpty: Bool { !isPlaybackLikelyToKeepUp }
  /// Whether enough data is waiting.
  open var isPlaybackBufferFull: Bool { isPlaybackLikelyToKeepUp }

  /// Returns the position.
  open func currentTime() -> CMTime { player?.currentTime() ?? startTime }

  /// Goes to a position.
  open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
    if let player {
      player.seek(to: time) { completionHandler?($0) }
    } else {
      startTime = time
      completionHandler?(true)
    }
  }

  /// Returns an item of the same media.
  open override func copy() -> Any { AVPlayerItem(asset: asset) }

  /// The name of the notification of the end of an item.
  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// The name of the notification of a failure before the end.
  public static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// The name of the notification of a seek.
  public static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")
  /// The name of the notification that playback waits for data.
  public static let playbackStalledNotification = Notification.Name("AVPlayerItemPlaybackStalledNotification")
}

extension NSNotification.Name {
  /// The name of the notification of the end of an item.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  /// The name of the notification of a failure before the end.
  public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
  /// The name of the notification of a seek.
  public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
  /// The name of the notification that playback waits for data.
  public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
}

/// The key of the error in a notification of ``AVPlayerItem/failedToPlayToEndTimeNotification``.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
