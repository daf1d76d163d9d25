public import Foundation

/// The kinds of entries.
public enum EKEntityType: UInt, Sendable { case event, reminder }
/// The states of the permission to read entries.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  /// The permission before there was one to write only.
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}
/// The entries to which a change applies.
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

/// The reason that entries can't be read or saved; here, ``Code/eventStoreNotAuthorized``.
public struct EKError: LocalizedError, CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case eventNotMutable = 0
    case noCalendar = 1
    case noStartDate = 2
    case noEndDate = 3
    case eventStoreNotAuthorized = 29
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "EKErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// A sentence about the error.
  public var errorDescription: String? { "Calendars and reminders aren't available on this system." }

  static let denied = EKError(.eventStoreNotAuthorized)
}

extension NSNotification.Name {
  /// The name of the notification of changed entries, which is never posted here.
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

/// The store of calendars and reminders, which can't be read here.
///
/// Source: documented, developer.apple.com/documentation/eventkit/ekeventstore.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// Creates a store.
  public override init() { super.init() }

  /// ``EKAuthorizationStatus/restricted``: there is nothing to allow.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .restricted }
  /// Throws ``EKError/Code/eventStoreNotAuthorized``.
  open func requestFullAccessToEvents() async throws -> Bool { throw EKError.denied }
  /// Throws ``EKError/Code/eventStoreNotAuthorized``.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { throw EKError.denied }
  /// Throws ``EKError/Code/eventStoreNotAuthorized``.
  open func requestFullAccessToReminders() async throws -> Bool { throw EKError.denied }
  /// Throws ``EKError/Code/eventStoreNotAuthorized``.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { throw EKError.denied }
  /// Passes false and ``EKError/Code/eventStoreNotAuthorized`` to the closure.
  open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    completion(false, EKError.denied)
  }
  /// Passes false and ``EKError/Code/eventStoreNotAuthorized`` to the closure.
  open func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    completion(false, EKError.denied)
  }
  /// Passes false and ``EKError/Code/eventStoreNotAuthorized`` to the closure.
  open func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    completion(false, EKError.denied)
  }
  /// Passes false and ``EKError/Code/eventStoreNotAuthorized`` to the closure.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, EKError.denied) }

  /// The calendar for new events; nil.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  /// The account for new entries; nil.
  open var defaultCalendarForNewReminders: EKCalendar? { nil }
  /// The calendars; none.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// Returns nil: there are no calendars.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  /// Returns nil: there are no events.
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  /// Returns a condition that no event meets.
  open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?)
    -> NSPredicate
  { NSPredicate(value: false) }
  /// Returns a condition that no reminder meets.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
  /// Returns no events.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  /// Passes nil to the closure: reminders can't be read.
  @discardableResult
  open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void)
    -> Any
  {
    completion(nil)
    return NSObject()
  }
  /// Throws ``EKError/Code/eventStoreNotAuthorized``.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { throw EKError.denied }
  /// Throws ``EKError/Code/eventStoreNotAuthorized``.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { throw EKError.denied }
  /// Throws ``EKError/Code/eventStoreNotAuthorized``.
  open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError.denied }
  /// Throws ``EKError/Code/eventStoreNotAuthorized``.
  open func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError.denied }
  /// Throws ``EKError/Code/eventStoreNotAuthorized``.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError.denied }
  /// Throws ``EKError/Code/eventStoreNotAuthorized``.
  open func commit() throws { throw EKError.denied }
}
