extension EquatableProjection {
  static func comparer(cache: ComparisonPlanCache) -> Comparer {
    PartComparer<Self>(part: LatePlan(Projection.self, cache: cache))
  }

  /// Whether comparisons ignore all of a value.
  static var isUntracked: Bool { Projection.self == Void.self }
}

/// A comparer for untracked values: all of them are equal.
final class UntrackedComparer: Comparer {
  override func areEqual(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ walk: inout ComparisonWalk
  ) -> Bool { true }

  override func parts(
    of first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ search: inout DifferenceSearch
  ) -> DifferenceSearch.Parts { .equal }

  override var method: ComparisonOutline.Method { .untracked }
  override var summary: String { "left out" }
}

/// A comparer for values with an ``EquatableProjection/equatableProjection``, by which they are compared.
final class PartComparer<Value: EquatableProjection>: Comparer {
  private let part: LatePlan

  init(part: LatePlan) {
    self.part = part
  }

  override func areEqual(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ walk: inout ComparisonWalk
  ) -> Bool {
    let (first, second) = (value(first).equatableProjection, value(second).equatableProjection)
    // The parts are destroyed on return, so their comparison is finished here, without postponing any of it.
    return withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in part.plan.areEqual(first, second) }
    }
  }

  override func parts(
    of first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ search: inout DifferenceSearch
  ) -> DifferenceSearch.Parts {
    let copies = (ValueCopy(value(first).equatableProjection), ValueCopy(value(second).equatableProjection))
    search.keep(copies.0)
    search.keep(copies.1)
    let plan = part.plan
    return .children(1) { _ in
      (.none, plan, UnsafeRawPointer(copies.0.address), UnsafeRawPointer(copies.1.address))
    }
  }

  private func value(_ address: UnsafeRawPointer) -> Value {
    address.assumingMemoryBound(to: Value.self).pointee
  }

  override var method: ComparisonOutline.Method { .part }
  override var summary: String { "by the part of it that counts" }
  override var nested: [(name: String, plan: ComparisonPlan)] { [("part", part.plan)] }
}
