extension Transaction {
  private enum EnvironmentKey: TransactionKey {
    static var defaultValue: EnvironmentScope? { nil }
  }

  /// The environment of the views whose changes are animated; nil if none was set.
  var environment: EnvironmentScope? {
    get { self[EnvironmentKey.self] }
    set { self[EnvironmentKey.self] = newValue }
  }
}
