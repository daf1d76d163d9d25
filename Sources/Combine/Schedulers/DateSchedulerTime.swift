public import Foundation

/// The time type of the schedulers that use dates: `RunLoop.SchedulerTimeType` and `OperationQueue.SchedulerTimeType`.
public struct DateSchedulerTime: Strideable, Codable, Hashable, Sendable {
  /// The date of the time.
  public var date: Date

  /// Creates a time at a date.
  public init(_ date: Date) { self.date = date }

  /// Returns the stride to another time; negative if the other time is earlier.
  public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }

  /// Returns the time at a stride from this one.
  public func advanced(by distance: Stride) -> Self { Self(date + distance.timeInterval) }

  /// The length of time between two times, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable,
    Codable, Sendable
  {
    /// The length in seconds.
    public var magnitude: TimeInterval

    /// The length in seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Creates a stride of an interval in seconds.
    public init(_ interval: TimeInterval) { magnitude = interval }
    /// Creates a stride of a number of seconds.
    public init(integerLiteral value: TimeInterval) { magnitude = value }
    /// Creates a stride of a number of seconds.
    public init(floatLiteral value: TimeInterval) { magnitude = value }

    /// Creates a stride of a number of seconds; nil if a `TimeInterval` can't represent the number exactly.
    public init?<Source: BinaryInteger>(exactly source: Source) {
      guard let seconds = TimeInterval(exactly: source) else { return nil }
      magnitude = seconds
    }

    /// Returns a stride of a number of seconds.
    public static func seconds(_ count: Int) -> Self { Self(TimeInterval(count)) }
    /// Returns a stride of a number of seconds.
    public static func seconds(_ count: Double) -> Self { Self(count) }
    /// Returns a stride of a number of milliseconds.
    public static func milliseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e3) }
    /// Returns a stride of a number of microseconds.
    public static func microseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e6) }
    /// Returns a stride of a number of nanoseconds.
    public static func nanoseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e9) }

    /// Returns whether the first stride is shorter.
    public static func < (one: Self, other: Self) -> Bool { one.magnitude < other.magnitude }
    /// Returns the sum of two strides.
    public static func + (one: Self, other: Self) -> Self { Self(one.magnitude + other.magnitude) }
    /// Returns the difference of two strides.
    public static func - (one: Self, other: Self) -> Self { Self(one.magnitude - other.magnitude) }
    /// Returns the product of two magnitudes.
    public static func * (one: Self, other: Self) -> Self { Self(one.magnitude * other.magnitude) }
    /// Adds a stride.
    public static func += (one: inout Self, other: Self) { one.magnitude += other.magnitude }
    /// Subtracts a stride.
    public static func -= (one: inout Self, other: Self) { one.magnitude -= other.magnitude }
    /// Multiplies by the magnitude of a stride.
    public static func *= (one: inout Self, other: Self) { one.magnitude *= other.magnitude }
  }
}
