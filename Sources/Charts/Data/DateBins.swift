public import Foundation

/// Bins that divide time at thresholds.
///
/// The bins are a collection of ranges, one fewer than the thresholds.
///
/// Source: documented, developer.apple.com/documentation/charts/datebins; which units a desired count chooses: ours.
public nonisolated struct DateBins: RandomAccessCollection, Sendable {
  /// The positions of the bins.
  public typealias Index = Int
  /// The limits of the bins in ascending order.
  public let thresholds: [Date]

  /// Creates bins between thresholds, which are sorted first.
  public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

  /// Creates bins of a number of calendar components each, which cover a range.
  ///
  /// The first bin starts with the component that contains the start of the range, at a multiple of `count`. There are at most a
  /// million bins.
  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current
  ) {
    self.init(
      thresholds: DateTicks(unit: unit, count: count).dates(
        from: range.lowerBound, to: range.upperBound, calendar, covering: true, limit: 1_000_001))
  }

  /// Creates bins of a number of seconds each, from the start of a range.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let count = (range.upperBound.timeIntervalSince(range.lowerBound) / timeInterval).rounded(.up)
    // A million bins are a mistake, and an infinite range has no bins.
    guard timeInterval > 0, count <= 1_000_000 else {
      self.init(thresholds: [])
      return
    }
    self.init(
      thresholds: (0...Swift.max(1, Int(count))).map {
        range.lowerBound.addingTimeInterval(Double($0) * timeInterval)
      })
  }

  /// Creates about `desiredCount` bins of calendar components.
  public init(range: ClosedRange<Date>, desiredCount: Int, calendar: Calendar = .current) {
    let step = DateTicks.step(
      span: range.upperBound.timeIntervalSince(range.lowerBound), count: Swift.max(1, desiredCount))
    self.init(
      thresholds: step.dates(from: range.lowerBound, to: range.upperBound, calendar, covering: true))
  }

  /// Creates bins of calendar components that contain all of the data.
  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .current) {
    guard let low = data.min(), let high = data.max() else {
      self.init(thresholds: [])
      return
    }
    let count = desiredCount ?? Int(log2(Double(data.count)).rounded(.up)) + 1
    self.init(range: low...high, desiredCount: count, calendar: calendar)
  }

  /// The position of the first bin.
  public var startIndex: Int { 0 }
  /// The number of bins.
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
  /// The bin at a position.
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1],
      includesUpper: position == endIndex - 1)
  }

  /// Returns the position of the bin that contains a date; the first or the last bin for dates outside.
  public func index(for value: Date) -> Int { thresholds.binIndex(of: value) }
}
