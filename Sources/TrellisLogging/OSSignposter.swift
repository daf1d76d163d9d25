/// A recorder of intervals for Instruments, which Linux doesn't have: it records nothing.
///
/// Source: documented, developer.apple.com/documentation/os/ossignposter.
public struct OSSignposter: Sendable {
  /// Creates a recorder.
  public init() {}
  /// Creates a recorder of a subsystem and a category.
  public init(subsystem: String, category: String) {}
  /// Creates a recorder of a subsystem and a category with a meaning for tools.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Creates a recorder with the subsystem and category of a logger.
  public init(logger: Logger) {}
  /// Creates a recorder with the subsystem and category of a log.
  public init(logHandle: OSLog) {}

  /// A recorder that is disabled.
  public static let disabled = OSSignposter()
  /// Whether intervals are recorded: never.
  public var isEnabled: Bool { false }

  /// Returns a new number for intervals.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Returns a number for the intervals of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// Begins an interval.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id, isOpen: true)
  }
  /// Begins an interval with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id, isOpen: true)
  }
  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Ends an interval with a message.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Marks a moment with a message.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}

  /// Returns a closure's result.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    try task()
  }
  /// Returns a closure's result.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage, around task: () throws -> T
  ) rethrows -> T {
    try task()
  }
}

/// The number of an interval.
public struct OSSignpostID: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64
  /// Creates an identity from its number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Creates an identity from its number.
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }

  /// The identity of intervals that don't overlap.
  public static let exclusive = OSSignpostID(rawValue: 0xEEEE_B0B5_B2B2_EEEE)
}

/// An interval that has begun.
public struct OSSignpostIntervalState: Hashable, Sendable {
  let id: OSSignpostID
  let isOpen: Bool

  init(id: OSSignpostID, isOpen: Bool) { (self.id, self.isOpen) = (id, isOpen) }

  /// Returns the state of an interval that began elsewhere.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id, isOpen: true)
  }
}
