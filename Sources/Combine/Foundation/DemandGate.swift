import Foundation

/// A subscription to values that arrive at any time.
///
/// Values without demand are dropped.
final class DemandGate<Downstream: Subscriber>: Subscription {
  private let lock = NSLock()
  private var demand = Subscribers.Demand.none
  private var downstream: Downstream?
  /// Stops the source of the values.
  private var end: (() -> Void)?

  init(_ downstream: Downstream) { self.downstream = downstream }

  /// Sets the closure that stops the source of the values.
  ///
  /// If the subscription is already cancelled, the closure is called at once.
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
