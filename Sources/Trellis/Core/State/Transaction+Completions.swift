extension Transaction {
  /// A closure to call when all animations that a call of `withTransaction` starts are over.
  private struct Completion {
    let criteria: AnimationCompletionCriteria
    let perform: () -> Void
  }

  private enum CompletionsKey: TransactionKey {
    static var defaultValue: [Completion] { [] }
  }

  private enum ListenersKey: TransactionKey {
    static var defaultValue: [AnimationListener] { [] }
  }

  /// Adds a closure to call when everything that the transaction animates is over, or at once if the transaction animates nothing.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    self[CompletionsKey.self].append(Completion(criteria: criteria, perform: completion))
  }

  /// Adds a listener for the end of the transaction's animations.
  mutating func add(_ listener: AnimationListener) { self[ListenersKey.self].append(listener) }

  /// The listeners for the end of the transaction's animations.
  var listeners: [AnimationListener] { self[ListenersKey.self] }

  /// Turns the completions into listeners when a closure is run with the transaction.
  ///
  /// The original transaction gets no listeners, so storing it doesn't delay a completion.
  mutating func startListening() {
    let completions = self[CompletionsKey.self]
    if completions.isEmpty { return }
    self[CompletionsKey.self] = []
    for completion in completions { add(AnimationListener(completion.criteria, completion.perform)) }
  }
}
