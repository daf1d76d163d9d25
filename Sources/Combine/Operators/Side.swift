/// One of the publishers that an operator puts together, as the operator sees it.
struct Side<Input, Failure: Error>: Subscriber {
  let combineIdentifier = CombineIdentifier()
  let onSubscription: (any Subscription) -> Void
  let onValue: (Input) -> Void
  let onCompletion: (Subscribers.Completion<Failure>) -> Void

  func receive(subscription: any Subscription) { onSubscription(subscription) }

  /// More is asked for by the subscription, never by this answer.
  func receive(_ input: Input) -> Subscribers.Demand {
    onValue(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
