public import Foundation

/// The app's permission to notify.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user wasn't asked. Linux never asks.
  case notDetermined
  /// The app may not notify: on Linux, there is no notification server.
  case denied
  /// The app may notify.
  case authorized
  /// The app may notify quietly.
  case provisional
  /// The app may notify for some time.
  case ephemeral
}

/// Whether a kind of notification is on.
public enum UNNotificationSetting: Int, Sendable {
  /// The app or the system doesn't have it.
  case notSupported
  /// Off.
  case disabled
  /// On.
  case enabled
}

/// The style of alerts.
public enum UNAlertStyle: Int, Sendable {
  /// None.
  case none
  /// Alerts that go away by themselves.
  case banner
  /// Alerts that stay until the user dismisses them.
  case alert
}

/// The visibility of contents.
public enum UNShowPreviewsType: Int, Sendable {
  /// Always.
  case always
  /// On an unlocked device.
  case whenAuthenticated
  /// Never.
  case never
}

/// The settings for the app's notifications.
///
/// Linux desktops don't ask for a permission, and keep their settings to themselves: the status is `authorized` if a notification server is
/// on the session's bus, else `denied`. Sounds are on if the server plays them.
open class UNNotificationSettings: NSObject, NSCopying, @unchecked Sendable {
  private let isAvailable: Bool
  private let playsSounds: Bool

  init(isAvailable: Bool, playsSounds: Bool) {
    (self.isAvailable, self.playsSounds) = (isAvailable, playsSounds)
  }

  /// The permission.
  open var authorizationStatus: UNAuthorizationStatus { isAvailable ? .authorized : .denied }
  /// Whether sounds are played.
  open var soundSetting: UNNotificationSetting { isAvailable && playsSounds ? .enabled : .notSupported }
  /// Whether the icon shows a number: `notSupported`.
  open var badgeSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications are shown.
  open var alertSetting: UNNotificationSetting { isAvailable ? .enabled : .disabled }
  /// Whether notifications are listed.
  open var notificationCenterSetting: UNNotificationSetting { isAvailable ? .enabled : .disabled }
  /// Whether the lock screen shows notifications: `notSupported`, because desktops don't say so.
  open var lockScreenSetting: UNNotificationSetting { .notSupported }
  /// Whether a car shows notifications: `notSupported`.
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  /// The style of alerts.
  open var alertStyle: UNAlertStyle { isAvailable ? .banner : .none }
  /// The visibility of contents.
  open var showPreviewsSetting: UNShowPreviewsType { .always }
  /// Whether critical alerts are possible: `notSupported`.
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Whether the system links to the app's settings: false.
  open var providesAppNotificationSettings: Bool { false }
  /// Whether Siri reads notifications aloud: `notSupported`.
  open var announcementSetting: UNNotificationSetting { .notSupported }
  /// Whether time-sensitive notifications are possible: `notSupported`.
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications are delivered together: `notSupported`.
  open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// Whether direct messages are treated apart: `notSupported`.
  open var directMessagesSetting: UNNotificationSetting { .notSupported }

  /// Returns the object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The kinds of notifications that an app asks for.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number on the icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// Alerts.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  /// Notifications in a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  /// Critical alerts.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  /// A link to the app's settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  /// Quiet notifications without asking.
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
  /// Reading aloud.
  public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)
  /// Time-sensitive notifications.
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}

/// The presentation of a notification while the app is used.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number on the icon, without effect.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  /// A sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// Shown and listed.
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  /// Listed.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// Shown.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}
