public import CoreMedia
public import Foundation
public import TrellisFoundation
import TrellisCoreGraphics
import TrellisMedia

/// A player of media, through GStreamer, which is loaded when the first item is set.
///
/// If GStreamer isn't installed, items fail with the reason. Any thread may use a player; it calls back on the main thread, but calls
/// observers of properties on the thread that changed them.
///
/// Source: documented, developer.apple.com/documentation/avfoundation/avplayer.
open class AVPlayer: NSObject, _KeyValueObservable, @unchecked Sendable {
  /// The observers of the properties, all but ``currentTime()``.
  public let keyValueObservers = _KeyValueObservers()
  let lock = NSRecursiveLock()
  let environment = MediaEnvironment.current
  // The state is guarded by the lock. A function named `locked…` is called with the lock held.
  var item: AVPlayerItem?
  var pipeline: (any MediaPipeline)?
  var wantedRate: Float = 0
  /// The rate at which the pipeline plays.
  var pipelineRate = 1.0
  var isBuffering = false
  var pendingSeek: PendingSeek?
  var timeObservers: [TimeObserver] = []
  var changeListeners: [ObjectIdentifier: @Sendable () -> Void] = [:]
  var frame: CGImage?
  /// The repetition that was started last.
  weak var looper: AVPlayerLooper?
  private var soundVolume: Float = 1
  private var isSoundMuted = false

  /// The action at the end of an item: pause.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// The rate of ``play()``.
  open var defaultRate: Float = 1
  /// Whether playback waits for data; it always does.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether the display stays on during playback, which has no effect.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// Whether other devices may show the video, of which there are none.
  open var allowsExternalPlayback = true
  /// The behaviour in the background, which has no effect: windows of a desktop play on.
  open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic
  /// Whether another device shows the video: false.
  open var isExternalPlaybackActive: Bool { false }

  /// Creates a player without an item.
  public override init() {}

  /// Creates a player of an address.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  /// Creates a player of an item.
  public convenience init(playerItem item: AVPlayerItem?) {
    self.init()
    setItem(item)
  }

  /// The item that is played; nil if there is none.
  open var currentItem: AVPlayerItem? { lock.withLock { item } }

  /// Replaces the item; nil removes it.
  open func replaceCurrentItem(with item: AVPlayerItem?) { setItem(item) }

  /// The state of the player: failed if the item failed because GStreamer isn't installed.
  open var status: Status {
    lock.withLock {
      error != nil ? .failed : item?.status == .readyToPlay ? .readyToPlay : .unknown
    }
  }

  /// The reason that the player can't play anything; nil otherwise.
  public internal(set) var error: (any Error)?

  /// Plays at ``defaultRate``.
  open func play() { rate = defaultRate }

  /// Pauses.
  open func pause() { rate = 0 }

  /// Plays at a rate at once.
  open func playImmediately(atRate rate: Float) { self.rate = rate }

  /// The wanted rate: 0 while paused, 1 is normal, and a negative rate plays backwards, if the media can.
  ///
  /// Setting a rate plays or pauses. NaN and infinite rates pause.
  open var rate: Float {
    get { lock.withLock { wantedRate } }
    set {
      let new = newValue.isFinite ? newValue : 0
      let isStartOrStop = lock.withLock { (wantedRate == 0) != (new == 0) }
      change { player in
        player.wantedRate = new
        player.lockedApplyRate()
      }
      if isStartOrStop { callTimeObservers() }
    }
  }

  /// Whether the player plays, is paused, or waits.
  open var timeControlStatus: TimeControlStatus {
    lock.withLock {
      if wantedRate == 0 { return .paused }
      return item?.status == .readyToPlay && !isBuffering ? .playing : .waitingToPlayAtSpecifiedRate
    }
  }

  /// The reason to wait; nil if the player doesn't wait.
  open var reasonForWaitingToPlay: WaitingReason? {
    guard timeControlStatus == .waitingToPlayAtSpecifiedRate else { return nil }
    return lock.withLock {
      item == nil ? .noItemToPlay : isBuffering ? .toMinimizeStalls : .evaluatingBufferingRate
    }
  }

  /// The volume from 0 to 1.
  open var volume: Float {
    get { lock.withLock { soundVolume } }
    set {
      change { player in
        player.soundVolume = max(0, min(1, newValue))
        player.lockedApplyVolume()
      }
    }
  }

  /// Whether sound is muted.
  open var isMuted: Bool {
    get { lock.withLock { isSoundMuted } }
    set {
      change { player in
        player.isSoundMuted = newValue
        player.lockedApplyVolume()
      }
    }
  }

  func lockedApplyVolume() { pipeline?.setVolume(Double(soundVolume), isMuted: isSoundMuted) }

  /// Returns the position; during a seek, its target; zero without an item.
  open func currentTime() -> CMTime {
    lock.withLock {
      if let pendingSeek { return pendingSeek.target }
      return pipeline?.position.map(time) ?? item?.startTime ?? .zero
    }
  }

  /// Removes the item that ended, and plays the next; a plain player has none.
  func advance() { setItem(nil) }

  /// Changes the state, and then notifies the listeners.
  func change(_ body: (AVPlayer) -> Void) {
    lock.withLock { body(self) }
    notifyListeners()
  }
}
