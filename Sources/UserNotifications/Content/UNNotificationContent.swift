public import Foundation

/// The content of a notification.
///
/// The desktop shows the title as the summary, and the subtitle and body as the text. Source: documented,
/// developer.apple.com/documentation/usernotifications/unnotificationcontent.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
  /// The stored properties, which only a mutable content changes.
  struct Values {
    var (title, subtitle, body) = ("", "", "")
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var (categoryIdentifier, threadIdentifier, launchImageName) = ("", "", "")
    var userInfo: [AnyHashable: Any] = [:]
    var attachments: [UNNotificationAttachment] = []
    var (summaryArgument, summaryArgumentCount) = ("", 0)
    var targetContentIdentifier: String?
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
    var filterCriteria: String?
  }

  var values = Values()

  /// Creates an empty content.
  public override init() {}

  init(_ values: Values) { self.values = values }

  /// The title.
  open var title: String { values.title }
  /// The line below the title.
  open var subtitle: String { values.subtitle }
  /// The text.
  open var body: String { values.body }
  /// The number on the app's icon, which Linux doesn't show.
  open var badge: NSNumber? { values.badge }
  /// The sound; nil is silence.
  open var sound: UNNotificationSound? { values.sound }
  /// The category, which has the actions.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The group of notifications, without effect.
  open var threadIdentifier: String { values.threadIdentifier }
  /// The launch image, without effect.
  open var launchImageName: String { values.launchImageName }
  /// Values of the app's own.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// Files, of which the first picture is shown.
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// The argument of the category's summary, without effect.
  open var summaryArgument: String { values.summaryArgument }
  /// The number of things in the summary, without effect.
  open var summaryArgumentCount: Int { values.summaryArgumentCount }
  /// The window to open, without effect.
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// The importance: the urgency on the desktop.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// The rank in a summary, without effect.
  open var relevanceScore: Double { values.relevanceScore }
  /// The criteria of a focus filter, without effect.
  open var filterCriteria: String? { values.filterCriteria }

  /// Returns a copy that doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }
  /// Returns a copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values) }
}

/// A content that can be changed.
///
/// A request copies it.
open class UNMutableNotificationContent: UNNotificationContent {
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  open override var launchImageName: String {
    get { values.launchImageName }
    set { values.launchImageName = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  open override var summaryArgument: String {
    get { values.summaryArgument }
    set { values.summaryArgument = newValue }
  }
  open override var summaryArgumentCount: Int {
    get { values.summaryArgumentCount }
    set { values.summaryArgumentCount = newValue }
  }
  open override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  open override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
  open override var filterCriteria: String? {
    get { values.filterCriteria }
    set { values.filterCriteria = newValue }
  }
}

/// The importance of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// Added to the list without sound: low urgency.
  case passive
  /// Shown at once: normal urgency.
  case active
  /// Shown at once, also during a focus: normal urgency.
  case timeSensitive
  /// Shown at once, with a sound: critical urgency.
  case critical
}
