public import Foundation

extension Timer {
  /// Publishes the date repeatedly, once connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// The type of the published values.
    public typealias Output = Date
    /// The type of the failure.
    public typealias Failure = Never

    /// The seconds from one date to the next.
    public let interval: TimeInterval
    /// The permitted delay of a date, in seconds; nil leaves it to the timer.
    public let tolerance: TimeInterval?
    /// The run loop of the timer.
    public let runLoop: RunLoop
    /// The mode of the run loop in which the timer runs.
    public let mode: RunLoop.Mode
    /// The options of the scheduler.
    public let options: RunLoop.SchedulerOptions?
    private let dates = PassthroughSubject<Date, Never>()

    /// Creates a publisher that sends the date at an interval in seconds.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      (self.interval, self.tolerance) = (interval, tolerance)
      (self.runLoop, self.mode, self.options) = (runLoop, mode, options)
    }

    /// The interval of the timer.
    ///
    /// Linux's Foundation never returns from a NaN interval, and traps for one below a nanosecond. On a Mac, 0 is a tenth of a
    /// millisecond.
    private var usableInterval: TimeInterval { interval >= 0.0001 ? interval : 0.0001 }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      dates.subscribe(subscriber)
    }

    /// Starts the timer, and returns an object that stops it.
    public func connect() -> any Cancellable {
      let dates = Unchecked(dates)
      let timer = Timer(timeInterval: usableInterval, repeats: true) {
        dates.value.send($0.fireDate)
      }
      if let tolerance, !tolerance.isNaN { timer.tolerance = tolerance }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }

  /// Returns a publisher that sends the date at an interval in seconds: `Timer.publish(every: 1, on: .main, in:
  /// .common).autoconnect()`.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
