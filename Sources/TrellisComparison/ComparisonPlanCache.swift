import Synchronization

/// The plans of the types seen so far.
///
/// A plan is made once, under the lock, when its type is first asked for; those of the types of its fields with it.
/// What lies behind an indirection (elements, boxes, existentials) is planned when a value of it is first compared: so
/// types that contain themselves come to an end.
final class ComparisonPlanCache: Sendable {
  /// The cache that all graphs share.
  static let shared = ComparisonPlanCache()

  struct Plans {
    /// By `==` where a type has it.
    var plans: [ObjectIdentifier: ComparisonPlan] = [:]
    /// By what the type is made of, though it has `==`.
    var structures: [ObjectIdentifier: ComparisonPlan] = [:]
    /// How many plans were ever made.
    var made = 0
  }

  private let plans = Guarded(Plans())

  /// The plan of a type.
  ///
  /// O(1) once it is made.
  func plan(for type: Any.Type) -> ComparisonPlan {
    plans.withLock { plans in
      if let plan = plans.plans[ObjectIdentifier(type)] { return plan }
      return ComparisonPlanner(cache: self).plan(type, &plans)
    }
  }

  /// The plan that compares a type's values by what they are made of, even if the type is `Equatable`.
  func structure(of type: Any.Type) -> ComparisonPlan {
    plans.withLock { ComparisonPlanner(cache: self).structure(type, &$0) }
  }

  /// How many plans were made so far.
  var made: Int { plans.withLock { $0.made } }
}

/// The plan of a type that is looked up when a value of it is first compared.
final class LatePlan: Sendable {
  let type: Any.Type
  /// The cache, which keeps this.
  private unowned let cache: ComparisonPlanCache
  private let isStructure: Bool
  /// The plan's address, 0 until it is looked up.
  ///
  /// The cache keeps the plan.
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

  /// The plan, to be used without counting references.
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

/// The plan of the type that was met last, for places where the type is known only when a value is compared.
final class RecentPlan: Sendable {
  /// The cache, which keeps this.
  private unowned let cache: ComparisonPlanCache
  /// The plan's address, 0 until there is one.
  ///
  /// The cache keeps the plan.
  private let recent = Atomic<UInt>(0)

  init(cache: ComparisonPlanCache) {
    self.cache = cache
  }

  /// The plan of the type with that record.
  ///
  /// O(1).
  func plan(for metadata: UnsafeRawPointer) -> ComparisonPlan {
    reference(for: metadata).takeUnretainedValue()
  }

  /// The plan of the type with that record, to be used without counting references.
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
