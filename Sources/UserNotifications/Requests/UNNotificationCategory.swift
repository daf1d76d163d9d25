public import Foundation

/// A button of a notification.
open class UNNotificationAction: NSObject, NSCopying, @unchecked Sendable {
  /// The action's name.
  public let identifier: String
  /// The button's title.
  public let title: String
  /// The options.
  public let options: UNNotificationActionOptions
  /// The icon, without effect.
  public let icon: UNNotificationActionIcon?

  /// Creates an action.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil
  ) {
    (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon)
  }

  /// Returns the object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A button with a field for a text.
///
/// Desktops without such fields show a button, whose response has an empty text.
public final class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The title of the button that sends the text.
  public let textInputButtonTitle: String
  /// The text of an empty field.
  public let textInputPlaceholder: String

  /// Creates an action.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}

/// The icon of an action, without effect.
public final class UNNotificationActionIcon: NSObject, Sendable {
  /// Creates the icon of a picture of the app.
  public init(templateImageName: String) {}
  /// Creates the icon of a symbol.
  public init(systemImageName: String) {}
}

/// The options of an action.
///
/// None has an effect on Linux.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Only on an unlocked device.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  /// Deletes something.
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  /// Brings the app to the front.
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// A kind of notifications, with its actions.
open class UNNotificationCategory: NSObject, NSCopying, @unchecked Sendable {
  /// The category's name.
  public let identifier: String
  /// The actions.
  public let actions: [UNNotificationAction]
  /// The names of intents, without effect.
  public let intentIdentifiers: [String]
  /// The text for a hidden body, without effect.
  public let hiddenPreviewsBodyPlaceholder: String
  /// The format of a summary, without effect.
  public let categorySummaryFormat: String
  /// The options.
  public let options: UNNotificationCategoryOptions

  /// Creates a category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String? = nil, categorySummaryFormat: String? = nil,
    options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions, self.options) = (identifier, actions, options)
    self.intentIdentifiers = intentIdentifiers
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
    self.categorySummaryFormat = categorySummaryFormat ?? ""
  }

  /// Returns the object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether another object is a category with the same name.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationCategory)?.identifier == identifier
  }
  /// The hash value of the name.
  open override var hash: Int { identifier.hashValue }
}

/// The options of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The delegate is called when the user dismisses a notification.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
  /// Allowed in CarPlay, without effect.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
  /// The title is shown where the body is hidden, without effect.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
  /// The subtitle is shown where the body is hidden, without effect.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
  /// Siri may read it aloud, without effect.
  public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 1 << 4)
}
