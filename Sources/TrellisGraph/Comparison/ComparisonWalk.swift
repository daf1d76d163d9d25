/// One comparison under way: how deep it is, and what it has put off so as not to go deeper.
///
/// Values nest without limit only through memory of its own: a box, an array's storage. Such memory stays where it is as
/// long as the two values do, so what is nested too deeply for the native stack is put on a list, taken for equal, and
/// compared when the stack is free again. A list of a million nodes in indirect cases needs no more stack than one of 100.
struct ComparisonWalk {
  /// How many memories inside one another are compared natively.
  private static let limit = 64

  private var depth = 0
  private var postponed: [Postponed] = []
  /// What has to stay until the end, since something inside it may have been put off.
  private var kept: [AnyObject] = []

  private struct Postponed {
    let plan: ComparisonPlan
    let first: UnsafeRawPointer
    let second: UnsafeRawPointer
    let count: Int
    let stride: Int
  }

  /// Compares two rows of values in memories of their own; may answer true before it knows, for `finish()` to find out.
  mutating func compare(
    _ plan: ComparisonPlan, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, count: Int = 1,
    stride: Int = 0
  ) -> Bool {
    guard depth < ComparisonWalk.limit else {
      postponed.append(Postponed(plan: plan, first: first, second: second, count: count, stride: stride))
      return true
    }
    depth += 1
    defer { depth -= 1 }
    return run(plan, first, second, count, stride)
  }

  /// Keeps an object until the comparison has ended.
  mutating func keep(_ object: AnyObject) { kept.append(object) }

  /// Compares what was put off; to be called when the native stack is free again and all the rest was equal.
  mutating func finish() -> Bool {
    while let next = postponed.popLast() {
      guard run(next.plan, next.first, next.second, next.count, next.stride) else { return false }
    }
    return true
  }

  private mutating func run(
    _ plan: ComparisonPlan, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ count: Int, _ stride: Int
  ) -> Bool {
    for index in 0..<count
    where !plan.areEqual(first + index * stride, second + index * stride, &self) {
      return false
    }
    return true
  }
}
