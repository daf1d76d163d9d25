/// A bin of values, from its lower bound up to its upper bound.
///
/// Source: documented, developer.apple.com/documentation/charts/chartbinrange.
public nonisolated struct ChartBinRange<Bound: Comparable> {
  /// The smallest value of the bin.
  public let lowerBound: Bound
  /// The end of the bin; only the last bin contains it.
  public let upperBound: Bound
  let includesUpper: Bool

  /// Returns whether a value is in the bin.
  public func contains(_ element: Bound) -> Bool {
    element >= lowerBound && (element < upperBound || includesUpper && element == upperBound)
  }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

extension RandomAccessCollection where Element: Comparable, Index == Int {
  /// Returns the index of the bin that contains a value; the first or the last bin for values outside.
  ///
  /// The collection has the thresholds between the bins, in ascending order.
  func binIndex(of value: Element) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return Swift.max(0, Swift.min(low - 1 - startIndex, count - 2))
  }
}
