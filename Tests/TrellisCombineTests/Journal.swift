import Combine

enum Failed: Error { case once }

/// A subscriber that records its input, with the demand that a test sets.
final class Journal<Input, Failure: Error>: Subscriber, Cancellable {
  private(set) var lines: [String] = []
  private var subscription: (any Subscription)?
  private let initial: Subscribers.Demand
  /// The demand added with each value.
  private let each: Subscribers.Demand

  init(initial: Subscribers.Demand = .unlimited, each: Subscribers.Demand = .none) {
    (self.initial, self.each) = (initial, each)
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if initial > 0 { subscription.request(initial) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lines.append("\(input)")
    return each
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: lines.append("finished")
    case .failure(let error): lines.append("failed \(error)")
    }
  }

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

  func cancel() { subscription?.cancel() }
}

extension Publisher {
  /// Subscribes a new journal and returns it.
  func journal(
    initial: Subscribers.Demand = .unlimited, each: Subscribers.Demand = .none
  ) -> Journal<Output, Failure> {
    let journal = Journal<Output, Failure>(initial: initial, each: each)
    subscribe(journal)
    return journal
  }
}
