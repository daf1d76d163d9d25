import Foundation

/// Bins that divide numbers at thresholds.
///
/// The bins are a collection of ranges, one fewer than the thresholds.
///
/// Source: documented, developer.apple.com/documentation/charts/numberbins; the algorithm of the thresholds is that of
/// the axes' ticks: ours.
public nonisolated struct NumberBins<Value: Plottable & Comparable>: RandomAccessCollection
where Value.PrimitivePlottable: Numeric {
  /// The positions of the bins.
  public typealias Index = Int
  /// The limits of the bins in ascending order.
  public let thresholds: [Value]

  /// Creates bins between thresholds, which are sorted first.
  public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

  private init(_ numbers: [Double]) {
    self.init(thresholds: numbers.compactMap { Value(datum: .number($0)) })
  }

  /// The position of the first bin.
  public var startIndex: Int { 0 }
  /// The number of bins.
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
  /// The bin at a position.
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1],
      includesUpper: position == endIndex - 1)
  }

  /// Returns the position of the bin that contains a value; the first or the last bin for values outside.
  public func index(for value: Value) -> Int { thresholds.binIndex(of: value) }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Creates bins at round numbers that contain all of the data: about `desiredCount`, or a number that grows with the data.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    self.init(numbers: data.map { Double($0) }, desiredCount, Double(minimumStride))
  }
  /// Creates a number of bins of equal size.
  public init(range: ClosedRange<Value>, count: Int) { self.init(equal: range, count) }
  /// Creates about `desiredCount` bins at round numbers.
  public init(range: ClosedRange<Value>, desiredCount: Int, minimumStride: Value = 0) {
    self.init(
      numbers: [Double(range.lowerBound), Double(range.upperBound)], desiredCount, Double(minimumStride))
  }
  /// Creates bins of a size, at its multiples, that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(size: Double(size), Double(range.lowerBound)...Double(range.upperBound))
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Creates bins at round numbers that contain all of the data: about `desiredCount`, or a number that grows with the data.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    self.init(numbers: data.map { Double($0) }, desiredCount, Swift.max(1, Double(minimumStride)))
  }
  /// Creates a number of bins of equal size, rounded to whole numbers.
  public init(range: ClosedRange<Value>, count: Int) { self.init(equal: range, count) }
  /// Creates about `desiredCount` bins at round numbers.
  public init(range: ClosedRange<Value>, desiredCount: Int, minimumStride: Value = 0) {
    self.init(
      numbers: [Double(range.lowerBound), Double(range.upperBound)], desiredCount,
      Swift.max(1, Double(minimumStride)))
  }
  /// Creates bins of a size, at its multiples, that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(size: Double(size), Double(range.lowerBound)...Double(range.upperBound))
  }
}

extension NumberBins {
  fileprivate init(numbers: [Double], _ desiredCount: Int?, _ minimumStride: Double) {
    let finite = numbers.filter(\.isFinite)
    guard let low = finite.min(), let high = finite.max() else {
      self.init(thresholds: [])
      return
    }
    // Sturges' number of bins.
    let count = desiredCount ?? Int(log2(Double(finite.count)).rounded(.up)) + 1
    let step = NiceTicks.step(low...high, count: Swift.max(1, count), minimum: minimumStride)
    self.init(size: step, low...high)
  }

  fileprivate init(equal range: ClosedRange<Value>, _ count: Int) {
    guard let low = range.lowerBound.datum.magnitude, let high = range.upperBound.datum.magnitude, count > 0
    else {
      self.init(thresholds: [])
      return
    }
    self.init((0...count).map { low + (high - low) * Double($0) / Double(count) })
  }

  fileprivate init(size: Double, _ range: ClosedRange<Double>) {
    let first = (range.lowerBound / size).rounded(.down)
    let last = Swift.max((range.upperBound / size).rounded(.up), first + 1)
    // A million bins are a mistake, and an infinite range has no bins.
    guard size > 0, size.isFinite, last - first <= 1_000_000 else {
      self.init(thresholds: [])
      return
    }
    self.init((0...Int(last - first)).map { NiceTicks.multiple(first + Double($0), of: size) })
  }
}

extension NumberBins: Sendable where Value: Sendable {}
