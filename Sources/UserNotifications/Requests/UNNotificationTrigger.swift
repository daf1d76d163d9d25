public import Foundation

/// A condition for the delivery of a notification.
open class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
  /// Whether the notification is delivered again and again.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }

  /// Returns the object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the first date of delivery after a date; nil if there is none.
  func nextDate(after date: Date) -> Date? { nil }
}

/// A delivery after some seconds, while the app runs.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time in seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger.
  ///
  /// Traps unless the time is positive, and at least 60 seconds if the trigger repeats.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "the time interval must be greater than 0")
    precondition(!repeats || timeInterval >= 60, "the time interval must be at least 60 if repeating")
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// Returns the date at which a request that is added now would be delivered.
  public func nextTriggerDate() -> Date? { nextDate(after: Date()) }

  override func nextDate(after date: Date) -> Date? { date + timeInterval }
}

/// A delivery at a date, while the app runs.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts of the date that have to match.
  public let dateComponents: DateComponents

  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// Returns the next date that matches; nil if there is none.
  public func nextTriggerDate() -> Date? { nextDate(after: Date()) }

  override func nextDate(after date: Date) -> Date? {
    var calendar = dateComponents.calendar ?? .current
    if let zone = dateComponents.timeZone { calendar.timeZone = zone }
    return calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A delivery by a server of Apple, which Linux doesn't have: no request ever has it.
public final class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
