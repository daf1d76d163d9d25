import Foundation

/// A subscription to values that come when they come: those that the subscriber hasn't asked for are dropped.
final class DemandGate<Downstream: Subscriber>: Subscription {
  private let lock = NSLock()
  private var demand = Subscribers.Demand.none
  private var downstream: Downstream?
  /// Ends what sends the values.
  private var end: (() -> Void)?

  init(_ downstream: Downstream) { self.downstream = downstream }

  /// Says what ends the values' source; at once, where the subscription was cancelled before.
  func onCancel(_ end: @escaping () -> Void) {
    let isOpen = lock.withLock {
      if downstream != nil { self.end = end }
      return downstream != nil
    }
    if !isOpen { end() }
  }

  func request(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

  func cancel() {
    let end = lock.withLock {
      downstream = nil
      defer { self.end = nil }
      return self.end
    }
    end?()
  }

  func send(_ value: Downstream.Input) {
    let receiver: Downstream? = lock.withLock {
      guard demand > 0 else { return nil }
      demand -= 1
      return downstream
    }
    guard let receiver else { return }
    let more = receiver.receive(value)
    lock.withLock { demand += more }
  }
}
