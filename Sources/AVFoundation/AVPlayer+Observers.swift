public import CoreMedia
public import Foundation
import TrellisMedia

/// A function that is called during playback.
final class TimeObserver: @unchecked Sendable {
  enum Schedule {
    /// Multiples of an interval in seconds.
    case interval(Double)
    /// Times in seconds, ascending.
    case times([Double])
  }

  let schedule: Schedule
  private let queue: DispatchQueue
  private let isMain: Bool
  let body: @Sendable (CMTime) -> Void
  /// Cancels the next call; nil if none is scheduled.
  var cancel: (@Sendable () -> Void)?
  /// The position of the next call.
  var next: Double?

  init(_ schedule: Schedule, _ queue: DispatchQueue?, _ body: @escaping @Sendable (CMTime) -> Void) {
    (self.schedule, self.queue, self.body) = (schedule, queue ?? .main, body)
    // The main queue is another object at each use.
    isMain = queue == nil || queue?.label == DispatchQueue.main.label
  }

  /// Returns the first position after another one in the direction of a rate; nil if there is none.
  func position(after position: Double, rate: Double) -> Double? {
    switch schedule {
    case .interval(let interval):
      guard interval > 0 else { return nil }
      let count = position / interval
      // A position that is a multiple, except for rounding, counts as this multiple.
      return rate > 0
        ? (Double(Int64(count + 1e-6)) + 1) * interval : ((count - 1e-6).rounded(.up) - 1) * interval
    case .times(let times):
      return rate > 0 ? times.first { $0 > position + 1e-6 } : times.last { $0 < position - 1e-6 }
    }
  }

  /// Calls the function with a time.
  func call(_ time: CMTime) {
    if isMain, MainQueue.isCurrent {
      body(time)
    } else {
      queue.async { [body] in body(time) }
    }
  }
}

extension AVPlayer {
  /// Calls a closure during playback at multiples of an interval, and after seeks, and when playback starts or stops.
  ///
  /// Returns a token: keep it, and pass it to ``removeTimeObserver(_:)``. The queue must be serial; nil is the main queue. An interval
  /// that isn't positive calls only at the other events.
  public func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (_ time: CMTime) -> Void
  ) -> Any {
    add(TimeObserver(.interval(interval.seconds.isFinite ? interval.seconds : 0), queue, block))
  }

  /// Calls a closure when playback passes one of some times, which are `CMTime` in `NSValue`.
  ///
  /// Returns a token: keep it, and pass it to ``removeTimeObserver(_:)``. The queue must be serial; nil is the main queue.
  public func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any {
    let seconds = times.compactMap { $0.timeValue.seconds }.filter(\.isFinite).sorted()
    return add(TimeObserver(.times(seconds), queue) { _ in block() })
  }

  private func add(_ observer: TimeObserver) -> TimeObserver {
    lock.withLock { timeObservers.append(observer) }
    scheduleTimeObservers()
    return observer
  }

  /// Ends the calls of an observer.
  public func removeTimeObserver(_ observer: Any) {
    guard let observer = observer as? TimeObserver else { return }
    lock.withLock {
      observer.cancel?()
      timeObservers.removeAll { $0 === observer }
    }
  }

  /// Calls the periodic observers for a jump of time, a start or a stop.
  func callTimeObservers() {
    let now = currentTime()
    for observer in lock.withLock({ timeObservers }) {
      if case .interval = observer.schedule { observer.call(now) }
    }
    scheduleTimeObservers()
  }

  /// Schedules the next call of each observer, if the player plays.
  func scheduleTimeObservers() {
    lock.withLock {
      let isPlaying = timeControlStatus == .playing && pendingSeek == nil
      let (rate, position) = (Double(wantedRate), pipeline?.position ?? 0)
      for observer in timeObservers {
        let next = isPlaying ? observer.position(after: position, rate: rate) : nil
        guard next != observer.next || observer.cancel == nil else { continue }
        observer.cancel?()
        (observer.next, observer.cancel) = (next, nil)
        guard let next else { continue }
        observer.cancel = environment.after((next - position) / rate) { [weak self, weak observer] in
          guard let self, let observer else { return }
          self.lock.withLock { (observer.next, observer.cancel) = (nil, nil) }
          // A call that is too early, since sound is played late, is repeated.
          if let position = self.pipeline?.position, (next - position) / rate < 0.005 {
            observer.call(time(next))
          }
          self.scheduleTimeObservers()
        }
      }
    }
  }
}

extension NSValue {
  /// A value with a time: its 24 bytes, as Foundation on Linux takes no structures.
  public convenience init(time: CMTime) {
    var time = time
    self.init(bytes: &time, objCType: "[24C]")
  }

  /// The time in the value; invalid if there is none.
  public var timeValue: CMTime {
    var time = CMTime.invalid
    getValue(&time)
    return time
  }
}
