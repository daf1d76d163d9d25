/// A span of time: a start and a duration.
///
/// Source: documented, developer.apple.com/documentation/coremedia/cmtimerange.
public struct CMTimeRange: Hashable, Sendable {
  /// The start.
  public var start: CMTime
  /// The length.
  public var duration: CMTime

  /// Creates an invalid range.
  public init() { self.init(start: .invalid, duration: .invalid) }

  /// Creates a range of a start and a length.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }

  /// Creates a range from a start to an end.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// The empty range at 0.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// The range that isn't valid.
  public static let invalid = CMTimeRange()

  /// The first moment after the range.
  public var end: CMTime { start + duration }
  /// Whether start and duration are valid, and the duration isn't negative.
  public var isValid: Bool { start.isValid && duration.isValid && duration >= .zero }
  /// Whether the range is valid and has no duration.
  public var isEmpty: Bool { isValid && duration == .zero }
  /// Whether the start or the duration isn't known.
  public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }

  /// Whether a time is in the range; its end isn't.
  public func containsTime(_ time: CMTime) -> Bool { isValid && time >= start && time < end }

  /// Whether another range is in this one.
  public func containsTimeRange(_ otherRange: CMTimeRange) -> Bool {
    isValid && otherRange.isValid && otherRange.start >= start && otherRange.end <= end
  }

  /// Returns the common part of both ranges; ``zero`` if there is none.
  public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
    let (first, last) = (max(start, otherRange.start), min(end, otherRange.end))
    return first < last ? CMTimeRange(start: first, end: last) : .zero
  }

  /// Returns the smallest range that has both.
  public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
    CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
  }
}

/// Returns a range of a start and a length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

/// Returns the first moment after a range.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }

/// Whether a time is in a range.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
