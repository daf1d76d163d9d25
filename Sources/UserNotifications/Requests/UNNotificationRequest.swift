public import Foundation

/// A notification to be delivered.
open class UNNotificationRequest: NSObject, NSCopying, @unchecked Sendable {
  /// The request's name.
  ///
  /// A request replaces an earlier one with the same name.
  public let identifier: String
  /// The content.
  public let content: UNNotificationContent
  /// The condition for delivery; nil is at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a request with a copy of the content.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.trigger) = (identifier, trigger)
    self.content = UNNotificationContent(content.values)
  }

  /// Returns the object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A delivered notification.
open class UNNotification: NSObject, NSCopying {
  /// The time of delivery.
  public let date: Date
  /// The request.
  public let request: UNNotificationRequest

  init(request: UNNotificationRequest, date: Date) { (self.request, self.date) = (request, date) }

  /// Returns the object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The action of a click on the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of dismissing a notification, for categories with the option `customDismissAction`.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The user's response to a notification.
open class UNNotificationResponse: NSObject, NSCopying {
  /// The notification.
  public let notification: UNNotification
  /// The name of the chosen action.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
  }

  /// Returns the object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A response with a text, on desktops with replies in notifications.
public final class UNTextInputNotificationResponse: UNNotificationResponse {
  /// The text.
  public let userText: String

  init(notification: UNNotification, actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification: notification, actionIdentifier: actionIdentifier)
  }
}
