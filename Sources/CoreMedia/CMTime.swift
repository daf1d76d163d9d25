@_exported public import Foundation

/// The value of a time in units of its timescale.
public typealias CMTimeValue = Int64
/// The number of units per second.
public typealias CMTimeScale = Int32
/// The number of times that a timeline restarted; times of different epochs can't be subtracted.
public typealias CMTimeEpoch = Int64

/// The largest timescale.
public let kCMTimeMaxTimescale: CMTimeScale = 0x7fff_ffff

/// The kind of a time.
///
/// Source: documented, developer.apple.com/documentation/coremedia/cmtimeflags.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates flags of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The time is valid.
  public static let valid = CMTimeFlags(rawValue: 1)
  /// The time was rounded.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  /// The time is later than any number.
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  /// The time is earlier than any number.
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  /// The time isn't known.
  public static let indefinite = CMTimeFlags(rawValue: 16)
  /// The flags of a time that isn't a number.
  public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// The way to round a time to another timescale.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// To the nearest unit, halves away from zero.
  case roundHalfAwayFromZero = 1
  /// Towards zero.
  case roundTowardZero = 2
  /// Away from zero.
  case roundAwayFromZero = 3
  /// Towards zero into a coarser timescale, away from zero into a finer one.
  case quickTime = 4
  /// Towards positive infinity.
  case roundTowardPositiveInfinity = 5
  /// Towards negative infinity.
  case roundTowardNegativeInfinity = 6

  /// The default, which rounds halves away from zero.
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

/// A time as a rational number of seconds, or an infinite, indefinite or invalid one.
///
/// Source: documented, developer.apple.com/documentation/coremedia/cmtime.
public struct CMTime: Sendable {
  /// The number of units.
  public var value: CMTimeValue
  /// The units per second; positive for numbers.
  public var timescale: CMTimeScale
  /// The kind of the time.
  public var flags: CMTimeFlags
  /// The epoch of the timeline, usually 0.
  public var epoch: CMTimeEpoch

  /// Creates a time of its parts.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }

  /// Creates an invalid time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// Creates a time of a number of units; invalid if the timescale isn't positive.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// Creates the time nearest to a number of seconds.
  ///
  /// A timescale that isn't positive makes an invalid time, and NaN too; an infinite number makes an infinite time. Seconds beyond the
  /// range of the timescale get a coarser one, and are marked as rounded.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard preferredTimescale > 0, !seconds.isNaN else {
      self.init()
      return
    }
    guard seconds.isFinite else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    var scale = preferredTimescale
    while abs(seconds * Double(scale)) >= 9.2e18, scale > 1 { scale /= 2 }
    guard abs(seconds * Double(scale)) < 9.2e18 else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    let units = (seconds * Double(scale)).rounded(.toNearestOrAwayFromZero)
    self.init(value: Int64(units), timescale: scale)
    if units != seconds * Double(scale) || scale != preferredTimescale { flags.insert(.hasBeenRounded) }
  }

  /// A time that isn't valid.
  public static let invalid = CMTime()
  /// A valid time that isn't known, such as the length of a live stream.
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// A time later than any number.
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// A time earlier than any number.
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
  /// The number 0.
  public static let zero = CMTime(value: 0, timescale: 1)

  /// The number of seconds; infinite for infinite times, NaN for indefinite and invalid ones.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    return isPositiveInfinity ? .infinity : isNegativeInfinity ? -.infinity : .nan
  }

  /// Whether the time is valid.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether the time is later than any number.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether the time is earlier than any number.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether the time is valid, but not known.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether the time is a number.
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  /// Whether a number was rounded.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }
}
