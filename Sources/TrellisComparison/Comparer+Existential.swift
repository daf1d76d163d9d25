/// A comparer for existentials that hold values of any type: `Any`, `any P`.
///
/// ```
///  word 0…2   the value, or in word 0 its box
///  word 3     its type
///  word 4…    its conformances, which follow from the type
/// ```
final class ExistentialComparer: Comparer {
  private let recent: RecentPlan

  init(cache: ComparisonPlanCache) {
    recent = RecentPlan(cache: cache)
  }

  override func areEqual(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ walk: inout ComparisonWalk
  ) -> Bool {
    let type = first.load(fromByteOffset: 24, as: UnsafeRawPointer.self)
    guard type == second.load(fromByteOffset: 24, as: UnsafeRawPointer.self) else { return false }
    return recent.reference(for: type)._withUnsafeGuaranteedRef { plan in
      guard !plan.isStoredInline else { return plan.areEqual(first, second, &walk) }
      guard let values = boxed(first, second, plan) else { return true }
      return walk.compare(plan, values.0, values.1)
    }
  }

  override func parts(
    of first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ search: inout DifferenceSearch
  ) -> DifferenceSearch.Parts {
    let types = (
      first.load(fromByteOffset: 24, as: Any.Type.self), second.load(fromByteOffset: 24, as: Any.Type.self)
    )
    guard types.0 == types.1 else {
      return .differentTypes(types.0, types.1)
    }
    let plan = recent.plan(for: TypeMetadata(types.0).pointer)
    guard !plan.isStoredInline else { return .same(plan) }
    guard let values = boxed(first, second, plan) else { return .equal }
    return .children(1) { _ in (.none, plan, values.0, values.1) }
  }

  /// Returns the addresses of two boxed values; nil if they share the box.
  @inline(__always)
  private func boxed(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ plan: ComparisonPlan
  ) -> (UnsafeRawPointer, UnsafeRawPointer)? {
    let boxes = (first.load(as: UnsafeRawPointer.self), second.load(as: UnsafeRawPointer.self))
    if boxes.0 == boxes.1 { return nil }
    let metadata = plan.metadata
    return (metadata.value(inBox: boxes.0), metadata.value(inBox: boxes.1))
  }

  override var method: ComparisonOutline.Method { .dynamicType }
  override var summary: String { "by dynamic type, then as a value of it" }
}

/// A comparer for existentials that hold only objects: `AnyObject`, or `any P` if `P` is a class-bound protocol.
///
/// Word 0 is the object, which has its type; the other words follow from the type.
final class ObjectExistentialComparer: Comparer {
  private let recent: RecentPlan

  init(cache: ComparisonPlanCache) {
    recent = RecentPlan(cache: cache)
  }

  override func areEqual(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ walk: inout ComparisonWalk
  ) -> Bool {
    let type = type(first)
    guard type == self.type(second) else { return false }
    return recent.reference(for: type)._withUnsafeGuaranteedRef { $0.areEqual(first, second, &walk) }
  }

  override func parts(
    of first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ search: inout DifferenceSearch
  ) -> DifferenceSearch.Parts {
    if let plan = plan(first, second) { return .same(plan) }
    let types = (type(first), type(second))
    return .differentTypes(
      unsafeBitCast(types.0, to: Any.Type.self), unsafeBitCast(types.1, to: Any.Type.self))
  }

  /// The plan of the objects' type; nil if there are two types.
  private func plan(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> ComparisonPlan? {
    let type = type(first)
    return type == self.type(second) ? recent.plan(for: type) : nil
  }

  private func type(_ existential: UnsafeRawPointer) -> UnsafeRawPointer {
    let object = existential.assumingMemoryBound(to: AnyObject.self).pointee
    return unsafeBitCast(Swift.type(of: object), to: UnsafeRawPointer.self)
  }

  override var method: ComparisonOutline.Method { .dynamicType }
  override var summary: String { "by dynamic type, then as an object of it" }
}

/// A comparer for values of type `any Error`, whose boxes have a layout of their own.
final class ErrorComparer: Comparer {
  private let recent: RecentPlan

  init(cache: ComparisonPlanCache) {
    recent = RecentPlan(cache: cache)
  }

  override func areEqual(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ walk: inout ComparisonWalk
  ) -> Bool {
    switch contents(first, second) {
    case .sameBox: return true
    case .differentTypes: return false
    case .values(let plan, let old, let new):
      walk.keep(old)
      walk.keep(new)
      return walk.compare(plan, old.address, new.address)
    }
  }

  override func parts(
    of first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ search: inout DifferenceSearch
  ) -> DifferenceSearch.Parts {
    switch contents(first, second) {
    case .sameBox: return .equal
    case .differentTypes(let old, let new): return .differentTypes(old, new)
    case .values(let plan, let old, let new):
      search.keep(old)
      search.keep(new)
      let values = (UnsafeRawPointer(old.address), UnsafeRawPointer(new.address))
      return .children(1) { _ in (.none, plan, values.0, values.1) }
    }
  }

  /// The contents of two boxes.
  private enum Contents {
    case sameBox
    case differentTypes(Any.Type, Any.Type)
    case values(ComparisonPlan, ValueCopy, ValueCopy)
  }

  private func contents(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Contents {
    if first.load(as: UnsafeRawPointer.self) == second.load(as: UnsafeRawPointer.self) { return .sameBox }
    let errors = (error(first), error(second))
    let types: (Any.Type, Any.Type) = (type(of: errors.0), type(of: errors.1))
    guard types.0 == types.1 else { return .differentTypes(types.0, types.1) }
    let copies = (copy(errors.0), copy(errors.1))
    return .values(recent.plan(for: copies.0.metadata.pointer), copies.0, copies.1)
  }

  /// Returns a copy of the boxed value.
  ///
  /// The layout of the box is left to the runtime.
  private func copy(_ error: any Error) -> ValueCopy {
    func open<Value: Error>(_ error: Value) -> ValueCopy { ValueCopy(error) }
    return _openExistential(error, do: open)
  }

  private func error(_ value: UnsafeRawPointer) -> any Error {
    value.assumingMemoryBound(to: (any Error).self).pointee
  }

  override var method: ComparisonOutline.Method { .dynamicType }
  override var summary: String { "by dynamic type, then as a value of it" }
}
