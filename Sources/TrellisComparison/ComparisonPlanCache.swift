import Synchronization

/// The plans of the types used so far.
///
/// A plan is made when its type is first requested, under the lock, together with the plans of the fields' types. Types behind an
/// indirection (elements, boxes, existentials) are planned when a value of them is first compared. So planning a recursive type
/// terminates.
final class ComparisonPlanCache: Sendable {
  /// The cache that all graphs share.
  static let shared = ComparisonPlanCache()

  struct Plans {
    /// The plans that use `==` if the type has it.
    var plans: [ObjectIdentifier: ComparisonPlan] = [:]
    /// The plans that use the structure of the type even if it has `==`.
    var structures: [ObjectIdentifier: ComparisonPlan] = [:]
    /// The number of plans made so far.
    var made = 0
  }

  private let plans = Guarded(Plans())

  /// Returns the plan of a type.
  ///
  /// O(1) once the plan is made.
  func plan(for type: Any.Type) -> ComparisonPlan {
    plans.withLock { plans in
      if let plan = plans.plans[ObjectIdentifier(type)] { return plan }
      return ComparisonPlanner(cache: self).plan(type, &plans)
    }
  }

  /// Returns the plan that compares a type's values by structure, even if the type is `Equatable`.
  func structure(of type: Any.Type) -> ComparisonPlan {
    plans.withLock { ComparisonPlanner(cache: self).structure(type, &$0) }
  }

  /// The number of plans made so far.
  var made: Int { plans.withLock { $0.made } }
}

/// The plan of a type, looked up when a value of the type is first compared.
final class LatePlan: Sendable {
  let type: Any.Type
  /// The cache, which keeps this object alive.
  private unowned let cache: ComparisonPlanCache
  private let isStructure: Bool
  /// The address of the plan; 0 until it is looked up.
  ///
  /// The cache keeps the plan alive.
  private let found = Atomic<UInt>(0)

  init(_ type: Any.Type, structure: Bool = false, cache: ComparisonPlanCache) {
    self.type = type
    self.cache = cache
    isStructure = structure
  }

  /// The plan.
  ///
  /// O(1).
  var plan: ComparisonPlan { reference.takeUnretainedValue() }

  /// The plan, for use without reference counting.
  ///
  /// O(1).
  @inline(__always)
  var reference: Unmanaged<ComparisonPlan> {
    if let known = UnsafeRawPointer(bitPattern: found.load(ordering: .acquiring)) {
      return Unmanaged<ComparisonPlan>.fromOpaque(known)
    }
    return find()
  }

  @inline(never)
  private func find() -> Unmanaged<ComparisonPlan> {
    let plan = Unmanaged.passUnretained(isStructure ? cache.structure(of: type) : cache.plan(for: type))
    found.store(UInt(bitPattern: plan.toOpaque()), ordering: .releasing)
    return plan
  }
}

/// The plan of the type that was encountered last.
///
/// It serves values whose type is known only when they are compared.
final class RecentPlan: Sendable {
  /// The cache, which keeps this object alive.
  private unowned let cache: ComparisonPlanCache
  /// The address of the plan; 0 until there is one.
  ///
  /// The cache keeps the plan alive.
  private let recent = Atomic<UInt>(0)

  init(cache: ComparisonPlanCache) {
    self.cache = cache
  }

  /// Returns the plan of the type with a metadata record.
  ///
  /// O(1).
  func plan(for metadata: UnsafeRawPointer) -> ComparisonPlan {
    reference(for: metadata).takeUnretainedValue()
  }

  /// Returns the plan of the type with a metadata record, for use without reference counting.
  ///
  /// O(1).
  @inline(__always)
  func reference(for metadata: UnsafeRawPointer) -> Unmanaged<ComparisonPlan> {
    if let known = UnsafeRawPointer(bitPattern: recent.load(ordering: .acquiring)) {
      let plan = Unmanaged<ComparisonPlan>.fromOpaque(known)
      if plan._withUnsafeGuaranteedRef({ $0.metadata.pointer == metadata }) { return plan }
    }
    return find(metadata)
  }

  @inline(never)
  private func find(_ metadata: UnsafeRawPointer) -> Unmanaged<ComparisonPlan> {
    let plan = Unmanaged.passUnretained(cache.plan(for: unsafeBitCast(metadata, to: Any.Type.self)))
    recent.store(UInt(bitPattern: plan.toOpaque()), ordering: .releasing)
    return plan
  }
}
