/// One comparison under way: how deep it is, and what it has put off so as not to go deeper.
///
/// Values nest without limit only through memory of its own: a box, an array's storage. Such memory stays where it is
/// as long as the two values do, so what is nested too deeply for the native stack is put on a list, taken for equal,
/// and compared when the stack is free again. A list of a million nodes in indirect cases needs no more stack than one
/// of 100.
struct ComparisonWalk {
  /// How many memories inside one another are compared natively.
  private static let limit = 64

  private var depth = 0
  /// What was put off and kept; nil as long as nothing was, which is nearly always.
  private var rest: Rest?

  private final class Rest {
    var postponed: [Postponed] = []
    /// What has to stay until the end, since something inside it may have been put off.
    var kept: [AnyObject] = []
  }

  private struct Postponed {
    let plan: ComparisonPlan
    let first: UnsafeRawPointer
    let second: UnsafeRawPointer
    let count: Int
  }

  private mutating func makeRest() -> Rest {
    if let rest { return rest }
    let made = Rest()
    rest = made
    return made
  }

  /// Compares two rows of values in memories of their own; may answer true before it knows, for `finish()` to find
  /// out.
  mutating func compare(
    _ plan: ComparisonPlan, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, count: Int = 1
  ) -> Bool {
    guard depth < ComparisonWalk.limit else {
      makeRest().postponed.append(Postponed(plan: plan, first: first, second: second, count: count))
      return true
    }
    depth += 1
    defer { depth -= 1 }
    return plan.areEqual(first, second, count: count, &self)
  }

  /// Compares two rows of values in memories of their own, by a plan that may still have to be made.
  @inline(__always)
  mutating func compare(
    _ plan: LatePlan, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, count: Int = 1
  ) -> Bool {
    plan.reference._withUnsafeGuaranteedRef { compare($0, first, second, count: count) }
  }

  /// Keeps an object until the comparison has ended.
  mutating func keep(_ object: AnyObject) { makeRest().kept.append(object) }

  /// Compares what was put off; to be called when the native stack is free again and all the rest was equal.
  @inline(__always)
  mutating func finish() -> Bool {
    guard let rest else { return true }
    return finish(rest)
  }

  private mutating func finish(_ rest: Rest) -> Bool {
    while let next = rest.postponed.popLast() {
      guard next.plan.areEqual(next.first, next.second, count: next.count, &self) else { return false }
    }
    return true
  }
}
