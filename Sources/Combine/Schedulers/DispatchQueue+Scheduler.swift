public import Dispatch

extension DispatchQueue: @retroactive Scheduler {
  /// A time on the clock of a queue, which stops while the machine sleeps.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The time as Dispatch represents it.
    public var dispatchTime: DispatchTime

    /// Creates a time from one of Dispatch.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// Decodes a time from its nanoseconds of uptime.
    public init(from decoder: any Decoder) throws {
      dispatchTime = DispatchTime(
        uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
    }

    /// Encodes the time as nanoseconds of uptime.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// Hashes the nanoseconds of uptime.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

    /// Returns the stride to another time; negative if the other time is earlier.
    public func distance(to other: Self) -> Stride {
      let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      let magnitude = Int(clamping: start < end ? end - start : start - end)
      return .nanoseconds(start < end ? magnitude : -magnitude)
    }

    /// Returns the time at a stride from this one.
    public func advanced(by distance: Stride) -> Self {
      distance.magnitude == .max ? Self(.distantFuture) : Self(dispatchTime + distance.timeInterval)
    }

    /// The length of time between two times, in nanoseconds, clamped to the range of `Int`.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral,
      Hashable, Codable, Sendable
    {
      /// The length in nanoseconds.
      public var magnitude: Int

      /// The length as Dispatch represents it.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      private init(saturating value: Int, times factor: Int) {
        let (product, overflows) = value.multipliedReportingOverflow(by: factor)
        magnitude = !overflows ? product : (value < 0) == (factor < 0) ? .max : .min
      }

      /// Creates a stride of the length of an interval; the longest stride for `.never`.
      public init(_ interval: DispatchTimeInterval) {
        switch interval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        default: self = .nanoseconds(.max)
        }
      }

      /// Creates a stride of a number of seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }
      /// Creates a stride of a number of seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }

      /// Creates a stride of a number of seconds; nil if the number doesn't fit in an `Int`.
      public init?<Source: BinaryInteger>(exactly source: Source) {
        guard let seconds = Int(exactly: source) else { return nil }
        self = .seconds(seconds)
      }

      /// Returns a stride of a number of seconds.
      public static func seconds(_ count: Int) -> Self { Self(saturating: count, times: 1_000_000_000) }
      /// Returns a stride of a number of milliseconds.
      public static func milliseconds(_ count: Int) -> Self { Self(saturating: count, times: 1_000_000) }
      /// Returns a stride of a number of microseconds.
      public static func microseconds(_ count: Int) -> Self { Self(saturating: count, times: 1_000) }
      /// Returns a stride of a number of nanoseconds.
      public static func nanoseconds(_ count: Int) -> Self { Self(saturating: count, times: 1) }

      /// Returns a stride of a number of seconds, rounded toward zero to whole nanoseconds; zero for NaN.
      public static func seconds(_ count: Double) -> Self {
        let nanoseconds = (count * 1e9).rounded(.towardZero)
        return .nanoseconds(
          nanoseconds.isNaN ? 0 : Int(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min : .max))
      }

      /// Returns whether the first stride is shorter.
      public static func < (one: Self, other: Self) -> Bool { one.magnitude < other.magnitude }

      /// Returns the sum of two strides.
      public static func + (one: Self, other: Self) -> Self {
        let (sum, overflows) = one.magnitude.addingReportingOverflow(other.magnitude)
        return .nanoseconds(!overflows ? sum : one.magnitude < 0 ? .min : .max)
      }

      /// Returns the difference of two strides.
      public static func - (one: Self, other: Self) -> Self {
        let (difference, overflows) = one.magnitude.subtractingReportingOverflow(other.magnitude)
        return .nanoseconds(!overflows ? difference : one.magnitude < 0 ? .min : .max)
      }

      /// Returns the product of two magnitudes.
      public static func * (one: Self, other: Self) -> Self {
        Self(saturating: one.magnitude, times: other.magnitude)
      }

      /// Adds a stride.
      public static func += (one: inout Self, other: Self) { one = one + other }
      /// Subtracts a stride.
      public static func -= (one: inout Self, other: Self) { one = one - other }
      /// Multiplies by the magnitude of a stride.
      public static func *= (one: inout Self, other: Self) { one = one * other }
    }
  }

  /// Options for the actions that a queue runs.
  public struct SchedulerOptions {
    /// The quality of service of the actions.
    public var qos: DispatchQoS
    /// The work item flags of the actions.
    public var flags: DispatchWorkItemFlags
    /// The group of the actions that are scheduled without a time.
    public var group: DispatchGroup?

    /// Creates options, by default those of the queue itself.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
    ) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }

  /// The present time of the queue's clock.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  /// The smallest tolerance, which is zero; the queue doesn't guarantee to keep it.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Runs an action as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let (options, action) = (options ?? SchedulerOptions(), Unchecked(action))
    async(group: options.group, qos: options.qos, flags: options.flags) { action.value() }
  }

  /// Runs an action at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let (options, action) = (options ?? SchedulerOptions(), Unchecked(action))
    asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { action.value() }
  }

  /// Runs an action at a time and then at each interval, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let (options, action) = (options ?? SchedulerOptions(), Unchecked(action))
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.setEventHandler(qos: options.qos, flags: options.flags) { action.value() }
    // A negative interval or leeway ends the process.
    timer.schedule(
      deadline: date.dispatchTime, repeating: max(interval, 0).timeInterval,
      leeway: max(tolerance, 0).timeInterval)
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
