/// The kind of a signpost.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt8
  /// Creates a kind from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

extension OSSignpostID {
  /// Creates a number for the intervals of a log.
  public init(log: OSLog) { self = .exclusive }
  /// Creates a number for the intervals of an object.
  public init(log: OSLog, object: AnyObject) { self = .exclusive }

  /// The number that no interval has.
  public static let null = OSSignpostID(rawValue: 0)
  /// The number that a failed call returns.
  public static let invalid = OSSignpostID(rawValue: .max)
}

extension OSLog {
  /// Whether signposts are recorded: never, because Linux has no Instruments.
  public var signpostsEnabled: Bool { false }
}

/// Marks a moment, or the beginning or end of an interval, for Instruments, which Linux doesn't have: it records nothing.
///
/// Source: documented, developer.apple.com/documentation/os/os_signpost.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a moment, or the beginning or end of an interval, with a message; it records nothing, like ``os_signpost(_:dso:log:name:signpostID:)``.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
