import Foundation

extension Publishers {
  /// The times at which collected values are published as an array.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// At each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// At each interval, and whenever a number of values is collected.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Publishes arrays of the values received in each interval.
  ///
  /// An interval without values publishes nothing.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the published values.
    public typealias Output = [Upstream.Output]
    /// The type of the failure.
    public typealias Failure = Upstream.Failure

    /// The publisher of the collected values.
    public let upstream: Upstream
    /// The times at which the collected values are published.
    public let strategy: TimeGroupingStrategy<Context>
    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that collects the values of another one.
    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
    ) {
      (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      CollectByTimeSubscription<Upstream.Output, S>(subscriber).attach(upstream, strategy, options)
    }
  }
}

extension Publisher {
  /// Collects values in arrays, by time or by time and count.
  ///
  /// Remaining values are published when the publisher finishes, and dropped when it fails.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

/// A subscription that collects values until it publishes them.
///
/// The collection grows while there is no demand.
private final class CollectByTimeSubscription<Value, Downstream: Subscriber>: Subscription
where Downstream.Input == [Value] {
  /// Recursive, since the subscriber may call back while it receives a value.
  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var timer: (any Cancellable)?
  private var values: [Value] = []
  private var limit = Int.max
  private var isFinished = false
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream) { self.downstream = downstream }

  func attach<P: Publisher, S: Scheduler>(
    _ publisher: P, _ strategy: Publishers.TimeGroupingStrategy<S>, _ options: S.SchedulerOptions?
  ) where P.Output == Value, P.Failure == Downstream.Failure {
    let scheduler: S
    let interval: S.SchedulerTimeType.Stride
    switch strategy {
    case .byTime(let context, let time): (scheduler, interval) = (context, time)
    case .byTimeOrCount(let context, let time, let count):
      precondition(count > 0, "collect by time or count needs a count of at least 1, not \(count)")
      (scheduler, interval, limit) = (context, time, count)
    }
    publisher.subscribe(
      Side<P.Output, P.Failure>(
        onSubscription: { upstream in
          self.upstream = upstream
          self.timer = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval,
            tolerance: scheduler.minimumTolerance, options: options
          ) { [weak self] in self?.give() }
          self.downstream?.receive(subscription: self)
          upstream.request(.unlimited)
        },
        onValue: { self.receive($0) }, onCompletion: { self.end($0) }))
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock {
      demand += more
      if isFinished || values.count >= limit { give() }
    }
  }

  func cancel() {
    let (upstream, timer) = lock.withLock {
      (downstream, values) = (nil, [])
      defer { (self.upstream, self.timer) = (nil, nil) }
      return (self.upstream, self.timer)
    }
    timer?.cancel()
    upstream?.cancel()
  }

  private func receive(_ value: Value) {
    lock.withLock {
      guard downstream != nil else { return }
      values.append(value)
      if values.count >= limit { give() }
    }
  }

  private func give() {
    lock.withLock {
      if demand > 0, !values.isEmpty, let downstream {
        let given = values
        values = []
        demand -= 1
        demand += downstream.receive(given)
      }
      guard isFinished, values.isEmpty, let receiver = downstream else { return }
      cancel()
      receiver.receive(completion: .finished)
    }
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.withLock {
      if case .finished = completion {
        isFinished = true
        return give()
      }
      let receiver = downstream
      cancel()
      receiver?.receive(completion: completion)
    }
  }
}
