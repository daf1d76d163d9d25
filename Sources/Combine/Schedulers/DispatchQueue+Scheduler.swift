public import Dispatch

extension DispatchQueue: @retroactive Scheduler {
  /// A time on a queue's clock, which doesn't count the time that the machine sleeps.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The time.
    public var dispatchTime: DispatchTime

    /// A time.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// Reads a time that was written down.
    public init(from decoder: any Decoder) throws {
      dispatchTime = DispatchTime(
        uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
    }

    /// Writes the time down.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// Feeds the time to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

    /// How far away another time is; negative where it is past.
    public func distance(to other: Self) -> Stride {
      let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      let magnitude = Int(clamping: start < end ? end - start : start - end)
      return .nanoseconds(start < end ? magnitude : -magnitude)
    }

    /// A time that is so far away.
    public func advanced(by distance: Stride) -> Self {
      distance.magnitude == .max ? Self(.distantFuture) : Self(dispatchTime + distance.timeInterval)
    }

    /// How far two times are apart, in nanoseconds; what doesn't fit is the longest that does.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral,
      Hashable, Codable, Sendable
    {
      /// In nanoseconds.
      public var magnitude: Int

      /// The same as the type that the clock itself counts in.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      private init(saturating value: Int, times factor: Int) {
        let (product, overflows) = value.multipliedReportingOverflow(by: factor)
        magnitude = !overflows ? product : (value < 0) == (factor < 0) ? .max : .min
      }

      /// As long as an interval.
      public init(_ interval: DispatchTimeInterval) {
        switch interval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        default: self = .nanoseconds(.max)
        }
      }

      /// In seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }
      /// In seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }

      /// In seconds; nil where they are more than an `Int` holds.
      public init?<Source: BinaryInteger>(exactly source: Source) {
        guard let seconds = Int(exactly: source) else { return nil }
        self = .seconds(seconds)
      }

      /// So many seconds.
      public static func seconds(_ count: Int) -> Self { Self(saturating: count, times: 1_000_000_000) }
      /// So many thousandths of a second.
      public static func milliseconds(_ count: Int) -> Self { Self(saturating: count, times: 1_000_000) }
      /// So many millionths of a second.
      public static func microseconds(_ count: Int) -> Self { Self(saturating: count, times: 1_000) }
      /// So many billionths of a second.
      public static func nanoseconds(_ count: Int) -> Self { Self(saturating: count, times: 1) }

      /// What isn't a number is no time at all.
      public static func seconds(_ count: Double) -> Self {
        let nanoseconds = (count * 1e9).rounded(.towardZero)
        return .nanoseconds(
          nanoseconds.isNaN ? 0 : Int(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min : .max))
      }

      /// Whether one is shorter.
      public static func < (one: Self, other: Self) -> Bool { one.magnitude < other.magnitude }

      /// One and the other.
      public static func + (one: Self, other: Self) -> Self {
        let (sum, overflows) = one.magnitude.addingReportingOverflow(other.magnitude)
        return .nanoseconds(!overflows ? sum : one.magnitude < 0 ? .min : .max)
      }

      /// One without the other.
      public static func - (one: Self, other: Self) -> Self {
        let (difference, overflows) = one.magnitude.subtractingReportingOverflow(other.magnitude)
        return .nanoseconds(!overflows ? difference : one.magnitude < 0 ? .min : .max)
      }

      /// The product of their magnitudes.
      public static func * (one: Self, other: Self) -> Self {
        Self(saturating: one.magnitude, times: other.magnitude)
      }

      /// Adds the other.
      public static func += (one: inout Self, other: Self) { one = one + other }
      /// Takes the other away.
      public static func -= (one: inout Self, other: Self) { one = one - other }
      /// Multiplies by the other.
      public static func *= (one: inout Self, other: Self) { one = one * other }
    }
  }

  /// How a queue runs what is scheduled.
  public struct SchedulerOptions {
    /// How urgent the actions are.
    public var qos: DispatchQoS
    /// How the actions are run.
    public var flags: DispatchWorkItemFlags
    /// What an action belongs to that is scheduled without a time.
    public var group: DispatchGroup?

    /// What differs from what a queue does by itself.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
    ) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }

  /// The present time.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  /// How exact it is at best: it promises nothing.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Performs an action as soon as it can.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let (options, action) = (options ?? SchedulerOptions(), Unchecked(action))
    async(group: options.group, qos: options.qos, flags: options.flags) { action.value() }
  }

  /// Performs an action at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let (options, action) = (options ?? SchedulerOptions(), Unchecked(action))
    asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { action.value() }
  }

  /// Performs an action at a time and then again and again, until what it returns is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let (options, action) = (options ?? SchedulerOptions(), Unchecked(action))
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.setEventHandler(qos: options.qos, flags: options.flags) { action.value() }
    // Negative ones end the process.
    timer.schedule(
      deadline: date.dispatchTime, repeating: max(interval, 0).timeInterval,
      leeway: max(tolerance, 0).timeInterval)
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
