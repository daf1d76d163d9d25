/// A comparison of contiguous values of one type, without a generic call per value.
package struct RowComparison {
  private let plan: ComparisonPlan
  private let sameBytes: SameBytes?
  /// The distance from one value to the next, in bytes.
  package let stride: Int

  /// Prepares the comparison of a type's values.
  ///
  /// O(1) once the type has been seen.
  package init<Value>(of type: Value.Type) {
    plan = ComparisonPlan.plan(for: type)
    sameBytes = SameBytes(of: type)
    stride = plan.stride
  }

  /// Returns whether two sequences of `count` values are equal.
  package func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, count: Int) -> Bool {
    var index = 0
    while true {
      if let sameBytes {
        index = sameBytes.firstDifference(first, second, from: index, count: count)
      }
      if index >= count { return true }
      guard plan.areEqual(first + index * stride, second + index * stride) else { return false }
      index += 1
    }
  }

  /// Returns the number of values, from an index on, that have the same bytes in two sequences.
  package func sameCount(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, from start: Int, to end: Int)
    -> Int
  {
    var index = start
    let block = max(1, 4096 / max(1, stride))
    while index + block <= end, hasSameBytes(first, second, at: index, count: block) { index += block }
    while index < end, hasSameBytes(first, second, at: index, count: 1) { index += 1 }
    return index - start
  }

  @inline(__always)
  private func hasSameBytes(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, at index: Int, count: Int)
    -> Bool
  {
    Bytes.areEqual(first + index * stride, second + index * stride, count * stride)
  }
}
