import TrellisGraph

/// How the transaction of an update is changed on the way to a view: a modifier around it, and those around that one.
@MainActor
final class TransactionScope {
  private let outer: TransactionScope?
  private let change: @MainActor (inout Transaction) -> Void

  /// Creates the scope of a modifier; what the closure reads is what those depend on who ask.
  init(in outer: TransactionScope?, _ change: @escaping @MainActor (inout Transaction) -> Void) {
    (self.outer, self.change) = (outer, change)
  }

  fileprivate func apply(to transaction: inout Transaction) {
    outer?.apply(to: &transaction)
    change(&transaction)
  }
}

/// What a body may ask of the transaction in which it is evaluated; what it asks doesn't make it depend on transactions.
@MainActor package final class UpdateTransaction {
  private weak let context: ViewContext?

  nonisolated init(of context: ViewContext) { self.context = context }

  /// Whether the change that is looked at is to be shown at once, as far as views animate it by themselves.
  package var disablesAnimations: Bool { context?.transaction(in: nil).disablesAnimations ?? false }
}

extension EnvironmentValues {
  private enum UpdateTransactionKey: EnvironmentKey {
    static var defaultValue: UpdateTransaction? { nil }
  }

  /// The transaction of the update that runs; nil outside of windows.
  package var updateTransaction: UpdateTransaction? {
    get { self[UpdateTransactionKey.self] }
    set { self[UpdateTransactionKey.self] = newValue }
  }
}

extension ViewContext {
  /// The transaction of the update that runs, as a scope changes it.
  func transaction(in scope: TransactionScope?) -> Transaction {
    var transaction = Transaction(graph.transactionValues)
    scope?.apply(to: &transaction)
    return transaction
  }
}

/// Where transactions are asked for: what a rule keeps that does so, for a view's inputs are large.
struct TransactionPlace {
  let context: ViewContext
  let scope: TransactionScope?
  let environment: EnvironmentScope

  /// Whether everything is shown at once here, and nothing moves anywhere.
  @MainActor var isStill: Bool { scope == nil && !context.isInTransaction && context.motions.isEmpty }

  /// The transaction in this place, where it animates changes; nil where they are shown at once.
  @MainActor var animatingTransaction: Transaction? {
    if scope == nil, !context.isInTransaction { return nil }
    var transaction = context.transaction(in: scope)
    if transaction.animation == nil { return nil }
    transaction.environment = environment
    return transaction
  }
}

extension ViewInputs {
  /// Where transactions of the view are asked for.
  var transactionPlace: TransactionPlace {
    TransactionPlace(context: context, scope: transactionScope, environment: environment)
  }

  /// The transaction of the update that runs, as it is in this place.
  @MainActor var transaction: Transaction { context.transaction(in: transactionScope) }

  /// The transaction in this place, where it animates changes; nil where they are shown at once.
  @MainActor var animatingTransaction: Transaction? { transactionPlace.animatingTransaction }

  /// The inputs of what is in a modifier that changes transactions.
  @MainActor
  func changingTransaction(_ change: @escaping @MainActor (inout Transaction) -> Void) -> ViewInputs {
    var inputs = self
    inputs.transactionScope = TransactionScope(in: transactionScope, change)
    return inputs
  }
}
