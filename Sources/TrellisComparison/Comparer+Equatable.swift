/// A comparer for `Equatable` types: by `==`.
final class EquatableComparer<Value: Equatable>: Comparer {
  private let structure: LatePlan?

  /// Creates a comparer.
  ///
  /// `structure` is the plan for finding a difference in the fields; nil for a type that is described as a whole.
  init(structure: LatePlan?) {
    self.structure = structure
  }

  override func areEqual(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ walk: inout ComparisonWalk
  ) -> Bool {
    first.assumingMemoryBound(to: Value.self).pointee == second.assumingMemoryBound(to: Value.self).pointee
  }

  override func parts(
    of first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ search: inout DifferenceSearch
  ) -> DifferenceSearch.Parts {
    var walk = ComparisonWalk()
    return areEqual(first, second, &walk) ? .equal : .unequal(structure?.plan)
  }

  override var method: ComparisonOutline.Method { .equatable }
  override var summary: String { "==" }
}

/// A comparer for types whose `==` is isolated to an actor.
///
/// Off the actor, the structure of the values is compared.
final class IsolatedComparer: Comparer {
  private let conformance: EquatableConformance
  private let equatable: Comparer
  private let structure: LatePlan

  init(_ conformance: EquatableConformance, _ equatable: Comparer, structure: LatePlan) {
    self.conformance = conformance
    self.equatable = equatable
    self.structure = structure
  }

  override func areEqual(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ walk: inout ComparisonWalk
  ) -> Bool {
    conformance.isUsable
      ? equatable.areEqual(first, second, &walk) : structure.plan.areEqual(first, second, &walk)
  }

  override func parts(
    of first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ search: inout DifferenceSearch
  ) -> DifferenceSearch.Parts {
    conformance.isUsable ? equatable.parts(of: first, second, &search) : .same(structure.plan)
  }

  override var method: ComparisonOutline.Method { .equatable }
  override var summary: String { "== on its actor, elsewhere by what it is made of" }
  override var nested: [(name: String, plan: ComparisonPlan)] { [("elsewhere", structure.plan)] }
}

/// A comparer that calls a closure of the caller.
final class CustomComparer<Value>: Comparer {
  private let body: (Value, Value) -> Bool

  init(_ body: @escaping (Value, Value) -> Bool) {
    self.body = body
  }

  override func areEqual(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ walk: inout ComparisonWalk
  ) -> Bool {
    body(
      first.assumingMemoryBound(to: Value.self).pointee, second.assumingMemoryBound(to: Value.self).pointee)
  }

  override func parts(
    of first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ search: inout DifferenceSearch
  ) -> DifferenceSearch.Parts {
    var walk = ComparisonWalk()
    guard !areEqual(first, second, &walk) else { return .equal }
    return .unequal(
      TypeMetadata(Value.self).isOneWhole ? nil : ComparisonPlanCache.shared.structure(of: Value.self))
  }

  override var method: ComparisonOutline.Method { .equatable }
  override var summary: String { "the caller's comparison" }
}
