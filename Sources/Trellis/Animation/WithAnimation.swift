/// Runs a closure and animates its changes.
///
/// The changes carry the animation. Every view whose position, size or other properties change as a result moves to its new
/// state. A nil animation shows the changes at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}

/// Runs a closure and animates its changes, then calls another closure when the animations are complete.
///
/// If nothing is animated, `completion` is called at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

extension Binding {
  /// Returns the binding with animated writes; a nil animation shows them at once.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = transaction
    transaction.animation = animation
    return self.transaction(transaction)
  }
}
