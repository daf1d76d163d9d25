public import Foundation

/// A timer that calls a method of its target once per frame of the display.
///
/// Without the display's clock, the frames are those of a timer: 60 a second, or as many as preferred. Frames for which the main
/// queue comes too late are skipped. A link is used on the main thread alone. It lives, and retains its
/// target, until it is invalidated.
///
/// Source: documented, developer.apple.com/documentation/quartzcore/cadisplaylink; the rate: ours.
open class CADisplayLink: NSObject, @unchecked Sendable {
  private var target: AnyObject?
  private let selector: Selector
  private var timer: (any DispatchSourceTimer)?

  /// The time of the current frame in seconds, on the clock of `CACurrentMediaTime()`; 0 before the first frame.
  open private(set) var timestamp: TimeInterval = 0
  /// The time of the next frame in seconds.
  open var targetTimestamp: TimeInterval { timestamp + duration }
  /// The time between two frames in seconds.
  open var duration: TimeInterval { 1 / Double(preferredFramesPerSecond > 0 ? preferredFramesPerSecond : 60) }
  /// The frames per second; 0, the default, stands for 60.
  open var preferredFramesPerSecond = 0 { didSet { if timer != nil { start() } } }
  /// Whether no frames are reported; false by default.
  open var isPaused = false {
    didSet {
      guard isPaused != oldValue, let timer else { return }
      if isPaused { timer.suspend() } else { timer.resume() }
    }
  }

  /// Creates a link, which is started by ``add(to:forMode:)``; the method may have the link as its parameter.
  public init(target: Any, selector sel: Selector) {
    (self.target, selector) = (target as AnyObject, sel)
    super.init()
  }

  /// Starts reporting frames, on the main queue whatever the run loop is.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { start() }

  /// Stops reporting frames; the link can be added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { stop() }

  /// Stops reporting frames for good, and releases the target.
  open func invalidate() {
    stop()
    target = nil
  }

  private func start() {
    stop()
    guard target != nil else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + duration, repeating: duration)
    // As with a run loop, a link that is added lives until it is removed or invalidated.
    timer.setEventHandler { [self] in frame() }
    self.timer = timer
    if !isPaused { timer.resume() }
  }

  private func stop() {
    timer?.cancel()
    // A suspended source mustn't be released.
    if isPaused { timer?.resume() }
    timer = nil
  }

  private func frame() {
    timestamp = CACurrentMediaTime()
    _ = MainActor.assumeIsolated { selector.call(target, [self]) }
  }
}
