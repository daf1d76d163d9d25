import Foundation

/// Services that a desktop doesn't have.
extension UIApplication {
  /// Not available here: the delegate's ``UIApplicationDelegate/application(_:didFailToRegisterForRemoteNotificationsWithError:)``
  /// is called.
  public func registerForRemoteNotifications() {
    delegate?.application(
      self,
      didFailToRegisterForRemoteNotificationsWithError: CocoaError(
        .featureUnsupported,
        userInfo: [NSLocalizedDescriptionKey: "Remote notifications aren't available on this system."]))
  }
  /// Does nothing.
  public func unregisterForRemoteNotifications() {}
  /// Whether there are remote notifications: never.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// The number on the app's icon; it is stored, and not shown here.
  public var applicationIconBadgeNumber: Int {
    get { ApplicationValues.badge }
    set { ApplicationValues.badge = newValue }
  }
  /// The actions of the app's icon; they are stored, and not shown here.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { ApplicationValues.shortcuts }
    set { ApplicationValues.shortcuts = newValue }
  }

  /// Whether the app may change its icon: never.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the icon; nil, since it is always the app's own.
  public var alternateIconName: String? { nil }
  /// Not available here: passes on an error, except for nil, the app's own icon.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(alternateIconName == nil ? nil : UIApplication.noIcons)
  }
  /// Not available here: throws an error, except for nil, the app's own icon.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    if alternateIconName != nil { throw UIApplication.noIcons }
  }
  private static var noIcons: CocoaError {
    CocoaError(
      .featureUnsupported,
      userInfo: [NSLocalizedDescriptionKey: "The app's icon can't be changed on this system."])
  }

  /// Whether the app can have several scenes: the windows of SwiftUI don't need it.
  public var supportsMultipleScenes: Bool { true }
  /// The sessions of the app's scenes.
  public var openSessions: Set<UISceneSession> { [.only] }
  /// Does nothing: control of playing media reaches apps in other ways here.
  public func beginReceivingRemoteControlEvents() {}
  /// Does nothing.
  public func endReceivingRemoteControlEvents() {}

  /// The address of the app's page in the system's settings; a desktop has no such page, so nothing opens it.
  public static let openSettingsURLString = "app-settings:"
  /// The address of the app's notifications in the system's settings; a desktop has no such page, so nothing opens it.
  public static let openNotificationSettingsURLString = "app-settings:notifications"
}

@MainActor private enum ApplicationValues {
  static var badge = 0
  static var shortcuts: [UIApplicationShortcutItem]?
}

/// An action of the app's icon.
public final class UIApplicationShortcutItem: Hashable, @unchecked Sendable {
  /// The action's identifier.
  public let type: String
  /// The title.
  public let localizedTitle: String
  /// The second line; nil is none.
  public let localizedSubtitle: String?
  /// The values for the app; nil is none.
  public let userInfo: [String: Any]?

  /// Creates an action; its icon is ignored.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: Any]? = nil
  ) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
    (self.localizedSubtitle, self.userInfo) = (localizedSubtitle, userInfo)
  }

  /// Returns whether both are the same object.
  public static func == (first: UIApplicationShortcutItem, second: UIApplicationShortcutItem) -> Bool {
    first === second
  }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The icon of an action of the app's icon, which isn't shown here.
public final class UIApplicationShortcutIcon: Sendable {
  /// Creates a symbol.
  public init(systemImageName: String) {}
  /// Creates a picture of the app's resources.
  public init(templateImageName: String) {}
}
