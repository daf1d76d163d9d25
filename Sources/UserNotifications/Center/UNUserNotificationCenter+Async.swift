// The asynchronous forms of the functions with completion handlers.

extension UNUserNotificationCenter {
  /// Returns true if a notification server is there; nobody is asked.
  ///
  /// Otherwise throws `UNError.notificationsNotAllowed`.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      requestAuthorization(options: options) { isAllowed, error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(isAllowed))
      }
    }
  }

  /// Returns the settings.
  public func notificationSettings() async -> UNNotificationSettings {
    await withCheckedContinuation { continuation in
      getNotificationSettings { continuation.resume(returning: $0) }
    }
  }

  /// Delivers a notification, as the function with a completion handler, whose error it throws.
  public func add(_ request: UNNotificationRequest) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      add(request) { error in continuation.resume(with: error.map { .failure($0) } ?? .success(())) }
    }
  }

  /// Returns the requests that wait, sorted by name.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    await withCheckedContinuation { continuation in
      getPendingNotificationRequests { continuation.resume(returning: $0) }
    }
  }

  /// Returns the notifications that the desktop shows or lists, the oldest first.
  public func deliveredNotifications() async -> [UNNotification] {
    await withCheckedContinuation { continuation in
      getDeliveredNotifications {
        nonisolated(unsafe) let notifications = $0
        continuation.resume(returning: notifications)
      }
    }
  }

  /// Returns the kinds of notifications.
  public func notificationCategories() async -> Set<UNNotificationCategory> {
    await withCheckedContinuation { continuation in
      getNotificationCategories { continuation.resume(returning: $0) }
    }
  }

  /// Does nothing: desktops have no common way to show a number on an icon.
  public func setBadgeCount(_ newBadgeCount: Int) async throws {}
}
