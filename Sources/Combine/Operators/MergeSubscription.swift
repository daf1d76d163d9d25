import Foundation

/// A subscription to the values of several publishers.
///
/// Unlimited demand is passed on to all publishers. With limited demand, one value at a time is requested of each publisher, and
/// stored here until the subscriber demands the value.
final class MergeSubscription<Downstream: Subscriber>: Subscription {
  private struct Source {
    var subscription: (any Subscription)?
    /// A value received without demand.
    var waiting: Downstream.Input?
    var isPending = false
    var isFinished = false
  }

  /// Recursive, since the subscriber may call back while it receives a value.
  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var sources: [Source]
  private var attached = 0
  private var demand = Subscribers.Demand.none

  /// Creates a subscription to `count` publishers, which are attached afterwards.
  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    sources = Array(repeating: Source(), count: count)
    downstream.receive(subscription: self)
    finishIfDone()
  }

  func attach<P: Publisher>(_ publisher: P)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    let index = attached
    attached += 1
    publisher.subscribe(
      Side<P.Output, P.Failure>(
        onSubscription: { self.begin($0, index) }, onValue: { self.receive($0, index) },
        onCompletion: { self.end($0, index) }))
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock {
      guard downstream != nil else { return }
      demand += more
      passOn()
    }
  }

  func cancel() { stop().forEach { $0.cancel() } }

  private func begin(_ subscription: any Subscription, _ index: Int) {
    lock.withLock {
      guard downstream != nil else { return subscription.cancel() }
      sources[index].subscription = subscription
      ask(index)
    }
  }

  private func receive(_ value: Downstream.Input, _ index: Int) {
    lock.withLock {
      sources[index].isPending = false
      if demand > 0 { give(value) } else if downstream != nil { sources[index].waiting = value }
      ask(index)
    }
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>, _ index: Int) {
    lock.withLock {
      sources[index].isFinished = true
      sources[index].subscription = nil
      if case .finished = completion { return finishIfDone() }
      let receiver = downstream
      stop().forEach { $0.cancel() }
      receiver?.receive(completion: completion)
    }
  }

  private func give(_ value: Downstream.Input) {
    demand -= 1
    if let more = downstream?.receive(value) { demand += more }
  }

  /// Sends the stored values that there is demand for, and requests more.
  private func passOn() {
    for index in sources.indices {
      if demand > 0, let value = sources[index].waiting {
        sources[index].waiting = nil
        give(value)
      }
      ask(index)
    }
    finishIfDone()
  }

  private func ask(_ index: Int) {
    guard demand > 0, !sources[index].isPending, sources[index].waiting == nil,
      let subscription = sources[index].subscription
    else { return }
    sources[index].isPending = true
    subscription.request(demand == .unlimited ? .unlimited : .max(1))
  }

  private func finishIfDone() {
    guard sources.allSatisfy({ $0.isFinished && $0.waiting == nil }), let receiver = downstream else {
      return
    }
    _ = stop()
    receiver.receive(completion: .finished)
  }

  /// Releases the subscriber and the stored values, and returns the upstream subscriptions.
  private func stop() -> [any Subscription] {
    lock.withLock {
      downstream = nil
      defer {
        for index in sources.indices { (sources[index].subscription, sources[index].waiting) = (nil, nil) }
      }
      return sources.compactMap(\.subscription)
    }
  }
}
