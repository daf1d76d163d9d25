public import Foundation

/// A calendar, which exists only in the program.
open class EKCalendar: NSObject, @unchecked Sendable {
  /// The identifier.
  public let calendarIdentifier = UUID().uuidString
  /// The title.
  open var title = ""
  /// Whether events can be changed; false.
  open var allowsContentModifications: Bool { false }
  /// Creates a calendar.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) { super.init() }
}

/// An event or a reminder, which exists only in the program.
open class EKCalendarItem: NSObject, @unchecked Sendable {
  /// The identifier.
  public let calendarItemIdentifier = UUID().uuidString
  /// The title.
  open var title: String! = ""
  /// The place.
  open var location: String?
  /// The notes.
  open var notes: String?
  /// The address.
  open var url: URL?
  /// The calendar.
  open var calendar: EKCalendar!
  /// The alarms; without effect.
  open var alarms: [EKAlarm]?
  /// The time zone; nil for that of the user.
  open var timeZone: TimeZone?
  /// Whether there are notes.
  open var hasNotes: Bool { notes?.isEmpty == false }
  /// Whether there are alarms.
  open var hasAlarms: Bool { alarms?.isEmpty == false }

  override init() { super.init() }

  /// Adds an alarm; without effect.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  /// Removes an alarm.
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
}

/// An event, which exists only in the program.
///
/// Source: documented, developer.apple.com/documentation/eventkit/ekevent.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  /// The identifier; nil before the event is saved, and so always here.
  open var eventIdentifier: String! { nil }
  /// The beginning.
  open var startDate: Date!
  /// The end.
  open var endDate: Date!
  /// Whether the event takes whole days.
  open var isAllDay = false
  /// Creates an event.
  public init(eventStore: EKEventStore) { super.init() }
}

/// A reminder, which exists only in the program.
///
/// Source: documented, developer.apple.com/documentation/eventkit/ekreminder.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  /// The beginning.
  open var startDateComponents: DateComponents?
  /// The time at which the reminder is due.
  open var dueDateComponents: DateComponents?
  /// Whether the reminder is done.
  open var isCompleted: Bool {
    get { completionDate != nil }
    set { completionDate = newValue ? completionDate ?? Date() : nil }
  }
  /// The time at which the reminder was done.
  open var completionDate: Date?
  /// The priority from 1, the highest, to 9; 0 is none.
  open var priority = 0
  /// Creates a reminder.
  public init(eventStore: EKEventStore) { super.init() }
}

/// An alarm of an event or a reminder, which never sounds here.
open class EKAlarm: NSObject, @unchecked Sendable {
  /// The time; nil if it is relative.
  open var absoluteDate: Date?
  /// The seconds from the beginning.
  open var relativeOffset: TimeInterval = 0
  /// Creates an alarm at a time.
  public init(absoluteDate date: Date) { absoluteDate = date }
  /// Creates an alarm at a distance from the beginning in seconds.
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
}
