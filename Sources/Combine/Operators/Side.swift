/// The subscriber by which an operator receives the values of one of its publishers.
struct Side<Input, Failure: Error>: Subscriber {
  let combineIdentifier = CombineIdentifier()
  let onSubscription: (any Subscription) -> Void
  let onValue: (Input) -> Void
  let onCompletion: (Subscribers.Completion<Failure>) -> Void

  func receive(subscription: any Subscription) { onSubscription(subscription) }

  /// Returns no demand: the operator requests more through the subscription.
  func receive(_ input: Input) -> Subscribers.Demand {
    onValue(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
