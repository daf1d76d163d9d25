/// The times under the names of constants.
public let kCMTimeZero = CMTime.zero
/// The time that isn't valid.
public let kCMTimeInvalid = CMTime.invalid
/// The time that isn't known.
public let kCMTimeIndefinite = CMTime.indefinite
/// The time later than any number.
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
/// The time earlier than any number.
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity

/// Returns a time of a number of units.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Returns the time nearest to a number of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Returns the number of seconds of a time; NaN if the time isn't known.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }

/// Returns the sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

/// Returns the difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// Returns a time multiplied by a whole number.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  guard time.isNumeric else { return multiplier < 0 ? -time : time }
  let (value, overflows) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
  guard !overflows else {
    return (time.value < 0) == (multiplier < 0) ? .positiveInfinity : .negativeInfinity
  }
  return CMTime(value: value, timescale: time.timescale, flags: time.flags, epoch: time.epoch)
}

/// Returns a time multiplied by a number; the timescale is at least 65536 units per second.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
  guard time.isNumeric else { return multiplier < 0 ? -time : time }
  return CMTime(seconds: time.seconds * multiplier, preferredTimescale: max(time.timescale, 65536))
}

/// Returns a time multiplied by a fraction.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
  guard divisor != 0 else { return .invalid }
  return CMTimeMultiplyByFloat64(time, multiplier: Double(multiplier) / Double(divisor))
}

/// Returns -1, 0 or 1 if the first time is earlier than, equal to, or later than the second.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 < time2 ? -1 : time1 == time2 ? 0 : 1
}

/// Returns the earlier time.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }

/// Returns the later time.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }

/// Returns the time without its sign.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime { time < .zero ? -time : time }

/// Returns a time in another timescale.
public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
  time.convertScale(timescale, method: method)
}
