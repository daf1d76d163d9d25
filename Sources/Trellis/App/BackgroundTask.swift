/// Work of an app in the background.
///
/// Source: documented, developer.apple.com/documentation/swiftui/backgroundtask.
public nonisolated struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {}

extension BackgroundTask where Request == String?, Response == Void {
  /// A refresh of the app's state.
  public static var appRefresh: BackgroundTask<String?, Void> { .init() }
}

extension BackgroundTask where Request == Void, Response == Void {
  /// A refresh of the app's state, by an identifier.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
  /// The events of a session that loads URLs in the background.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
}

extension BackgroundTask where Request == String, Response == Void {
  /// The events of sessions whose identifiers fulfil a condition.
  public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask<
    String, Void
  > {
    .init()
  }
}

extension Scene {
  /// Sets the work for a task in the background.
  ///
  /// Has no effect here, because no service of a desktop starts apps in the background.
  public nonisolated func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}
