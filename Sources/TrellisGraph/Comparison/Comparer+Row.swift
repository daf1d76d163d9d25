/// A collection of the standard library whose elements lie in a row.
protocol StoredInARow {
  static func comparer(cache: ComparisonPlanCache) -> Comparer
}

extension Array: StoredInARow {
  static func comparer(cache: ComparisonPlanCache) -> Comparer {
    RowComparer(elements: LatePlan(Element.self, cache: cache))
  }
}

extension ContiguousArray: StoredInARow {
  static func comparer(cache: ComparisonPlanCache) -> Comparer {
    RowComparer(elements: LatePlan(Element.self, cache: cache))
  }
}

extension ArraySlice: StoredInARow {
  static func comparer(cache: ComparisonPlanCache) -> Comparer {
    SliceComparer<Element>(elements: LatePlan(Element.self, cache: cache))
  }
}

/// Compares arrays: by storage, then by count, then element by element.
///
/// ```
///  array     the address of its storage, the same one for all that are empty
///  storage   two words of every object's, the count, the capacity, the elements
/// ```
class RowComparer: Comparer {
  /// Where the elements are, and how many.
  struct Row {
    let base: UnsafeRawPointer
    let count: Int
  }

  private let elements: LatePlan
  private let elementOffset: Int

  init(elements: LatePlan) {
    self.elements = elements
    let mask = TypeMetadata(elements.type).alignmentMask
    elementOffset = (32 + mask) & ~mask
  }

  func row(_ value: UnsafeRawPointer) -> Row {
    let storage = value.load(as: UnsafeRawPointer.self)
    return Row(base: storage + elementOffset, count: storage.load(fromByteOffset: 16, as: Int.self))
  }

  override final func areEqual(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ walk: inout ComparisonWalk
  ) -> Bool {
    let (first, second) = (row(first), row(second))
    guard first.count == second.count else { return false }
    guard first.base != second.base, first.count > 0 else { return true }
    return walk.compare(elements, first.base, second.base, count: first.count)
  }

  override final func parts(
    of first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ search: inout DifferenceSearch
  ) -> DifferenceSearch.Parts {
    let (first, second) = (row(first), row(second))
    guard first.count == second.count else {
      return .different(.count, old: "\(first.count) elements", new: "\(second.count) elements")
    }
    guard first.base != second.base, first.count > 0 else { return .equal }
    let plan = elements.plan
    return .children(first.count) {
      (.index($0), plan, first.base + $0 * plan.stride, second.base + $0 * plan.stride)
    }
  }

  override final var method: ComparisonOutline.Method { .elements }
  override final var summary: String { "by storage, then by count, then element by element" }
  override final var nested: [(name: String, plan: ComparisonPlan)] { [("element", elements.plan)] }
}

/// Compares parts of arrays, by where their elements are: the storage is that of the whole.
final class SliceComparer<Element>: RowComparer {
  override func row(_ value: UnsafeRawPointer) -> Row {
    let slice = value.assumingMemoryBound(to: ArraySlice<Element>.self)
    // The address holds as long as the slice does, which is longer than the comparison.
    let base = slice.pointee.withUnsafeBufferPointer { $0.baseAddress }
    return Row(base: base.map { UnsafeRawPointer($0) } ?? value, count: slice.pointee.count)
  }
}

/// Compares arrays that have their elements in themselves (`InlineArray`): element by element.
final class FixedRowComparer: Comparer {
  private let count: Int
  private let element: ComparisonPlan

  init(count: Int, element: ComparisonPlan) {
    self.count = count
    self.element = element
  }

  override func areEqual(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ walk: inout ComparisonWalk
  ) -> Bool {
    for index in 0..<count {
      let offset = index * element.stride
      guard element.areEqual(first + offset, second + offset, &walk) else { return false }
    }
    return true
  }

  override func parts(
    of first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ search: inout DifferenceSearch
  ) -> DifferenceSearch.Parts {
    .children(count) { [element] in
      (.index($0), element, first + $0 * element.stride, second + $0 * element.stride)
    }
  }

  override var method: ComparisonOutline.Method { .elements }
  override var summary: String { "element by element" }
  override var nested: [(name: String, plan: ComparisonPlan)] { [("element", element)] }
}
