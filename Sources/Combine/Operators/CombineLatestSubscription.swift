import Foundation

/// A subscription to pairs of the latest values of two publishers.
///
/// A value received without demand is stored, but sends no pair.
final class CombineLatestSubscription<First, Second, Downstream: Subscriber>: Subscription
where Downstream.Input == (First, Second) {
  /// Recursive, since the subscriber may call back while it receives a value.
  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var first: First?
  private var second: Second?
  private var subscriptions: [any Subscription] = []
  private var finished = 0
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream) { self.downstream = downstream }

  func attach<A: Publisher, B: Publisher>(_ a: A, _ b: B)
  where
    A.Output == First, B.Output == Second, A.Failure == Downstream.Failure, B.Failure == Downstream.Failure
  {
    downstream?.receive(subscription: self)
    a.subscribe(side { $0.first = $1 })
    b.subscribe(side { $0.second = $1 })
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock {
      demand += more
      subscriptions.forEach { $0.request(more) }
    }
  }

  func cancel() {
    lock.withLock {
      downstream = nil
      (first, second) = (nil, nil)
      defer { subscriptions = [] }
      return subscriptions
    }.forEach { $0.cancel() }
  }

  private func side<Value>(
    _ store: @escaping (CombineLatestSubscription, Value) -> Void
  ) -> Side<Value, Downstream.Failure> {
    Side(
      onSubscription: { self.begin($0) }, onValue: { self.receive($0, store) },
      onCompletion: { self.end($0) })
  }

  private func begin(_ subscription: any Subscription) {
    lock.withLock {
      guard downstream != nil else { return subscription.cancel() }
      subscriptions.append(subscription)
      if demand > 0 { subscription.request(demand) }
    }
  }

  private func receive<Value>(_ value: Value, _ store: (CombineLatestSubscription, Value) -> Void) {
    lock.withLock {
      guard let downstream else { return }
      store(self, value)
      guard let first, let second, demand > 0 else { return }
      demand -= 1
      let more = downstream.receive((first, second))
      if more > 0 { request(more) }
    }
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.withLock {
      finished += 1
      if case .finished = completion, finished < 2 { return }
      let receiver = downstream
      cancel()
      receiver?.receive(completion: completion)
    }
  }
}
