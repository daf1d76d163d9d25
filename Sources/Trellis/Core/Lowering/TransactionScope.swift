import TrellisGraph

/// The changes to an update's transaction on the way to a view, made by a modifier around the view and by the scopes around the modifier.
@MainActor
final class TransactionScope {
  private let outer: TransactionScope?
  private let change: @MainActor (inout Transaction) -> Void

  /// Creates the scope of a modifier; a rule that reads the transaction depends on what the closure reads.
  init(in outer: TransactionScope?, _ change: @escaping @MainActor (inout Transaction) -> Void) {
    (self.outer, self.change) = (outer, change)
  }

  fileprivate func apply(to transaction: inout Transaction) {
    outer?.apply(to: &transaction)
    change(&transaction)
  }
}

extension ViewContext {
  /// Returns the transaction of the running update, changed by a scope.
  func transaction(in scope: TransactionScope?) -> Transaction {
    var transaction = Transaction(graph.transactionValues)
    scope?.apply(to: &transaction)
    return transaction
  }
}

/// The inputs of a view that determine its transaction; rules store these, because a view's inputs as a whole are large.
struct TransactionContext {
  let context: ViewContext
  let scope: TransactionScope?
  let environment: EnvironmentScope

  /// Whether changes in this scope are shown at once, and nothing in the graph is in motion.
  @MainActor var isStill: Bool { scope == nil && !context.isInTransaction && context.viewMotions.isEmpty }

  /// The transaction of this scope; nil if it doesn't animate changes.
  @MainActor var animatingTransaction: Transaction? {
    if context.showsChangesAtOnce || scope == nil && !context.isInTransaction { return nil }
    var transaction = context.transaction(in: scope)
    if !context.viewMotions.animates(transaction) { return nil }
    transaction.environment = environment
    return transaction
  }
}

extension ViewInputs {
  /// The part of these inputs that determines transactions.
  var transactionPlace: TransactionContext {
    TransactionContext(context: context, scope: transactionScope, environment: environment)
  }

  /// The transaction of the running update, as it is for this view.
  @MainActor var transaction: Transaction { context.transaction(in: transactionScope) }

  /// The transaction for this view, if it animates changes; nil if they are shown at once.
  @MainActor var animatingTransaction: Transaction? { transactionPlace.animatingTransaction }

  /// Returns the inputs of the content of a modifier that changes transactions.
  @MainActor
  func changingTransaction(_ change: @escaping @MainActor (inout Transaction) -> Void) -> ViewInputs {
    var inputs = self
    inputs.transactionScope = TransactionScope(in: transactionScope, change)
    return inputs
  }
}
