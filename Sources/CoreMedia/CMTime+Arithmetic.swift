extension CMTime {
  /// Returns the time in another timescale, rounded; a time that isn't a number is returned unchanged.
  ///
  /// A timescale that isn't positive gives an invalid time, and a value out of range an infinite one.
  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    guard newTimescale > 0 else { return .invalid }
    guard isNumeric, newTimescale != timescale else { return self }
    let (high, low) = value.multipliedFullWidth(by: Int64(newTimescale))
    let scale = Int64(timescale)
    // The quotient has to fit, or the division traps.
    guard abs(Double(value) * Double(newTimescale) / Double(scale)) < 9.2e18 else {
      return value > 0 ? .positiveInfinity : .negativeInfinity
    }
    var (quotient, remainder) = scale.dividingFullWidth((high, low))
    if remainder != 0 {
      let isNegative = remainder < 0
      let away: Bool
      switch method {
      case .roundHalfAwayFromZero: away = remainder.magnitude * 2 >= scale.magnitude
      case .roundTowardZero: away = false
      case .roundAwayFromZero: away = true
      case .quickTime: away = newTimescale > timescale
      case .roundTowardPositiveInfinity: away = !isNegative
      case .roundTowardNegativeInfinity: away = isNegative
      }
      if away { quotient += isNegative ? -1 : 1 }
    }
    var result = CMTime(
      value: quotient, timescale: newTimescale, flags: flags, epoch: epoch)
    if remainder != 0 { result.flags.insert(.hasBeenRounded) }
    return result
  }

  /// Returns the sum of two times; of two opposite infinities, an invalid time.
  public static func + (first: CMTime, second: CMTime) -> CMTime { sum(first, second, sign: 1) }

  /// Returns the difference of two times; of two equal infinities, an invalid time.
  public static func - (minuend: CMTime, subtrahend: CMTime) -> CMTime { sum(minuend, subtrahend, sign: -1) }

  /// Adds a time.
  public static func += (first: inout CMTime, second: CMTime) { first = first + second }

  /// Subtracts a time.
  public static func -= (first: inout CMTime, second: CMTime) { first = first - second }

  /// Returns the time with the opposite sign.
  public static prefix func - (time: CMTime) -> CMTime { .zero - time }

  private static func sum(_ first: CMTime, _ second: CMTime, sign: Int64) -> CMTime {
    guard first.isValid, second.isValid else { return .invalid }
    if first.isIndefinite || second.isIndefinite { return .indefinite }
    guard first.isNumeric, second.isNumeric else {
      func infinity(_ time: CMTime, _ sign: Int64) -> Int64 {
        time.isNumeric ? 0 : time.isPositiveInfinity ? sign : -sign
      }
      let both = infinity(first, 1) + infinity(second, sign)
      return both == 0 ? .invalid : both > 0 ? .positiveInfinity : .negativeInfinity
    }
    let scale = common(first.timescale, second.timescale)
    let (a, b) = (
      first.convertScale(scale, method: .default), second.convertScale(scale, method: .default)
    )
    guard a.isNumeric, b.isNumeric else { return a.isNumeric ? b : a }
    let (value, overflows) = a.value.addingReportingOverflow(sign * b.value)
    guard !overflows else { return a.value > 0 ? .positiveInfinity : .negativeInfinity }
    var result = CMTime(value: value, timescale: scale, flags: .valid, epoch: first.epoch)
    if a.hasBeenRounded || b.hasBeenRounded { result.flags.insert(.hasBeenRounded) }
    return result
  }

  /// Returns the least common multiple of two timescales, or the larger one if the multiple is out of range.
  private static func common(_ first: CMTimeScale, _ second: CMTimeScale) -> CMTimeScale {
    if first == second { return first }
    var (a, b) = (Int64(first), Int64(second))
    while b != 0 { (a, b) = (b, a % b) }
    let multiple = Int64(first) / a * Int64(second)
    return multiple <= Int64(kCMTimeMaxTimescale) ? CMTimeScale(multiple) : max(first, second)
  }
}

extension CMTime: Comparable, Hashable {
  /// Orders times: negative infinity, numbers, positive infinity, indefinite, invalid.
  private func compare(_ other: CMTime) -> Int {
    func rank(_ time: CMTime) -> Int {
      time.isNumeric
        ? 1 : time.isNegativeInfinity ? 0 : time.isPositiveInfinity ? 2 : time.isIndefinite ? 3 : 4
    }
    let (first, second) = (rank(self), rank(other))
    if first != second { return first < second ? -1 : 1 }
    guard first == 1 else { return 0 }
    if epoch != other.epoch { return epoch < other.epoch ? -1 : 1 }
    let (a, b) = (
      value.multipliedFullWidth(by: Int64(other.timescale)),
      other.value.multipliedFullWidth(by: Int64(timescale))
    )
    if a.high != b.high { return a.high < b.high ? -1 : 1 }
    return a.low == b.low ? 0 : a.low < b.low ? -1 : 1
  }

  /// Whether both are the same moment, in whichever timescales.
  public static func == (first: CMTime, second: CMTime) -> Bool { first.compare(second) == 0 }

  /// Whether a time is earlier than another.
  public static func < (first: CMTime, second: CMTime) -> Bool { first.compare(second) < 0 }

  /// Hashes the moment, independent of the timescale.
  public func hash(into hasher: inout Hasher) { hasher.combine(seconds) }
}
