import Synchronization

/// A collection of the standard library with contiguous elements.
protocol ContiguousCollection {
  static func comparer(cache: ComparisonPlanCache) -> Comparer
}

extension Array: ContiguousCollection {
  static func comparer(cache: ComparisonPlanCache) -> Comparer {
    RowComparer(elements: LatePlan(Element.self, cache: cache))
  }
}

extension ContiguousArray: ContiguousCollection {
  static func comparer(cache: ComparisonPlanCache) -> Comparer {
    RowComparer(elements: LatePlan(Element.self, cache: cache))
  }
}

extension ArraySlice: ContiguousCollection {
  static func comparer(cache: ComparisonPlanCache) -> Comparer {
    SliceComparer<Element>(elements: LatePlan(Element.self, cache: cache))
  }
}

/// A comparer for arrays: by storage, then by count, then element by element.
///
/// ```
///  array     the address of its storage, which all empty arrays share
///  storage   two words of every object's, the count, the capacity, the elements
/// ```
/// Elements with the same bytes are equal without further comparison, if their type allows that (``SameBytes``). An array is
/// often part of several values that are compared in succession, so the element that differed last is compared first.
class RowComparer: Comparer {
  /// The address and the number of the elements.
  struct Row {
    let base: UnsafeRawPointer
    let count: Int
  }

  private let elements: LatePlan
  private let elementOffset: Int
  private let sameBytes: SameBytes?
  /// The index of the last difference that was found.
  private let lastDifference = Atomic<Int>(0)

  init(elements: LatePlan) {
    self.elements = elements
    let mask = TypeMetadata(elements.type).alignmentMask
    elementOffset = (32 + mask) & ~mask
    sameBytes = SameBytes(of: elements.type)
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
    guard let sameBytes else {
      return walk.compare(elements, first.base, second.base, count: first.count)
    }
    let stride = elements.plan.stride
    let guess = lastDifference.load(ordering: .relaxed)
    if guess < first.count {
      let offset = guess * stride
      if sameBytes.firstDifference(first.base + offset, second.base + offset, from: 0, count: 1) == 0,
        !walk.compare(elements, first.base + offset, second.base + offset)
      {
        return false
      }
    }
    var index = 0
    while true {
      index = sameBytes.firstDifference(first.base, second.base, from: index, count: first.count)
      if index == first.count { return true }
      let offset = index * stride
      // The element at `guess` was compared above: it is equal, or postponed.
      if index != guess, !walk.compare(elements, first.base + offset, second.base + offset) {
        lastDifference.store(index, ordering: .relaxed)
        return false
      }
      index += 1
    }
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

/// A comparer for array slices: by the address of their elements, since the storage is that of the whole array.
final class SliceComparer<Element>: RowComparer {
  override func row(_ value: UnsafeRawPointer) -> Row {
    let slice = value.assumingMemoryBound(to: ArraySlice<Element>.self)
    // The address stays valid as long as the slice, which outlives the comparison.
    let base = slice.pointee.withUnsafeBufferPointer { $0.baseAddress }
    return Row(base: base.map { UnsafeRawPointer($0) } ?? value, count: slice.pointee.count)
  }
}

/// A comparer for arrays with inline elements (`InlineArray`): element by element.
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
