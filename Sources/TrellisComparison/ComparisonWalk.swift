/// A comparison in progress, with its depth and the parts that it has postponed.
///
/// Values can nest without limit only through separate memory blocks: boxes, or arrays' storage. Such a block stays in place as
/// long as the two values do. So parts that are nested too deeply for the native stack are added to a list, and treated as equal
/// for now. They are compared when the stack is free again. A list of a million nodes in indirect cases needs no more stack than
/// one of 100.
struct ComparisonWalk {
  /// The maximum depth of nested memory blocks that is compared recursively.
  private static let limit = 64

  private var depth = 0
  /// The postponed parts and the retained objects; nil while there are none, which is nearly always.
  private var rest: Rest?

  private final class Rest {
    var postponed: [Postponed] = []
    /// The objects that are retained until the comparison ends, since postponed parts may be in them.
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

  /// Compares two sequences of contiguous values in separate memory blocks.
  ///
  /// Too deep in the recursion, postpones the comparison to `finish()`, and returns true.
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

  /// Compares two sequences of contiguous values in separate memory blocks, by a plan that is made if necessary.
  @inline(__always)
  mutating func compare(
    _ plan: LatePlan, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, count: Int = 1
  ) -> Bool {
    plan.reference._withUnsafeGuaranteedRef { compare($0, first, second, count: count) }
  }

  /// Retains an object until the comparison has ended.
  mutating func keep(_ object: AnyObject) { makeRest().kept.append(object) }

  /// Compares the postponed parts.
  ///
  /// Called when the native stack is free again, and all other parts were equal.
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
