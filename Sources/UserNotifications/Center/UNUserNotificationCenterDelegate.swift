public import Foundation

/// The receiver of notifications and of the user's responses.
///
/// Methods with handlers are called on the main queue.
///
/// All methods are optional, and each has a form with a completion handler and one that is asynchronous.
///
/// Source: documented, developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate. Ours: without a method
/// `willPresent`, notifications are shown, and with it, the method is asked whether or not the app is in front.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Chooses the presentation of a notification; no options hide it.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Returns the presentation of a notification; no options hide it.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  /// Handles the user's response to a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// Handles the user's response to a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async
  /// Never called: desktops have no link to the app's settings.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Passes the result of the asynchronous form to the handler.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    nonisolated(unsafe) let receiver: any UNUserNotificationCenterDelegate = self
    nonisolated(unsafe) let (center, notification, handler) = (center, notification, completionHandler)
    Task { handler(await receiver.userNotificationCenter(center, willPresent: notification)) }
  }

  /// Returns all options: the notification is shown.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    [.banner, .list, .sound, .badge]
  }

  /// Calls the asynchronous form, and then the handler.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    nonisolated(unsafe) let receiver: any UNUserNotificationCenterDelegate = self
    nonisolated(unsafe) let (center, response, handler) = (center, response, completionHandler)
    Task {
      await receiver.userNotificationCenter(center, didReceive: response)
      handler()
    }
  }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
