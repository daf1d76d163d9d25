public import Foundation

/// A query of the store, which fails here.
open class HKQuery: NSObject, @unchecked Sendable {
  /// The handling of samples that are partly outside a range.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates a set of options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Samples have to start in the range.
    public static let strictStartDate = Options(rawValue: 1)
    /// Samples have to end in the range.
    public static let strictEndDate = Options(rawValue: 2)
  }

  /// Returns the condition that a sample is in a range; nil for a bound that doesn't matter.
  public class func predicateForSamples(withStart start: Date?, end: Date?, options: Options = [])
    -> NSPredicate
  {
    NSPredicate { object, _ in
      guard let sample = object as? HKSample else { return false }
      let first = options.contains(.strictStartDate) ? sample.startDate : sample.endDate
      let last = options.contains(.strictEndDate) ? sample.endDate : sample.startDate
      return (start.map { first >= $0 } ?? true) && (end.map { last <= $0 } ?? true)
    }
  }

  /// Calls the query's handler with an error, if the class has one.
  func fail(_ error: HKError) {}
}

/// A query of samples.
public final class HKSampleQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

  /// Creates a query; the handler gets ``HKError/Code/errorHealthDataUnavailable``.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    handler = resultsHandler
  }

  override func fail(_ error: HKError) { handler(self, nil, error) }
}

/// The ways to summarize quantities.
public struct HKStatisticsOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates a set of options.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A summary for each source.
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  /// The average.
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  /// The least value.
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  /// The greatest value.
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  /// The sum.
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
}

/// A summary of quantities; there are none here.
public final class HKStatistics: NSObject, @unchecked Sendable {
  public let startDate, endDate: Date

  private init(startDate: Date, endDate: Date) { (self.startDate, self.endDate) = (startDate, endDate) }

  /// The sum; always nil here.
  public func sumQuantity() -> HKQuantity? { nil }
  /// The average; always nil here.
  public func averageQuantity() -> HKQuantity? { nil }
}

/// A query of one summary.
public final class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

  /// Creates a query; the handler gets ``HKError/Code/errorHealthDataUnavailable``.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    self.handler = handler
  }

  override func fail(_ error: HKError) { handler(self, nil, error) }
}

/// Summaries of intervals; there are none here.
public final class HKStatisticsCollection: NSObject, @unchecked Sendable {
  private override init() {}

  /// Calls a closure for each summary.
  public func enumerateStatistics(
    from startDate: Date, to endDate: Date,
    with block: (HKStatistics, UnsafeMutablePointer<Bool>) -> Void
  ) {}
}

/// A query of summaries of intervals.
public final class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  /// The handler; it gets ``HKError/Code/errorHealthDataUnavailable``.
  public var initialResultsHandler:
    ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?

  /// Creates a query.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    anchorDate: Date, intervalComponents: DateComponents
  ) {}

  override func fail(_ error: HKError) { initialResultsHandler?(self, nil, error) }
}
