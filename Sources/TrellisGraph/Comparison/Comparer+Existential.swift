/// Compares existentials that hold values of any type: `Any`, `any P`.
///
/// ```
///  word 0…2   the value, or in word 0 the box that it is in
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
      let boxes = (first.load(as: UnsafeRawPointer.self), second.load(as: UnsafeRawPointer.self))
      guard boxes.0 != boxes.1 else { return true }
      let metadata = plan.metadata
      return walk.compare(plan, metadata.value(inBox: boxes.0), metadata.value(inBox: boxes.1))
    }
  }

  override func parts(
    of first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ search: inout DifferenceSearch
  ) -> DifferenceSearch.Parts {
    let types = (
      first.load(fromByteOffset: 24, as: Any.Type.self), second.load(fromByteOffset: 24, as: Any.Type.self)
    )
    guard types.0 == types.1 else {
      return .different(.dynamicType, old: _typeName(types.0), new: _typeName(types.1))
    }
    let metadata = TypeMetadata(types.0)
    let plan = recent.plan(for: metadata.pointer)
    guard !plan.isStoredInline else { return .same(plan) }
    let boxes = (first.load(as: UnsafeRawPointer.self), second.load(as: UnsafeRawPointer.self))
    guard boxes.0 != boxes.1 else { return .equal }
    let values = (metadata.value(inBox: boxes.0), metadata.value(inBox: boxes.1))
    return .children(1) { _ in (.none, plan, values.0, values.1) }
  }

  override var summary: String { "by dynamic type, then as a value of it" }
}

/// Compares existentials that hold objects only: `AnyObject`, `any P` where `P` is a class's protocol.
///
/// Word 0 is the object, which knows its type; the rest follows from that.
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
    return .different(
      .dynamicType, old: _typeName(unsafeBitCast(types.0, to: Any.Type.self)),
      new: _typeName(unsafeBitCast(types.1, to: Any.Type.self)))
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

  override var summary: String { "by dynamic type, then as an object of it" }
}

/// Compares values of type `any Error`, which are boxes of a kind of their own.
final class ErrorComparer: Comparer {
  private let recent: RecentPlan

  init(cache: ComparisonPlanCache) {
    recent = RecentPlan(cache: cache)
  }

  override func areEqual(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ walk: inout ComparisonWalk
  ) -> Bool {
    guard !isSameBox(first, second) else { return true }
    let errors = (error(first), error(second))
    guard type(of: errors.0) == type(of: errors.1) else { return false }
    let copies = (copy(errors.0), copy(errors.1))
    walk.keep(copies.0)
    walk.keep(copies.1)
    return walk.compare(recent.plan(for: copies.0.metadata.pointer), copies.0.address, copies.1.address)
  }

  override func parts(
    of first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ search: inout DifferenceSearch
  ) -> DifferenceSearch.Parts {
    guard !isSameBox(first, second) else { return .equal }
    let errors = (error(first), error(second))
    let types: (Any.Type, Any.Type) = (type(of: errors.0), type(of: errors.1))
    guard types.0 == types.1 else {
      return .different(.dynamicType, old: _typeName(types.0), new: _typeName(types.1))
    }
    let copies = (copy(errors.0), copy(errors.1))
    search.keep(copies.0)
    search.keep(copies.1)
    let plan = recent.plan(for: copies.0.metadata.pointer)
    let values = (UnsafeRawPointer(copies.0.address), UnsafeRawPointer(copies.1.address))
    return .children(1) { _ in (.none, plan, values.0, values.1) }
  }

  private func isSameBox(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    first.load(as: UnsafeRawPointer.self) == second.load(as: UnsafeRawPointer.self)
  }

  /// A copy of what is in the box: how a box is laid out is the runtime's business.
  private func copy(_ error: any Error) -> ValueCopy {
    func open<Value: Error>(_ error: Value) -> ValueCopy { ValueCopy(error) }
    return _openExistential(error, do: open)
  }

  private func error(_ value: UnsafeRawPointer) -> any Error {
    value.assumingMemoryBound(to: (any Error).self).pointee
  }

  override var summary: String { "by dynamic type, then as a value of it" }
}
