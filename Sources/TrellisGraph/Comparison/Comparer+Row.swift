/// A collection of the standard library whose elements lie in a row.
protocol StoredInARow {
  associatedtype Element
  /// The elements' memory, which stays where it is as long as the collection does, and their count.
  var row: UnsafeBufferPointer<Element> { get }
}

extension Array: StoredInARow {
  var row: UnsafeBufferPointer<Element> { withUnsafeBufferPointer { $0 } }
}

extension ContiguousArray: StoredInARow {
  var row: UnsafeBufferPointer<Element> { withUnsafeBufferPointer { $0 } }
}

extension ArraySlice: StoredInARow {
  var row: UnsafeBufferPointer<Element> { withUnsafeBufferPointer { $0 } }
}

extension StoredInARow {
  static func comparer(cache: ComparisonPlanCache) -> Comparer {
    RowComparer<Self>(elements: LatePlan(Element.self, cache: cache))
  }
}

/// Compares arrays: by storage, then by count, then element by element.
final class RowComparer<Row: StoredInARow>: Comparer {
  private let elements: LatePlan

  init(elements: LatePlan) {
    self.elements = elements
  }

  override func areEqual(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ walk: inout ComparisonWalk
  ) -> Bool {
    let rows = (row(first), row(second))
    guard rows.0.count == rows.1.count else { return false }
    guard let firstBase = rows.0.baseAddress, let secondBase = rows.1.baseAddress, firstBase != secondBase
    else {
      return true
    }
    return walk.compare(
      elements.plan, firstBase, secondBase, count: rows.0.count, stride: MemoryLayout<Row.Element>.stride)
  }

  override func parts(
    of first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ search: inout DifferenceSearch
  ) -> DifferenceSearch.Parts {
    let rows = (row(first), row(second))
    guard rows.0.count == rows.1.count else {
      return .different(.count, old: "\(rows.0.count) elements", new: "\(rows.1.count) elements")
    }
    guard let firstBase = rows.0.baseAddress, let secondBase = rows.1.baseAddress, firstBase != secondBase
    else {
      return .equal
    }
    let plan = elements.plan
    return .children(rows.0.count) {
      (.index($0), plan, UnsafeRawPointer(firstBase + $0), UnsafeRawPointer(secondBase + $0))
    }
  }

  private func row(_ value: UnsafeRawPointer) -> UnsafeBufferPointer<Row.Element> {
    value.assumingMemoryBound(to: Row.self).pointee.row
  }

  override var summary: String { "by storage, then by count, then element by element" }
  override var nested: [(name: String, plan: ComparisonPlan)] { [("element", elements.plan)] }
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

  override var summary: String { "element by element" }
  override var nested: [(name: String, plan: ComparisonPlan)] { [("element", element)] }
}
