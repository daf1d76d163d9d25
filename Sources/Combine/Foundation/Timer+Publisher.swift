public import Foundation

extension Timer {
  /// Publishes the date again and again, once it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// What it publishes.
    public typealias Output = Date
    /// How it fails.
    public typealias Failure = Never

    /// The seconds from one date to the next.
    public let interval: TimeInterval
    /// How late a date may be, in seconds; nil leaves it to the timer.
    public let tolerance: TimeInterval?
    /// Where the timer runs.
    public let runLoop: RunLoop
    /// The mode of the loop in which it runs.
    public let mode: RunLoop.Mode
    /// What the scheduler is told.
    public let options: RunLoop.SchedulerOptions?
    private let dates = PassthroughSubject<Date, Never>()

    /// Publishes the date every so many seconds, once it is connected.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      (self.interval, self.tolerance) = (interval, tolerance)
      (self.runLoop, self.mode, self.options) = (runLoop, mode, options)
    }

    /// Begins to publish to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      dates.subscribe(subscriber)
    }

    /// Starts the timer; what it returns stops it.
    public func connect() -> any Cancellable {
      let dates = Unchecked(dates)
      // Foundation's timer never comes back from what isn't a number; 0 is its shortest interval.
      let timer = Timer(timeInterval: interval.isNaN ? 0 : interval, repeats: true) {
        dates.value.send($0.fireDate)
      }
      if let tolerance, !tolerance.isNaN { timer.tolerance = tolerance }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }

  /// Publishes the date every so many seconds: `Timer.publish(every: 1, on: .main, in: .common).autoconnect()`.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
