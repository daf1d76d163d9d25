public import Trellis

private enum ManagedObjectContextKey: EnvironmentKey {
  /// A context without a store, in which nothing can be saved.
  static let defaultValue = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}

extension EnvironmentValues {
  /// The context of the fetch requests of views.
  ///
  /// Without one, it is a context without a store: fetch requests are empty, and a message says so once.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}
