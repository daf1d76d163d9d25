public import Foundation
import TrellisBus

/// The notifications of the app, on the desktop.
///
/// A notification server of freedesktop.org shows them; GNOME, KDE Plasma and others have one. Without a server, requests fail with
/// `UNError.notificationsNotAllowed`, and the permission is `denied`. Triggers work while the app runs: what waits is lost with its end.
/// A click doesn't bring the app's window to the front. Handlers are called on a queue of the center's own, the delegate's methods with
/// handlers on the main queue, and its asynchronous methods where their isolation says.
///
/// Source: documented, developer.apple.com/documentation/usernotifications/unusernotificationcenter.
open class UNUserNotificationCenter: NSObject {
  private let dispatcher: NotificationDispatcher
  private let delegateQueue: DispatchQueue
  private let lock = NSLock()
  private weak var receiver: (any UNUserNotificationCenterDelegate)?

  private nonisolated(unsafe) static let shared = UNUserNotificationCenter(
    address: { BusAddress.session }, clock: SystemNotificationClock(), delegateQueue: .main)

  /// Returns the app's center.
  open class func current() -> UNUserNotificationCenter { shared }

  init(address: @escaping () -> String?, clock: any NotificationClock, delegateQueue: DispatchQueue) {
    dispatcher = NotificationDispatcher(address: address, clock: clock)
    self.delegateQueue = delegateQueue
    super.init()
    nonisolated(unsafe) weak let center = self
    dispatcher.queue.sync {
      dispatcher.present = { center?.present($0, $1) ?? false }
      dispatcher.respond = { center?.respond($0) }
    }
  }

  deinit { dispatcher.disconnect() }

  /// The receiver of notifications and responses.
  open weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { lock.withLock { receiver } }
    set { lock.withLock { receiver = newValue } }
  }

  /// Whether apps can have content extensions: false.
  open var supportsContentExtensions: Bool { false }

  private func present(
    _ notification: UNNotification,
    _ completion: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) -> Bool {
    guard let delegate else { return false }
    nonisolated(unsafe) let (center, receiver, notification) = (self, delegate, notification)
    delegateQueue.async {
      receiver.userNotificationCenter(center, willPresent: notification, withCompletionHandler: completion)
    }
    return true
  }

  private func respond(_ response: UNNotificationResponse) {
    guard let delegate else { return }
    nonisolated(unsafe) let (center, receiver, response) = (self, delegate, response)
    delegateQueue.async {
      receiver.userNotificationCenter(center, didReceive: response, withCompletionHandler: {})
    }
  }

  /// Runs a closure with the dispatcher on its queue.
  func run(_ body: @escaping @Sendable (NotificationDispatcher) -> Void) {
    dispatcher.queue.async { [dispatcher] in body(dispatcher) }
  }

  // MARK: Permission

  /// Calls the handler with whether a notification server is there; nobody is asked.
  ///
  /// If there is none, the error is `UNError.notificationsNotAllowed`.
  @preconcurrency
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    run { dispatcher in
      let isAvailable = dispatcher.connected() != nil
      completionHandler(isAvailable, isAvailable ? nil : UNError(.notificationsNotAllowed))
    }
  }

  /// Calls the handler with the settings.
  @preconcurrency
  open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    run { dispatcher in
      let server = dispatcher.connected()
      completionHandler(
        UNNotificationSettings(
          isAvailable: server != nil, playsSounds: server?.capabilities.contains("sound") ?? false))
    }
  }

  // MARK: Requests

  /// Delivers a notification when its trigger fires, or at once without a trigger.
  ///
  /// The error is `UNError.notificationsNotAllowed` without a notification server, or if the server doesn't show the notification, and
  /// `UNError.notificationInvalidNoDate` if the trigger has no date in the future.
  @preconcurrency
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    run { dispatcher in
      do {
        try dispatcher.add(request)
        completionHandler?(nil)
      } catch {
        completionHandler?(error)
      }
    }
  }

  /// Calls the handler with the requests that wait, sorted by name.
  @preconcurrency
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    run { completionHandler($0.pendingRequests) }
  }

  /// Removes requests that wait.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    run { $0.removePending(identifiers) }
  }

  /// Removes all requests that wait.
  open func removeAllPendingNotificationRequests() { run { $0.removeAllPending() } }

  // MARK: Notifications

  /// Calls the handler with the notifications that the desktop shows or lists, the oldest first.
  @preconcurrency
  open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    run { completionHandler($0.deliveredNotifications) }
  }

  /// Removes notifications from the desktop.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    run { $0.removeDelivered(identifiers) }
  }

  /// Removes all notifications of the app from the desktop.
  open func removeAllDeliveredNotifications() { run { $0.removeAllDelivered() } }

  // MARK: Categories

  /// Sets the kinds of notifications, in place of earlier ones.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    let names = Dictionary(categories.map { ($0.identifier, $0) }) { first, _ in first }
    run { $0.categories = names }
  }

  /// Calls the handler with the kinds of notifications.
  @preconcurrency
  open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    run { completionHandler(Set($0.categories.values)) }
  }

  /// Does nothing: desktops have no common way to show a number on an icon.
  ///
  /// The handler is called without an error.
  @preconcurrency
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    run { _ in completionHandler?(nil) }
  }
}
