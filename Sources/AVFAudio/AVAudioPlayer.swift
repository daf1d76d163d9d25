@_exported public import Foundation
import TrellisMedia

/// A player for the sound of a file or of data, through GStreamer, which is loaded when the first player is made.
///
/// Use it on the main thread. Levels aren't measured, and the balance between the speakers can't be changed.
///
/// Source: documented, developer.apple.com/documentation/avfaudio/avaudioplayer.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// The object that is told about the end.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The address of the sound; nil for data.
  public let url: URL?
  /// The sound's data; nil for a file.
  public let data: Data?
  /// The length in seconds.
  public let duration: TimeInterval
  /// Whether sound is played.
  public private(set) var isPlaying = false
  /// The number of repetitions: 0 plays once, and a negative number repeats until ``stop()``.
  open var numberOfLoops = 0
  /// The volume from 0 to 1.
  open var volume: Float = 1 { didSet { pipeline.setVolume(Double(max(0, min(1, volume))), isMuted: false) } }
  /// Whether ``rate`` is used.
  open var enableRate = false { didSet { changeRate() } }
  /// The speed, of which 1 is normal, if ``enableRate`` is set.
  ///
  /// Speeds from 0.5 to 2 are documented; others are limited to them.
  open var rate: Float = 1 { didSet { changeRate() } }

  private let pipeline: any MediaPipeline
  private let file: MediaFile?
  private var loopsLeft = 0
  private var usedRate: Double = 1
  private var isAtEnd = false
  private let environment = MediaEnvironment.current
  private var cancelStart: (() -> Void)?
  private var cancelFade: (() -> Void)?

  /// Opens a file.
  ///
  /// - Throws: an `NSError` if there is no such file, if the file isn't sound, or if GStreamer isn't installed.
  public convenience init(contentsOf url: URL) throws {
    try self.init(url: url, data: nil, file: nil)
  }

  /// Opens a file; the hint isn't needed.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  /// Opens data.
  ///
  /// - Throws: an `NSError` if the data isn't sound, or if GStreamer isn't installed.
  public convenience init(data: Data) throws {
    guard let file = MediaFile(data) else { throw Self.error("there is no memory for a file") }
    try self.init(url: nil, data: data, file: file)
  }

  /// Opens data; the hint isn't needed.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

  private init(url: URL?, data: Data?, file: MediaFile?) throws {
    do {
      pipeline = try environment.makePipeline(url ?? file!.url, .sound)
    } catch {
      MediaWarning.report("AVAudioPlayer: \(error)")
      throw Self.error(error.description)
    }
    guard pipeline.wait(atMost: 10), pipeline.hasAudio else {
      throw Self.error("\(url?.path ?? "the data") isn't sound that GStreamer can play")
    }
    (self.url, self.data, self.file) = (url, data, file)
    duration = pipeline.duration ?? 0
    super.init()
    pipeline.setReceiver { [weak self] event in
      self?.receive(event)
    }
  }

  private static func error(_ reason: String) -> NSError {
    NSError(
      domain: "NSOSStatusErrorDomain", code: 1_954_115_647,  // 'typ?', an unsupported file
      userInfo: [NSLocalizedDescriptionKey: "The sound can't be played: \(reason)."])
  }

  /// Returns true: an open player is prepared.
  @discardableResult
  open func prepareToPlay() -> Bool { true }

  /// Plays from the current position, or from the start after the end; returns true.
  @discardableResult
  open func play() -> Bool {
    cancelStart?()
    if !isPlaying { loopsLeft = numberOfLoops }
    if isAtEnd { currentTime = 0 }
    isPlaying = true
    pipeline.setPlaying(true)
    return true
  }

  /// Plays from a moment of ``deviceCurrentTime`` on; returns true.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool {
    cancelStart?()
    cancelStart = environment.after(time - deviceCurrentTime) { [weak self] in
      self?.play()
    }
    return true
  }

  /// Pauses at the current position.
  open func pause() {
    cancelStart?()
    isPlaying = false
    pipeline.setPlaying(false)
  }

  /// Pauses at the current position, as documented.
  open func stop() { pause() }

  /// The position in seconds.
  open var currentTime: TimeInterval {
    get { isAtEnd ? 0 : pipeline.position ?? 0 }
    set {
      isAtEnd = false
      _ = pipeline.seek(to: max(0, min(newValue, duration)), rate: usedRate, isAccurate: true)
    }
  }

  /// The seconds since the start of the machine.
  open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// Changes the volume within a number of seconds, in steps of 50 ms.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    cancelFade?()
    fade(to: volume, steps: duration.isFinite ? Int(max(0, duration) / 0.05) : 0)
  }

  private func fade(to target: Float, steps: Int) {
    volume += (target - volume) / Float(steps + 1)
    guard steps > 0 else { return }
    cancelFade = environment.after(0.05) { [weak self] in
      self?.fade(to: target, steps: steps - 1)
    }
  }

  private func changeRate() {
    let wanted = enableRate ? Double(max(0.5, min(2, rate))) : 1
    guard wanted != usedRate, pipeline.seek(to: pipeline.position ?? 0, rate: wanted, isAccurate: true) else {
      return
    }
    usedRate = wanted
  }

  private func receive(_ event: PipelineEvent) {
    switch event {
    case .ended where isPlaying:
      if loopsLeft != 0 {
        loopsLeft -= loopsLeft > 0 ? 1 : 0
        currentTime = 0
      } else {
        (isPlaying, isAtEnd) = (false, true)
        pipeline.setPlaying(false)
        delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
      }
    case .failed(let reason):
      isPlaying = false
      delegate?.audioPlayerDecodeErrorDidOccur(self, error: Self.error(reason))
    default: break
    }
  }
}

/// An object that is told about the end of a sound.
///
/// All functions have an implementation that does nothing.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// Called after the end of the sound, unless it was paused or stopped.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Called after a part of the sound can't be decoded.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
