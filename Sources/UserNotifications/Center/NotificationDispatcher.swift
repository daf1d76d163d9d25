import Foundation
import TrellisBus

/// The notifications of an app: those that wait for their trigger, and those on the desktop.
///
/// The properties are used on the queue alone, which also waits for the bus.
final class NotificationDispatcher: @unchecked Sendable {
  private struct Pending {
    let request: UNNotificationRequest
    let cancel: @Sendable () -> Void
  }

  private struct Delivered {
    let notification: UNNotification
    let number: UInt32
  }

  let queue = DispatchQueue(label: "UserNotifications")
  private let address: () -> String?
  private let clock: any NotificationClock
  /// Asks the delegate for the presentation, and calls the closure with the options.
  ///
  /// Returns false if there is no delegate.
  var present: ((UNNotification, @escaping @Sendable (UNNotificationPresentationOptions) -> Void) -> Bool)?
  /// Passes on a response.
  var respond: ((UNNotificationResponse) -> Void)?

  private var server: NotificationServer?
  private var pending: [String: Pending] = [:]
  private var delivered: [String: Delivered] = [:]
  var categories: [String: UNNotificationCategory] = [:]

  init(address: @escaping () -> String?, clock: any NotificationClock) {
    (self.address, self.clock) = (address, clock)
  }

  /// Returns the server, connecting to it if needed; nil if there is none.
  func connected() -> NotificationServer? {
    if let server, server.isConnected { return server }
    server = try? NotificationServer(address: address()) { [weak self] event in
      guard let self else { return }
      queue.async { self.handle(event) }
    }
    return server
  }

  func disconnect() { server?.disconnect() }

  // MARK: Requests

  var pendingRequests: [UNNotificationRequest] {
    pending.values.map(\.request).sorted { $0.identifier < $1.identifier }
  }

  var deliveredNotifications: [UNNotification] {
    delivered.values.map(\.notification).sorted { $0.date < $1.date }
  }

  func add(_ request: UNNotificationRequest) throws {
    guard connected() != nil else { throw UNError(.notificationsNotAllowed) }
    guard let trigger = request.trigger else {
      removePending([request.identifier])
      return try deliver(request)
    }
    guard let date = trigger.nextDate(after: clock.now) else { throw UNError(.notificationInvalidNoDate) }
    schedule(request, trigger, at: date)
  }

  private func schedule(_ request: UNNotificationRequest, _ trigger: UNNotificationTrigger, at date: Date) {
    removePending([request.identifier])
    let cancel = clock.schedule(at: date, on: queue) { [weak self] in self?.fire(request, trigger, date) }
    pending[request.identifier] = Pending(request: request, cancel: cancel)
  }

  private func fire(_ request: UNNotificationRequest, _ trigger: UNNotificationTrigger, _ date: Date) {
    removePending([request.identifier])
    if trigger.repeats, let next = trigger.nextDate(after: max(date, clock.now)) {
      schedule(request, trigger, at: next)
    }
    // Nobody waits for the error of a notification that has waited.
    try? deliver(request)
  }

  func removePending(_ identifiers: some Sequence<String>) {
    for identifier in identifiers { pending.removeValue(forKey: identifier)?.cancel() }
  }

  func removeAllPending() { removePending(Array(pending.keys)) }

  func removeDelivered(_ identifiers: some Sequence<String>) {
    for identifier in identifiers {
      if let gone = delivered.removeValue(forKey: identifier) { try? server?.close(gone.number) }
    }
  }

  func removeAllDelivered() { removeDelivered(Array(delivered.keys)) }

  // MARK: Delivery

  /// Shows a notification, or asks the delegate first.
  ///
  /// Throws if the notification isn't shown, unless a delegate is asked, of which nobody waits for the answer.
  private func deliver(_ request: UNNotificationRequest) throws(UNError) {
    nonisolated(unsafe) let notification = UNNotification(request: request, date: clock.now)
    let isAsked = present?(notification) { [queue] options in
      queue.async { try? self.show(notification, options) }
    }
    if isAsked != true { try show(notification, [.banner, .sound]) }
  }

  private func show(_ notification: UNNotification, _ options: UNNotificationPresentationOptions)
    throws(UNError)
  {
    guard !options.isDisjoint(with: [.banner, .list, .alert]) else { return }
    guard let server = connected() else { throw UNError(.notificationsNotAllowed) }
    let request = notification.request
    let desktop = DesktopNotification(
      request.content, categories[request.content.categoryIdentifier], server.capabilities,
      isSilent: !options.contains(.sound))
    guard let number = try? server.show(desktop, replacing: delivered[request.identifier]?.number ?? 0) else {
      throw UNError(.notificationsNotAllowed)
    }
    delivered[request.identifier] = Delivered(notification: notification, number: number)
  }

  private func handle(_ event: NotificationServer.Event) {
    switch event {
    case .action(let number, let key):
      respond(to: number, key == "default" ? UNNotificationDefaultActionIdentifier : key)
    case .reply(let number, let text): respond(to: number, DesktopNotification.replyKey, text: text)
    case .closed(let number, true): respond(to: number, UNNotificationDismissActionIdentifier)
    case .closed(let number, false): _ = take(number)
    }
  }

  private func take(_ number: UInt32) -> UNNotification? {
    guard let entry = delivered.first(where: { $0.value.number == number }) else { return nil }
    return delivered.removeValue(forKey: entry.key)?.notification
  }

  private func respond(to number: UInt32, _ action: String, text: String? = nil) {
    guard let notification = take(number) else { return }
    let category = categories[notification.request.content.categoryIdentifier]
    if action == UNNotificationDismissActionIdentifier,
      category?.options.contains(.customDismissAction) != true
    {
      return
    }
    let input = category?.actions.first { $0 is UNTextInputNotificationAction }
    if let text, let input {
      respond?(
        UNTextInputNotificationResponse(
          notification: notification, actionIdentifier: input.identifier, userText: text))
    } else if action == input?.identifier {
      respond?(
        UNTextInputNotificationResponse(notification: notification, actionIdentifier: action, userText: ""))
    } else {
      respond?(UNNotificationResponse(notification: notification, actionIdentifier: action))
    }
  }
}
