public import Trellis

private enum ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext { MainActor.assumeIsolated { UncheckedBox(empty.mainContext) }.value }

  /// A container without models, for views outside any `modelContainer(_:)`.
  private static let empty = try! ModelContainer(
    for: Schema([]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
}

extension EnvironmentValues {
  /// The context of the queries of views; the main context of the container around them.
  ///
  /// Without a container, it is that of a container without models, in which nothing can be inserted.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}
