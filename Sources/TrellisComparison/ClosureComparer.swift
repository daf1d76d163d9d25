/// A comparison of actions, which are closures that return nothing, by their code and by the values that they have captured.
///
/// ```
///  word 0   the code
///  word 1   the context: an object with the captured values; nil if there are none
/// ```
/// Two actions with the same code and equal captured values do the same, whenever they are called. If the captured values can't be read, closures are equal
/// only if they share the context.
final class ClosureComparer: Comparer {
  private let cache: ComparisonPlanCache
  /// The layouts of contexts, by the address of their records; nil for those that can't be read.
  private let known = Guarded<[UInt: CapturedValues?]>([:])

  init(cache: ComparisonPlanCache) {
    self.cache = cache
  }

  override func areEqual(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ walk: inout ComparisonWalk
  ) -> Bool {
    guard first.load(as: UInt.self) == second.load(as: UInt.self) else { return false }
    let contexts = contexts(first, second)
    if contexts.0 == contexts.1 { return true }
    guard let (values, first, second) = captured(contexts.0, contexts.1) else { return false }
    return values.allSatisfy { walk.compare($0.plan, first + $0.offset, second + $0.offset) }
  }

  override func parts(
    of first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ search: inout DifferenceSearch
  ) -> DifferenceSearch.Parts {
    guard first.load(as: UInt.self) == second.load(as: UInt.self) else {
      return .different(.closureFunction, old: "a closure", new: "another closure")
    }
    let contexts = contexts(first, second)
    if contexts.0 == contexts.1 { return .equal }
    guard let (values, first, second) = captured(contexts.0, contexts.1) else {
      return .different(.closureContext, old: "a closure", new: "a closure")
    }
    return .children(values.count) { index in
      let value = values[index]
      return (.capture(index), value.plan.plan, first + value.offset, second + value.offset)
    }
  }

  private func contexts(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer
  ) -> (UnsafeRawPointer?, UnsafeRawPointer?) {
    (
      first.load(fromByteOffset: 8, as: UnsafeRawPointer?.self),
      second.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
    )
  }

  /// Returns the layout of two contexts and their addresses; nil if they have different layouts, or one that can't be read.
  private func captured(
    _ first: UnsafeRawPointer?, _ second: UnsafeRawPointer?
  ) -> (values: [CapturedValues.Value], first: UnsafeRawPointer, second: UnsafeRawPointer)? {
    guard let first, let second else { return nil }
    let record = first.load(as: UnsafeRawPointer.self)
    guard record == second.load(as: UnsafeRawPointer.self) else { return nil }
    return layout(record).map { ($0.values, first, second) }
  }

  private func layout(_ record: UnsafeRawPointer) -> CapturedValues? {
    let address = UInt(bitPattern: record)
    if let layout = known.withLock({ $0[address] }) { return layout }
    let layout = CapturedValues(record: record, cache: cache)
    known.withLock { _ = $0.updateValue(layout, forKey: address) }
    return layout
  }

  override var method: ComparisonOutline.Method { .closure }
  override var summary: String { "by function and captured values" }
}
