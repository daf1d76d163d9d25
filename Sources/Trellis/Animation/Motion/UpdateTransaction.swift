/// The part of the running update's transaction that a body may read without depending on the transaction.
@MainActor package final class UpdateTransaction {
  private weak let context: ViewContext?

  nonisolated init(of context: ViewContext) { self.context = context }

  /// Whether views skip their own animations for the change that is being shown.
  package var disablesAnimations: Bool { context?.transaction(in: nil).disablesAnimations ?? false }
}

extension EnvironmentValues {
  private enum UpdateTransactionKey: EnvironmentKey {
    static var defaultValue: UpdateTransaction? { nil }
  }

  /// The transaction of the running update; nil outside windows.
  package var updateTransaction: UpdateTransaction? {
    get { self[UpdateTransactionKey.self] }
    set { self[UpdateTransactionKey.self] = newValue }
  }
}

private enum UpdateTransactionContextKey: ContextKey {
  static let slot = ContextSlot()
  static func makeValue(_ context: ViewContext) -> UpdateTransaction { UpdateTransaction(of: context) }
}

extension ViewContext {
  /// The part of the running update's transaction that bodies may read.
  var updateTransaction: UpdateTransaction { self[UpdateTransactionContextKey.self] }
}
