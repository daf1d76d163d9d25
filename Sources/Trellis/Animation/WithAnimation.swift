/// Runs a closure whose changes are animated.
///
/// What is changed in it carries the animation along, and every view that then is elsewhere, larger or otherwise takes its way there.
/// A nil animation shows the changes at once.
///
/// Source: documented, developer.apple.com/documentation/swiftui/withanimation(_:_:).
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}

/// Runs a closure whose changes are animated, and another one when all that moves by them has arrived; at once where nothing does.
///
/// Source: documented, developer.apple.com/documentation/swiftui/withanimation(_:completioncriteria:_:completion:).
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
  /// The binding, whose writes are animated; nil shows them at once.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/binding/animation(_:).
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = transaction
    transaction.animation = animation
    return self.transaction(transaction)
  }
}
