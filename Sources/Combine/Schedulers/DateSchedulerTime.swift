public import Foundation

/// The time of schedulers that count in dates: `RunLoop.SchedulerTimeType` and `OperationQueue.SchedulerTimeType`.
public struct DateSchedulerTime: Strideable, Codable, Hashable, Sendable {
  /// The time.
  public var date: Date

  /// A time.
  public init(_ date: Date) { self.date = date }

  /// How far away another time is; negative where it is past.
  public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }

  /// A time that is so far away.
  public func advanced(by distance: Stride) -> Self { Self(date + distance.timeInterval) }

  /// How far two times are apart, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable,
    Codable, Sendable
  {
    /// In seconds.
    public var magnitude: TimeInterval

    /// The same as the type that the clock itself counts in.
    public var timeInterval: TimeInterval { magnitude }

    /// As long as an interval.
    public init(_ interval: TimeInterval) { magnitude = interval }
    /// So many seconds.
    public init(integerLiteral value: TimeInterval) { magnitude = value }
    /// So many seconds.
    public init(floatLiteral value: TimeInterval) { magnitude = value }

    /// So many seconds.
    public init?<Source: BinaryInteger>(exactly source: Source) {
      guard let seconds = TimeInterval(exactly: source) else { return nil }
      magnitude = seconds
    }

    /// So many seconds.
    public static func seconds(_ count: Int) -> Self { Self(TimeInterval(count)) }
    /// So many seconds.
    public static func seconds(_ count: Double) -> Self { Self(count) }
    /// So many thousandths of a second.
    public static func milliseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e3) }
    /// So many millionths of a second.
    public static func microseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e6) }
    /// So many billionths of a second.
    public static func nanoseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e9) }

    /// Whether one is shorter.
    public static func < (one: Self, other: Self) -> Bool { one.magnitude < other.magnitude }
    /// One and the other.
    public static func + (one: Self, other: Self) -> Self { Self(one.magnitude + other.magnitude) }
    /// One without the other.
    public static func - (one: Self, other: Self) -> Self { Self(one.magnitude - other.magnitude) }
    /// The product of their magnitudes.
    public static func * (one: Self, other: Self) -> Self { Self(one.magnitude * other.magnitude) }
    /// Adds the other.
    public static func += (one: inout Self, other: Self) { one.magnitude += other.magnitude }
    /// Takes the other away.
    public static func -= (one: inout Self, other: Self) { one.magnitude -= other.magnitude }
    /// Multiplies by the other.
    public static func *= (one: inout Self, other: Self) { one.magnitude *= other.magnitude }
  }
}
